#!/bin/sh
# sh infra/docker/upgrade.sh [SERVICE…]    upgrades the running product, or some of its services, without an outage.
#
# It builds first. Then it upgrades one service after the other, the gateway and rest-compat last: each sends queries
# that an older service before it does not know. It starts the new container beside the old one, waits until it is
# healthy, and stops the old one, which finishes its work. It skips services whose image and settings are unchanged. If a
# new container does not become healthy, the old one continues, and the script stops.
# It does not replace mongo, nats, s3, mail and edge: `docker compose up --detach --wait` does, with an outage.
set -eu
cd "$(dirname "$0")/../.."
[ $# -gt 0 ] || set -- feed group media tipp user gateway rest-compat

ids() { docker compose ps --quiet "$1"; }
# A container's image, and Compose's hash of its settings.
runs() { docker inspect --format '{{.Image}} {{index .Config.Labels "com.docker.compose.config-hash"}}' "$1"; }
wanted() {
  image=$(docker compose config --images "$1" | grep -- "-$1\$")
  echo "$(docker image inspect --format '{{.Id}}' "$image") $(docker compose config --hash "$1" | cut -d' ' -f2)"
}

docker compose build --quiet "$@"
for service; do
  old=$(ids "$service")
  wanted=$(wanted "$service")
  as_before=yes
  for id in $old; do [ "$(runs "$id")" = "$wanted" ] || as_before=no; done
  if [ -n "$old" ] && [ $as_before = yes ]; then
    echo "$service: as before"
    continue
  fi
  count=$(echo "$old" | grep -c . || true)
  [ "$count" -gt 0 ] || count=1
  if ! docker compose up --detach --wait --no-build --no-recreate --scale "$service=$((count * 2))" "$service"; then
    for id in $(ids "$service"); do
      case " $(echo $old) " in *" $id "*) ;; *) docker logs --tail 20 "$id"; docker rm --force "$id" > /dev/null ;; esac
    done
    echo "$service: the new one does not become healthy; the old one goes on" >&2
    exit 1
  fi
  # shellcheck disable=SC2086
  [ -z "$old" ] || { docker stop $old > /dev/null && docker rm $old > /dev/null; }
  echo "$service: upgraded"
done
# A running Prometheus reads its files anew. Grafana does by itself.
[ -z "$(ids prometheus)" ] || docker compose kill --signal HUP prometheus
