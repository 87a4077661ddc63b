#!/bin/sh
# Publishes a packaged release, or goes back to an earlier one (deploy/README.md).
#
#   sh publish.sh install RELEASE_FOLDER ROOT    e.g. sh publish.sh install release /srv/docs
#   sh publish.sh rollback ROOT [NUMBER]         what was live before, or this release
#   sh publish.sh list ROOT
#
# ROOT holds releases/<number>, earlier/ (hashed files of the last seven days) and current, the link that names the
# release whose configuration the server reads. In a release, the date of the file "live" says when it was last found
# healthy; the file "bad" keeps "rollback" away from it.
#
# RELOAD: checks the configuration and makes the server read it, without interruption.
# CHECK: address of the site, asked on this machine. PATIENCE: how many seconds it may take to be answered.
set -eu

KEEP_DAYS=7
KEEP_RELEASES=5
: "${PATIENCE:=15}"
: "${RELOAD:=nginx -t -q && nginx -s reload}"

fail() {
  echo "$1" >&2
  exit 2
}

# From here on all paths begin in ROOT.
enter() { # root
  cd "$1" 2>/dev/null || fail "There is no folder $1: \"install\" makes it."
  ROOT=$(pwd)
  case "$ROOT" in *[!A-Za-z0-9/._-]*) fail "$ROOT cannot stand in a configuration: use letters, digits and /._- only." ;; esac
}

# The lock lasts as long as this process and those that it starts.
only_one() {
  exec 9>.lock
  flock -n 9 || fail "Another publication is under way in $ROOT: wait for its end, then try again."
}

releases() { # numbers, oldest first
  ls releases 2>/dev/null | grep -E '^[0-9]+$' | sort -n
}

once_live() { # numbers, the last one that was found healthy first
  ls -t releases/*/live 2>/dev/null | cut -d / -f 2
}

current() {
  if [ -L current ]; then basename "$(readlink current)"; fi
}

before() { # what "rollback" returns to
  for release in $(once_live); do
    [ "$release" = "$(current)" ] || [ -e "releases/$release/bad" ] || { echo "$release"; return; }
  done
}

# A page that is open in a tab still asks for the files of its release: for a week, and while servers change over.
keep_assets() { # release
  (cd "releases/$1/site" && find . -path '*/assets/*' -type f \
    -exec touch {} + -exec cp -lf --parents -t "$ROOT/earlier" {} +)
}

name_current() { # release
  ln -s "releases/$1" "current.new.$$"
  mv -T "current.new.$$" current
}

reload() {
  sh -c "$RELOAD" 9>&-
}

ask() { # address, options of curl
  curl -sk --noproxy '*' --max-time 5 --connect-to ::127.0.0.1: "$@" 9>&-
}

healthy() { # release
  address=${CHECK:-https://$(cat "releases/$1/host")}
  end=$(($(date +%s) + PATIENCE))
  passed=0
  # Processes that are about to end may still answer: three times in a row, 0.1 s apart, they have stopped.
  while [ "$passed" -lt 3 ]; do
    passed=$((passed + 1))
    if [ "$(ask "$address/release.txt")" != "$1" ]; then
      why="$address/release.txt does not answer $1"
    elif ! ask "$address/" | cmp -s - "releases/$1/site/index.html"; then
      why="$address/ does not answer with its home page"
    elif [ "$(ask -o /dev/null -w '%{http_code}' "$address/no-such-page")" != 404 ]; then
      why="$address/no-such-page is not answered with 404"
    else
      sleep 0.1
      continue
    fi
    passed=0
    [ "$(date +%s)" -lt "$end" ] || return 1
    sleep 0.1
  done
}

switch_to() { # release
  was=$(once_live | head -n 1)
  for release in $was "$1"; do keep_assets "$release"; done
  find earlier -type f -mtime "+$KEEP_DAYS" -delete
  # A terminal that hangs up does not stop it half-way.
  trap '' HUP INT TERM
  name_current "$1"
  why="the server refuses its configuration"
  if reload && healthy "$1"; then
    rm -f "releases/$1/bad"
    touch "releases/$1/live"
    return
  fi
  touch "releases/$1/bad"
  [ -n "$was" ] || { rm current; fail "Release $1 is not published: $why."; }
  reason=$why
  name_current "$was"
  reload && healthy "$was" || fail "Release $1 is not published: $reason. Nor does release $was answer: see the server's log."
  fail "Release $1 is not published, release $was is: $reason."
}

# What was interrupted, and releases beyond the last few; never those that readers see or may be led back to.
clean_up() {
  rm -rf releases/*.partial.* current.new.*
  kept=" $(current) $(before) "
  releases | head -n "-$((KEEP_RELEASES - 1))" | while read -r old; do
    case "$kept" in *" $old "*) ;; *) rm -rf "releases/$old" ;; esac
  done
}

install_release() { # folder
  mkdir -p releases earlier
  clean_up
  last=$(releases | tail -n 1)
  new=$((${last:-0} + 1))
  partial=releases/$new.partial.$$
  trap 'rm -rf "$partial"' EXIT
  cp -a "$1" "$partial"
  count=$(find "$partial/site" -type f | wc -l)
  [ "$count" -eq "$(cat "$1/files")" ] ||
    fail "$1 is not complete: it has $count files of $(cat "$1/files"). Unpack the release again."
  echo "$new" >"$partial/site/release.txt"
  sed -i "s|@ROOT@|$ROOT|; s|@RELEASE@|$new|" "$partial/nginx/server.inc"
  # The server reads it, whoever packaged it.
  chmod -R a+rX "$partial"
  mv "$partial" "releases/$new"
  switch_to "$new"
  echo "Release $new is published."
}

rollback() { # [release]
  from=$(current)
  to=${1:-$(before)}
  [ -n "$from" ] || fail "Nothing is published in $ROOT."
  [ -n "$to" ] || fail "No other release was live and is not marked bad: see \"list\", then name one to \"rollback\"."
  releases | grep -qxF "$to" || fail "There is no release $to in $ROOT/releases: see \"list\"."
  [ "$to" != "$from" ] || fail "Release $to is published already."
  switch_to "$to"
  # A newer one that is named is no way back.
  [ $# -eq 1 ] && [ "$to" -gt "$from" ] || touch "releases/$from/bad"
  echo "Release $to is published."
}

list() {
  releases | while read -r release; do
    mark=' '
    [ "$release" != "$(current)" ] || mark='*'
    live='never live'
    [ ! -e "releases/$release/live" ] || live="live on $(date -r "releases/$release/live" '+%F at %T')"
    [ ! -e "releases/$release/bad" ] || live="$live, bad"
    echo "$mark $release  $live"
  done
}

for needed in curl flock; do
  command -v "$needed" >/dev/null || fail "$needed is missing: apt-get install curl util-linux."
done
case "${1:-}.$#" in
  install.3)
    [ -f "$2/site/index.html" ] && [ -f "$2/files" ] ||
      fail "There is no packaged site in $2: run \"npm run package\" first."
    folder=$(cd "$2" && pwd)
    mkdir -p "$3"
    enter "$3"
    only_one
    install_release "$folder"
    ;;
  rollback.2 | rollback.3)
    enter "$2"
    only_one
    rollback ${3:+"$3"}
    ;;
  list.2)
    enter "$2"
    list
    ;;
  *) fail "Usage: publish.sh install RELEASE_FOLDER ROOT, publish.sh rollback ROOT [NUMBER], or publish.sh list ROOT" ;;
esac
