/// ZCRefresh's words, in traditional Chinese.
extension ControlTexts {
  /// ZCRefresh's header; results and horizontal lists have this project's own words.
  ///
  /// Source: refresh controls reference, 1.3.
  public static let zcHeader = ControlTexts(
    idle: "下拉刷新", pulling: "釋放立即刷新", refreshing: "正在刷新...", success: "刷新完成",
    failure: "刷新失敗", sidewaysIdle: "拉動刷新")

  /// ZCRefresh's footer, whose words are this project's own.
  public static let zcFooter = ControlTexts(
    idle: "上拉載入更多", pulling: "釋放立即載入", refreshing: "正在載入...", failure: "載入失敗",
    noMoreData: "已經全部載入", sidewaysIdle: "拉動載入更多")
}
