/// An environment variable as a program might have it.
///
/// The page never shows the real environment, which may contain passwords.
struct SampleVariable {
  let name: String
  let value: String

  /// All variables, sorted by name, with values of zero to several lines.
  static let all = lines.split(separator: "\n").map { line in
    let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    return SampleVariable(name: String(parts[0]), value: parts.count > 1 ? String(parts[1]) : "")
  }.sorted { $0.name < $1.name }

  private static let lines = """
    BROWSER=firefox
    CARGO_HOME=/harbour/ada/.local/share/cargo
    CC=clang
    CFLAGS=-O2 -g -pipe -Wall -Wextra -Wformat=2 -Wformat-security -fstack-protector-strong -fstack-clash-protection -fcf-protection
    CHARTS=/srv/charts/north-sea:/srv/charts/skagerrak:/srv/charts/kattegat:/srv/charts/baltic:/srv/charts/elbe:/srv/charts/weser
    CLUTTER_IM_MODULE=ibus
    COLORTERM=truecolor
    CXX=clang++
    DBUS_SESSION_BUS_ADDRESS=unix:path=/run/user/1000/bus
    DEBUGINFOD_URLS=https://debuginfod.example.org
    DESKTOP_SESSION=gnome
    DISPLAY=:0
    DOCKSIDE_CRANES=north south ferry
    EDITOR=vim
    EMAIL=ada@harbour.example
    FZF_DEFAULT_OPTS=--height 40% --layout reverse --border --info inline --preview 'head -100 {}' --bind ctrl-a:select-all
    GDK_BACKEND=wayland,x11
    GNOME_SHELL_SESSION_MODE=user
    GPG_TTY=/dev/pts/2
    GREP_COLORS=mt=01;31:fn=35:ln=32:bn=32:se=36
    GTK_MODULES=gail:atk-bridge
    HARBOUR_NOTICE=The tide turns at six. The crane comes on Monday, so the second boat has to be out of the water by Sunday evening. Fog until noon, says the radio: wait for the pilot before you go near the barges, keep the lamps dry, and stay on channel 12.
    HISTCONTROL=ignoreboth
    HISTSIZE=10000
    HOME=/harbour/ada
    INPUTRC=/harbour/ada/.config/readline/inputrc
    JAVA_HOME=/usr/lib/jvm/default-java
    LANG=en_GB.UTF-8
    LANGUAGE=en_GB:en
    LC_TIME=sv_SE.UTF-8
    LESS=-R -F -X -i
    LESSOPEN=| /usr/bin/lesspipe %s
    LOGNAME=ada
    LS_COLORS=rs=0:di=01;34:ln=01;36:mh=00:pi=40;33:so=01;35:do=01;35:bd=40;33;01:cd=40;33;01:or=40;31;01:mi=00:su=37;41:sg=30;43:ca=00:tw=30;42:ow=34;42:st=37;44:ex=01;32:*.tar=01;31:*.tgz=01;31:*.zip=01;31:*.gz=01;31:*.jpg=01;35:*.png=01;35:*.svg=01;35:*.mp4=01;35:*.flac=00;36:*.ogg=00;36
    MAIL=/var/mail/ada
    MAKEFLAGS=-j4 --output-sync=target
    MANPATH=/usr/local/man:/usr/local/share/man:/usr/share/man
    MANWIDTH=80
    MOORING_LINES=bow stern spring
    NO_COLOR=
    OLDPWD=/harbour/ada/letters
    PAGER=less
    PATH=/harbour/ada/.local/bin:/opt/swift/usr/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/usr/local/games:/usr/games
    PILOT_STATIONS=Elbe:Weser:Jade:Ems
    PKG_CONFIG_PATH=/harbour/ada/.local/lib/pkgconfig:/harbour/ada/.local/share/pkgconfig:/usr/local/lib/pkgconfig
    PS1=\\u@\\h:\\w\\$
    PWD=/harbour/ada/boats/tug
    PYTHONDONTWRITEBYTECODE=1
    PYTHONPATH=
    QT_IM_MODULE=ibus
    RADIO_CHANNELS=9 distress, 12 harbour, 16 calling, 69 lock, 71 pilots, 77 barges, 80 marina
    SHELL=/bin/bash
    SHLVL=1
    SSH_AUTH_SOCK=/run/user/1000/keyring/ssh
    SWIFT_BACKTRACE=enable=yes,sanitize=yes,color=yes
    SYSTEMD_PAGER=
    TERM=xterm-256color
    TIDES=06:04 high, 12:21 low, 18:33 high, 00:47 low
    TMPDIR=/tmp
    TUG_LANGUAGE=en
    TZ=Europe/Stockholm
    USER=ada
    VISUAL=gvim
    VTE_VERSION=7401
    WAYLAND_DISPLAY=wayland-0
    WEATHER=Wind south-west 4 to 5, later west 6. Sea slight to moderate. Rain at times, fog patches until noon. Visibility moderate, in fog poor.
    XCURSOR_SIZE=24
    XDG_CONFIG_DIRS=/etc/xdg/xdg-gnome:/etc/xdg
    XDG_CURRENT_DESKTOP=GNOME
    XDG_DATA_DIRS=/usr/share/gnome:/harbour/ada/.local/share/flatpak/exports/share:/var/lib/flatpak/exports/share:/usr/local/share:/usr/share
    XDG_MENU_PREFIX=gnome-
    XDG_RUNTIME_DIR=/run/user/1000
    XDG_SESSION_TYPE=wayland
    XMODIFIERS=@im=ibus
    """
}
