import Replay
import Testing

@Suite("Faults of a script")
struct ScriptErrorTests {
  /// A script, the line of its fault, and a word in the reported reason.
  private static let faults: [(script: String, line: Int, about: String)] = [
    ("colour red", 1, "colour"), ("viewport 480 640\nrow 1 2", 2, "row"),
    ("viewport 480", 1, "height"), ("viewport 480 640 1", 1, "too many"),
    ("viewport 0 640", 1, "above 0"),
    ("viewport 480 -1", 1, "above 0"), ("viewport nan 640", 1, "nan"),
    ("viewport 480 inf", 1, "inf"),
    ("viewport 480 infinity", 1, "infinity"), ("viewport 1e400 640", 1, "1e400"),
    ("viewport 0x10 640", 1, "0x10"), ("viewport 480 640pt", 1, "640pt"), ("scale 4", 1, "4"),
    ("rows 10", 1, "missing"), ("rows -1 44", 1, "-1"), ("rows 1.5 44", 1, "1.5"),
    ("rows 10 0", 1, "above 0"), ("rows 10 44 1", 1, "too many"),
    ("rows 9007199254740993 1", 1, "2^53"), ("rows 99999999999999999999 1", 1, "whole number"),
    ("row-heights", 1, "missing"), ("row-heights 10 0", 1, "above 0"),
    ("row-heights 9007199254740992 1", 1, "2^53"), ("inset left 3", 1, "left"),
    ("inset top", 1, "missing"), ("orientation diagonal", 1, "diagonal"),
    ("header egg", 1, "egg"), ("header mj-back", 1, "mj-back"), ("footer mj", 1, "mj"),
    ("footer ego", 1, "ego"), ("footer fg", 1, "fg"), ("header sv-pull", 1, "sv-pull"),
    ("header", 1, "missing"), ("header none x=1", 1, "too many"),
    ("footer mj-trailer", 1, "orientation horizontal"),
    ("orientation vertical\nfooter mj-trailer\n0 wheel 1\n0 jump", 2, "orientation horizontal"),
    ("footer mj-trailer\nfps 30\norientation vertical", 1, "orientation horizontal"),
    ("header mj-trailer\norientation horizontal", 1, "mj-trailer"),
    ("fps 30\n0 set-footer mj-trailer", 2, "orientation horizontal"),
    (
      "orientation horizontal\n0 set orientation vertical\n1 set-footer mj-trailer", 3, "horizontal"
    ),
    ("0 set-header mj trigger=never", 1, "never"), ("0 set-footer mj-auto x=1", 1, "x"),
    ("header mj trigger-distance", 1, "key=value"), ("header mj trigger-distance=0", 1, "trigger"),
    ("header mj trigger-distance=nan", 1, "nan"), ("header mj held-inset=-1", 1, "held"),
    ("header mj approach-percent=0.5", 1, "approach-percent"),
    ("header mj trigger-distance=5 trigger-distance=6", 1, "twice"),
    ("drag-threshold -1", 1, "0 or more"),
    ("rubber-band 0", 1, "0"), ("rubber-band 1.1", 1, "1.1"), ("rubber-band on", 1, "on"),
    ("deceleration-rate slow", 1, "slow"), ("bounces maybe", 1, "maybe"),
    ("animations", 1, "missing"),
    ("reversed maybe", 1, "maybe"), ("reversed", 1, "the value of reversed is missing"),
    ("shown", 1, "the value of shown is missing"), ("0 shown off", 1, "shown"),
    ("sections x", 1, "whole number"),
    ("fps 30\nsections 2 100", 2, "no row 100"),
    ("sections 4\nrows 4 44\n0 wheel 1", 1, "no row 4"),
    ("rows 5 44\n0 set-sections 5", 2, "5 rows"), ("0 restore 3", 1, "missing"),
    ("0 restore 3 1 sleeping", 1, "sleeping"), ("0 restore 3 1 updated", 1, "missing"),
    ("theme blue", 1, "blue"), ("direction up", 1, "up"), ("locale d", 1, "d"),
    ("locale en_", 1, "en_"), ("locale .UTF-8", 1, ".UTF-8"), ("locale C.UTF-8", 1, "C.UTF-8"),
    ("locale", 1, "missing"), ("locale en\nlocale de", 2, "twice"),
    ("clock 2026-02-29T00:00:00Z", 1, "2026-02-29"), ("clock 2026-01-01", 1, "2026-01-01"),
    ("clock 2026-01-01T24:00:00Z", 1, "24"), ("fps 0", 1, "above 0"), ("fps 1e9", 1, "rate"),
    ("ticks regular 5", 1, "regular"), ("ticks irregular -5", 1, "-5"),
    ("ticks irregular 18446744073709551616", 1, "18446744073709551616"),
    ("until -1", 1, "0 or more"),
    ("fps 60\nfps 30", 2, "twice"), ("fps 60\nticks irregular 1", 2, "twice"),
    ("rows 1 1\nrow-heights 2", 2, "twice"),
    ("inset top 1\ninset bottom 1\ninset top 1", 3, "twice"),
    ("header mj\n\n# again\nheader none", 4, "twice"), ("0 wheel 1\nfps 60", 2, "before"),
    ("0 jump 1", 1, "jump"), ("0", 1, "missing"), ("-1 wheel 1", 1, "before the start"),
    ("nan wheel 1", 1, "nan"), ("inf wheel 1", 1, "inf"), ("1e400 wheel 1", 1, "1e400"),
    ("1 wheel 1\n0.999 wheel 1", 2, "before the previous one"),
    ("0 wheel", 1, "the number of notches is missing"),
    ("0 wheel 1 1", 1, "too many"),
    ("0 wheel nan", 1, "nan"), ("0 wheel 1e300", 1, "range"), ("0 down 1", 1, "missing"),
    ("0 down 1 2 3", 1, "3"), ("0 move 1 2", 1, "move"), ("0 up 1 2", 1, "up"),
    ("0 down 1 2 late", 1, "missing"), ("0 down 1 2 late -1", 1, "0 or more"),
    ("0 down 1 2\n1 up 1 2 late 1e400", 2, "1e400"), ("0 down 1 2\n1 cancel late 1", 2, "late"),
    ("0 wheel 1 late 1", 1, "late"), ("0 pan 0 1 late 1 2", 1, "too many"),
    ("0 cancel", 1, "cancel"), ("0 down 1 2\n1 up 1 2\n2 up 1 2", 3, "up"),
    ("0 down 1 2\n1 down 1 2", 2, "down"), ("0 down 1 2\n1 pan 0 1", 2, "pan"),
    ("0 pan-end", 1, "pan"),
    ("0 pan 0 1\n1 pan-end\n2 pan-end", 3, "pan"), ("0 pan 1", 1, "missing"),
    ("0 key Downwards", 1, "Downwards"), ("0 key", 1, "missing"), ("0 key Alt+Down", 1, "Alt"),
    ("0 key Shift+Shift+Up", 1, "Shift"), ("0 key +Up", 1, "+Up"), ("0 key Up Up", 1, "too many"),
    ("0 set bounces", 1, "missing"), ("0 set bounces maybe", 1, "maybe"),
    ("0 set size 5", 1, "size"),
    ("0 set columns 0", 1, "columns"), ("0 set columns 1001", 1, "columns"),
    ("minimum-column-width 0", 1, "above 0"), ("selection-mode many", 1, "many"),
    ("deceleration-rate 1", 1, "rate"), ("deceleration-rate 0", 1, "rate"),
    ("paging-enabled", 1, "missing"),
    ("bounces on\nbounces on", 2, "twice"), ("content -1", 1, "0 or more"),
    ("block left 5", 1, "left"), ("block top -5", 1, "0 or more"),
    ("estimated-rows 5 0", 1, "above 0"), ("estimated-rows 5 1e300", 1, "range"),
    ("0 long-press", 1, "finger"), ("0 indicator-move 1 2", 1, "held"),
    ("0 indicator-up", 1, "held"), ("rows 5 44\n0 show-row 5 top", 2, "5"),
    ("0 show-row 1 somewhere", 1, "somewhere"), ("0 show-range 1 -1", 1, "0 or more"),
    ("rows 5 44\n0 select 3 3", 2, "5"), ("rows 5 44\n0 focus 5", 2, "5"),
    ("rows 5 44\n0 measure-rows 4 10 10", 2, "5"), ("0 measure-rows 4", 1, "missing"),
    ("0 measure-rows 4 0", 1, "above 0"), ("0 set-block top -1", 1, "0 or more"),
    ("0 set-content big", 1, "big"), ("header mj\n0 set-header none\n1 begin-refresh", 3, "header"),
    ("0 down 1 2\n1 key Escape\n2 up 1 2\n3 up 1 2", 4, "finger"),
    ("0 begin-refresh", 1, "header"), ("0 end-refresh", 1, "header"),
    ("header mj\n0 begin-load", 2, "footer"), ("header mj\n0 end-load", 2, "footer"),
    ("header mj\n0 reset-no-more", 2, "footer"), ("footer mj-back\n0 begin-refresh", 2, "header"),
    ("header mj\n0 begin-refresh now", 2, "the option is not one of"),
    ("header mj\n0 begin-refresh quietly quietly", 2, "twice"),
    ("header mj\n0 end-refresh after", 2, "delay"),
    ("header mj\n0 end-refresh success after -1", 2, "0 or more"),
    ("footer mj-back\n0 open-floor", 2, "header"), ("simultaneous maybe", 1, "maybe"),
    ("header mj\n0 end-refresh maybe", 2, "maybe"),
    ("header mj\n0 end-refresh success success", 2, "too many"), ("0 set-inset left 5", 1, "left"),
    ("0 set-inset top", 1, "missing"), ("0 set-inset top 5 slowly", 1, "slowly"),
    ("0 set-inset top 5 animated", 1, "missing"), ("0 set-inset top 5 animated -1", 1, "0 or more"),
    ("0 set-inset top 5 animated 1 1", 1, "too many"), ("0 set-offset", 1, "missing"),
    ("0 set-offset 5 now", 1, "now"), ("0 set-offset 5 animated 1", 1, "too many"),
    ("0 set-rows", 1, "missing"), ("0 set-rows -1", 1, "-1"), ("0 set-rows 1e3", 1, "1e3"),
    ("0 set-rows 999999999999999999", 1, "2^53"), ("rows 5 44\n0 insert-rows 6 1", 2, "5"),
    ("rows 5 44\n0 insert-rows 0", 2, "missing"), ("0 insert-rows 0 999999999999999999", 1, "2^53"),
    ("rows 5 44\n0 remove-rows 3 3", 2, "5"), ("rows 5 44\n0 remove-rows 6 0", 2, "5"),
    ("rows 5 44\n0 set-rows 2\n1 insert-rows 3 1", 3, "2"),
    ("rows 5 44\n0 insert-rows 5 1\n1 remove-rows 0 7", 3, "6"), ("0 resize 480", 1, "missing"),
    ("0 resize -1 5", 1, "0 or more"), ("until 1\n1 wheel 1\n1.5 wheel 1\n2 wheel 1", 3, "end"),
    ("viewport \"480 640", 1, "quote"), ("header mj idle-title=\"a\\n\"", 1, "backslash"),
    ("row-heights 5\n0 insert-rows 0 100000000000", 2, ""), ("until 1e15", 1, "ticks"),
  ]

  @Test("Each fault is refused with its line", arguments: faults)
  func fault(script: String, line: Int, about: String) {
    do {
      let parsed = try ScriptParser.parse(script)
      Issue.record("accepted: \(script): \(parsed)")
    } catch {
      #expect(error.line == line, "\(script): \(error.reason)")
      #expect(about.isEmpty || error.reason.contains(about), "\(script): \(error.reason)")
      #expect(!error.reason.contains("\n"))
    }
  }

  @Test("A fault's line number counts blank lines, comments and CRLF")
  func lines() {
    for text in ["# one\n\n  # three\n\tfps 0", "# one\r\n\r\n\r\nfps 0\r\n"] {
      #expect(throws: ScriptError.self) { try ScriptParser.parse(text) }
      do { _ = try ScriptParser.parse(text) } catch { #expect(error.line == 4) }
    }
  }

  @Test("Bytes that are not UTF-8 are refused with their line")
  func encoding() {
    do {
      _ = try ScriptParser.parse(utf8: Array("fps 60\n".utf8) + [0xFF, 0x0A])
      Issue.record("invalid UTF-8 was accepted")
    } catch {
      #expect(error.line == 2)
    }
  }

  @Test("A refusal quotes only the beginning of a long word")
  func longWords() throws {
    let long = String(repeating: "x", count: 200_000)
    for line in [
      long, "1 \(long)", "viewport \(long) 1", "rows \(long) 44", "header \(long)",
      "header mj \(long)", "header mj \(long)=1", "header mj trigger-distance=\(long)",
      "locale \(long)", "ticks irregular \(long)", "theme \(long)", "bounces \(long)",
      "rubber-band \(long)", "deceleration-factor \(long)", "1 key \(long)",
      "1 wheel 1 \(long)", "1 end-refresh \(long)", "viewport 1 -1\(long)",
      "viewport 1 1\(String(repeating: "0", count: 200))",
    ] {
      let error = try #require(throws: ScriptError.self) { try ScriptParser.parse(line) }
      #expect(error.reason.count < 2000 && error.reason.contains("…"), "\(line.prefix(40))")
    }
  }
}
