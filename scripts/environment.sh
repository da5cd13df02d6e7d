# Functions that scripts/run, scripts/test and .ci/run share; to be sourced by bash.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
# The system's own interpreter: only it sees the python3-gi package.
python=/usr/bin/python3
swift_minimum=6.3
# One build for the demo and all tests, with a folder of its own: optimised as users have it, open to
# `@testable import`, without debug information, which nothing reads.
tested=(-c release -debug-info-format none -Xswiftc -enable-testing --scratch-path "$root/.build/tested")

# fail MESSAGE [EXIT-CODE]: ends the script with one line.
fail() {
  printf '%s: %s\n' "${0##*/}" "$1" >&2
  exit "${2:-1}"
}

# packages_of GROUP…: the names in those groups of scripts/packages.
packages_of() {
  local group
  for group in "$@"; do
    awk -v group="$group" '$1 == group { print $2 }' "$root/scripts/packages"
  done
}

# missing_packages NAME…: those that are not installed.
missing_packages() {
  local name
  for name in "$@"; do
    case $(dpkg-query -W -f '${db:Status-Status}' "$name" 2>/dev/null) in
      installed) ;;
      *) printf '%s\n' "$name" ;;
    esac
  done
}

# as_root COMMAND…
as_root() {
  if [ "$(id -u)" -eq 0 ]; then
    "$@"
  elif command -v sudo >/dev/null; then
    sudo "$@"
  else
    fail "this command needs root or sudo: $*"
  fi
}

# install_packages GROUP…: installs the missing packages of these groups with one call of apt-get.
# Exit code 2 on a system without apt.
install_packages() {
  local wanted missing log
  mapfile -t wanted < <(packages_of "$@")
  if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
    [ -z "${TUG_PACKAGES_INSTALLED:-}" ] || return 0
    fail "apt is missing: install the equivalents of ${wanted[*]}, then set TUG_PACKAGES_INSTALLED=1" 2
  fi
  mapfile -t missing < <(missing_packages "${wanted[@]}")
  [ ${#missing[@]} -gt 0 ] || return 0
  printf 'installing %s\n' "${missing[*]}" >&2
  log=$(mktemp)
  if ! apt_knows "${missing[@]}"; then
    as_root apt-get update -qq >"$log" 2>&1 || fail "apt-get update failed: $(tail -n 1 "$log")"
  fi
  as_root env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y -qq --no-install-recommends "${missing[@]}" >"$log" 2>&1 ||
    fail "apt-get install failed: $(grep '^E:' "$log" | head -n 1)"
  rm -f "$log"
}

# apt_knows NAME…: succeeds if apt's lists have all these packages.
apt_knows() {
  local name
  for name in "$@"; do
    apt-cache policy "$name" 2>/dev/null | grep -q 'Candidate: [^(]' || return 1
  done
}

# require_swift: ends the script unless PATH has a Swift with SE-0495, which CGtk's hooks need.
require_swift() {
  local version where="see https://www.swift.org/install/linux"
  command -v swift >/dev/null || fail "Swift $swift_minimum or newer is needed; $where" 2
  version=$(swift --version 2>/dev/null |
    sed -n 's/.*Swift version \([0-9][0-9.]*\).*/\1/p' | head -n 1)
  [ -n "$version" ] || fail "'swift --version' prints no version; $where" 2
  if ! sort -CV <<<"$swift_minimum"$'\n'"$version"; then
    fail "Swift $swift_minimum or newer is needed, found $version; $where" 2
  fi
}

# quietly LOG COMMAND…: runs the command with its output in LOG; if it fails, prints the end of LOG.
quietly() {
  local log=$1
  shift
  mkdir -p "$(dirname "$log")"
  if ! "$@" >"$log" 2>&1; then
    tail -n 40 "$log" >&2
    return 1
  fi
}
