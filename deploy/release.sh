#!/usr/bin/env bash
# Upgrades without a pause, and the way back. Each release is built in a folder of its own, never under a running process; the link
# `current` names the one that runs, `before` the one that ran before it.
#
#   release.sh to v1.4    builds that tag, branch or commit of the clone in `source`, backs up, and restarts one process after the other
#   release.sh back       starts the release before again; what was ordered meanwhile stays
#
# Runs as root in a folder (SERVERY_ROOT, /srv/servery) with `source` (a clone), `production.env` and `data`, for the processes at PORTS.
set -euo pipefail

root=${SERVERY_ROOT:-/srv/servery}
ports=${PORTS:-3001 3002}
# Longer than the proxy leaves a process alone that has just come back (nginx: fail_timeout and a second).
settle=${SETTLE_S:-7}
cd "$root"

point() { # LINK RELEASE
  ln -sfn "$2" "$1.next"
  mv -T "$1.next" "$1"
}

restart_all() {
  for port in $ports; do
    ${RESTART:-systemctl restart servery@}"$port"
    for ((second = 0; ; second++)); do
      curl -fsS -o /dev/null "http://127.0.0.1:$port/readyz" 2>/dev/null && break
      [ "$second" -lt "${READY_WITHIN_S:-120}" ] || { echo "The process at port $port does not get ready." >&2; return 1; }
      sleep 1
    done
    echo "Ready: port $port runs $(readlink current)"
    sleep "$settle"
  done
}

go_back() {
  local left
  left=$(readlink current)
  point current "$(readlink before)"
  point before "$left"
  # The newer release may have added to the database; the one before goes on with it.
  echo NEWER_DATABASE=true >back.env
  restart_all
}

case "${1:-}" in
  to)
    git -C source fetch --quiet --tags --prune
    commit=$(git -C source rev-parse --verify --quiet "origin/${2:?which release?}^{commit}" || git -C source rev-parse --verify "$2^{commit}")
    release=releases/$(git -C source show -s --format=%cd --date=format:%Y-%m-%d "$commit")-${commit:0:8}
    if [ ! -e "$release" ]; then
      rm -rf "$release.unfinished"
      mkdir -p "$release.unfinished"
      git -C source archive "$commit" | tar -x -C "$release.unfinished"
      (cd "$release.unfinished" && npm ci --no-audit --no-fund && npm run build)
      mv "$release.unfinished" "$release"
    fi
    if [ -e current ]; then
      mkdir -p backups
      (
        set -a
        . ./production.env
        DATA_DIR=${DATA_DIR:-$root/data}
        cd current
        npm run -s backup -- "$root/backups/before-$(basename "$release")-$(date +%H%M%S).tar"
      )
      [ "$(readlink current)" = "$release" ] || point before "$(readlink current)"
    fi
    point current "$release"
    rm -f back.env
    restart_all || {
      [ -e before ] || exit 1
      echo "Going back to $(readlink before)." >&2
      go_back
      exit 1
    }
    ;;
  back)
    [ -e before ] || { echo "There is no release to go back to." >&2; exit 1; }
    go_back
    ;;
  *)
    sed -n '2,9s/^# \{0,1\}//p' "$0" >&2
    exit 2
    ;;
esac
