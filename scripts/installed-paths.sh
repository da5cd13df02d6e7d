# The paths of scripts/install and scripts/uninstall; to be sourced after environment.sh.

# read_paths ARGUMENT…: sets prefix and libdir as absolute paths, destdir, and manifest.
read_paths() {
  prefix=/usr/local
  libdir=lib
  destdir=${DESTDIR:-}
  while [ $# -gt 0 ]; do
    case $1 in
      --prefix | --libdir | --destdir)
        [ $# -ge 2 ] || fail "$1 needs a folder" 2
        printf -v "${1#--}" %s "$2"
        shift 2
        ;;
      --prefix=* | --libdir=* | --destdir=*)
        local name=${1%%=*}
        printf -v "${name#--}" %s "${1#*=}"
        shift
        ;;
      -h | --help) sed -n '2,/^[^#]/s/^# \{0,1\}//p' "$0" && exit 0 ;;
      *) fail "unknown option $1" 2 ;;
    esac
  done
  case $prefix in
    /*) ;;
    *) fail "--prefix $prefix is not an absolute path" 2 ;;
  esac
  prefix=$(realpath -ms "$prefix")
  prefix=${prefix%/}
  case $libdir in
    "$prefix"/*) ;;
    /*) fail "--libdir $libdir is not in $prefix" 2 ;;
    *) libdir=$prefix/$libdir ;;
  esac
  [ -z "$destdir" ] || destdir=$(realpath -m "$destdir")
  manifest=$destdir$prefix/share/tug-1/installed
}

# tell_the_loader: updates the loader's cache after a change in a folder that the loader searches by default.
tell_the_loader() {
  case $destdir$prefix in
    "" | /usr | /usr/local) ;;
    *) return 0 ;;
  esac
  [ "$(id -u)" -eq 0 ] || return 0
  PATH=$PATH:/usr/sbin:/sbin
  ! command -v ldconfig >/dev/null || ldconfig
}
