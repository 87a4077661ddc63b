#!/bin/sh
# Publishes a packaged release, or goes back to an earlier one (deploy/README.md).
#
#   sh publish.sh install RELEASE ROOT    e.g. sh publish.sh install release.tar.gz /srv/docs; or the unpacked folder
#   sh publish.sh rollback ROOT [NUMBER]  what was live before, or this release
#   sh publish.sh list ROOT
#
# ROOT holds releases/<number>, earlier/ (hashed files of the last seven days), this script and current, the link that
# names the release whose configuration the server reads. In a release, the date of the file "live" says when it was last
# found healthy; the file "bad" keeps "rollback" away from it.
#
# TEST: checks the server's configuration. RELOAD: makes the server read it, without interruption. CHECK: address of the
# site, asked on this machine. The last "install" that succeeded keeps all three in ROOT/settings.
# PATIENCE: how many seconds the site may take to be answered.
set -eu
# The server reads the files, whoever publishes them; what commands say is quoted.
umask 022
export LC_ALL=C

KEEP_DAYS=7
KEEP_RELEASES=5
: "${PATIENCE:=15}"

fail() {
  echo "$1" >&2
  exit 2
}

# From here on all paths begin in ROOT.
enter() { # root
  cd "$1" 2>/dev/null || fail "There is no folder $1: \"install\" makes it."
  ROOT=$(pwd)
  case "$ROOT" in *[!A-Za-z0-9/._-]*) fail "$ROOT cannot stand in a configuration: use letters, digits and /._- only." ;; esac
  CHECK=${CHECK:-$(kept CHECK)}
  RELOAD=${RELOAD:-$(kept RELOAD)}
  TEST=${TEST:-$(kept TEST)}
  # A command for another server may bring its own check.
  if [ -n "$RELOAD" ]; then : "${TEST:=true}"; else : "${TEST:=nginx -t -q}"; fi
  : "${RELOAD:=nginx -s reload}"
}

kept() { # setting
  sed -n "s/^$1=//p" settings 2>/dev/null || true
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
keep_assets() { # releases
  for release in "$@"; do
    (cd "releases/$release/site" && find . -path '*/assets/*' -type f \
      -exec touch {} + -exec cp -lf --parents -t "$ROOT/earlier" {} +) || return
  done
}

name_current() { # release
  ln -s "releases/$1" "current.new.$$" && mv -T "current.new.$$" current
}

first_line() { # what a command said
  printf '%s\n' "$1" | sed -n '/\[warn\]/d; /./{p;q;}'
}

accepted() { # the server's configuration is valid
  said=$(sh -c "$TEST" 2>&1 9>&-) || { why="the server refuses its configuration: $(first_line "$said")"; return 1; }
}

reload() {
  accepted || return
  said=$(sh -c "$RELOAD" 2>&1 9>&-) || { why="the server cannot be reloaded: $(first_line "$said")"; return 1; }
}

ask() { # address, options of curl
  curl -sk --noproxy '*' --max-time 5 --connect-to ::127.0.0.1: "$@" 9>&-
}

healthy() { # release [times]: why not, in $why
  address=${CHECK:-https://$(cat "releases/$1/host")}
  end=$(($(date +%s) + PATIENCE))
  passed=0
  # Processes that are about to end may still answer: three times in a row, 0.1 s apart, they have stopped.
  while [ "$passed" -lt "${2:-3}" ]; do
    passed=$((passed + 1))
    if ! answer=$(ask "$address/release.txt"); then
      why="$address/release.txt has no answer (does the server run?)"
    elif [ "$answer" != "$1" ]; then
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

# A fault of the machine is no fault of the next release: the server must be well with what is live.
check_server() {
  was=$(once_live | head -n 1)
  [ -n "$was" ] || return 0
  # A run that was killed may have named a release that was never found healthy.
  [ "$was" = "$(current)" ] || { name_current "$was" && reload; } || true
  # What the server refuses in the live release may be what the next one mends.
  { accepted || case $why in *" $ROOT/"*) true ;; *) false ;; esac; } && healthy "$was" 1 ||
    fail "Nothing is published, for the server has a fault with release $was too, which is live: $why. Mend it, then try again."
}

switch_to() { # release
  was=$(once_live | head -n 1)
  said=$(keep_assets $was "$1" 2>&1) || fail "Release $1 is not published: $(first_line "$said"). See that $ROOT has room."
  find earlier -type f -mtime "+$KEEP_DAYS" -delete
  # A terminal that hangs up does not stop it half-way.
  trap '' HUP INT TERM
  name_current "$1"
  if reload && healthy "$1"; then
    rm -f "releases/$1/bad"
    touch "releases/$1/live"
    return
  fi
  reason=$why
  [ -n "$was" ] || { rm current; fail "Release $1 is not published: $reason."; }
  name_current "$was"
  reload && healthy "$was" || fail "Release $1 is not published: $reason. With release $was again: $why. Mend the server, then try again."
  touch "releases/$1/bad"
  fail "Release $1 is not published, release $was is: $reason."
}

# What was interrupted or failed.
clean_up() {
  rm -rf releases/*.partial.* ./*.new.*
  releases | while read -r old; do
    [ "$old" = "$(current)" ] || [ -e "releases/$old/live" ] || rm -rf "releases/$old"
  done
}

# Releases beyond the last few go, never those that readers see or may be led back to.
keep_last() {
  kept=" $(current) $(before) "
  releases | head -n "-$KEEP_RELEASES" | while read -r old; do
    case "$kept" in *" $old "*) ;; *) rm -rf "releases/$old" ;; esac
  done
}

# Every file has the bytes that it was packaged with, and there is no other.
unpack() { # archive or folder
  mkdir "$partial" || return
  if [ -d "$1" ]; then cp -a "$1/." "$partial"; else tar --no-same-owner --strip-components=1 -xzf "$1" -C "$partial"; fi &&
    (cd "$partial" && sha256sum --quiet --strict -c files) || return
  [ "$(find "$partial" -type f | wc -l)" -eq $(($(wc -l <"$partial/files") + 1)) ] || { echo 'it has more files'; return 1; }
  echo "$new" >"$partial/site/release.txt" &&
    sed -i "s|@ROOT@|$ROOT|; s|@RELEASE@|$new|" "$partial/nginx/server.inc" &&
    chmod -R a+rX "$partial" &&
    cp "$partial/publish.sh" "publish.sh.new.$$" &&
    printf 'CHECK=%s\nTEST=%s\nRELOAD=%s\n' "${CHECK:-https://$(cat "$partial/host")}" "$TEST" "$RELOAD" >"settings.new.$$"
}

install_release() { # archive or folder
  mkdir -p releases earlier
  chmod a+rx . releases earlier
  check_server
  clean_up
  last=$(releases | tail -n 1)
  new=$((${last:-0} + 1))
  partial=releases/$new.partial.$$
  trap 'rm -rf "$partial" ./*.new.$$; [ "$(current)" = "$new" ] || [ -e "releases/$new/live" ] || rm -rf "releases/$new"' EXIT
  said=$(unpack "$1" 2>&1) ||
    fail "Nothing is published, $1 is not whole in $ROOT ($(first_line "$said")): copy it again, and see that there is room."
  mv "$partial" "releases/$new"
  switch_to "$new"
  mv "settings.new.$$" settings
  mv "publish.sh.new.$$" publish.sh
  keep_last
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
    [ -f "$2/files" ] || [ -f "$2" ] || fail "There is no packaged site in $2: run \"npm run package\" first."
    release=$(realpath "$2")
    mkdir -p "$3"
    enter "$3"
    only_one
    install_release "$release"
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
  *) fail "Usage: publish.sh install RELEASE ROOT, publish.sh rollback ROOT [NUMBER], or publish.sh list ROOT" ;;
esac
