#!/bin/sh
# Puts a packaged release in the place of the published one, or goes back to the one before.
#
#   sh publish.sh install RELEASE_FOLDER ROOT    e.g. sh publish.sh install ./release /srv/docs
#   sh publish.sh rollback ROOT
#
# ROOT holds releases/<number>, earlier/ (hashed files of the last seven days) and current, the link that is served.
# Readers see the old release or the new one, never a part: the link changes in one step, when all is there.
# RELOAD, when set, is the command that makes nginx read its configuration again, e.g. RELOAD="nginx -s reload".
set -eu

KEEP_DAYS=7
KEEP_RELEASES=5

absolute() {
  mkdir -p "$1"
  (cd "$1" && pwd)
}

fail() {
  echo "$1" >&2
  exit 2
}

# A page that is open in a tab still asks for the hashed files of the release that goes.
keep_assets() { # root
  [ -e "$1/current" ] || return 0
  (
    cd "$1/current/site"
    # Their week begins today.
    find . -path '*/assets/*' -type f -exec touch {} + -exec cp -lf --parents -t "$1/earlier" {} +
  )
  find "$1/earlier" -type f -mtime "+$KEEP_DAYS" -delete
}

switch_to() { # root, release
  keep_assets "$1"
  ln -s "releases/$2" "$1/current.new.$$"
  mv -T "$1/current.new.$$" "$1/current"
  [ -z "${RELOAD:-}" ] || sh -c "$RELOAD"
  echo "Release $2 is published."
}

releases() { # root: numbers, oldest first
  ls "$1/releases" | grep -E '^[0-9]+$' | sort -n
}

install_release() { # folder, root (absolute)
  [ -f "$1/site/index.html" ] || fail "There is no packaged site in $1: run \"npm run package\" first."
  mkdir -p "$2/releases" "$2/earlier"
  # What an interrupted installation left behind.
  rm -rf "$2/releases"/*.partial "$2"/current.new.*
  last=$(releases "$2" | tail -n 1)
  new=$((${last:-0} + 1))
  cp -a "$1" "$2/releases/$new.partial"
  mv "$2/releases/$new.partial" "$2/releases/$new"
  switch_to "$2" "$new"
  releases "$2" | head -n "-$KEEP_RELEASES" | while read -r old; do rm -rf "$2/releases/$old"; done
}

rollback() { # root
  current=$(basename "$(readlink "$1/current")") || fail "Nothing is published in $1."
  previous=$(releases "$1" | awk -v current="$current" '$1 < current' | tail -n 1)
  [ -n "$previous" ] || fail "There is no release before $current in $1/releases."
  switch_to "$1" "$previous"
}

case "${1:-}" in
  install) [ $# -eq 3 ] || fail "Usage: publish.sh install RELEASE_FOLDER ROOT"; install_release "$2" "$(absolute "$3")" ;;
  rollback) [ $# -eq 2 ] || fail "Usage: publish.sh rollback ROOT"; rollback "$(absolute "$2")" ;;
  *) fail "Usage: publish.sh install RELEASE_FOLDER ROOT, or publish.sh rollback ROOT" ;;
esac
