#!/bin/sh
# standins.sh CACHE NODE IMAGE…    builds stand-ins for images that docker-compose.yml, the Dockerfile and a node pull, from
# package registries. CACHE is the project's cache folder with the programs of `npm start`, NODE the pinned Node.
set -eu
cache=$1 node=$2
shift 2
here=$(cd "$(dirname "$0")" && pwd)/standins
work=$cache/containers/standins
mkdir -p "$work" && cd "$work"
exists() { docker image inspect "$1" > /dev/null 2>&1; }
# Creates a build folder as a copy of standins/NAME.
context() { rm -rf "$1" && mkdir "$1" && cp -r "$here/$1/." "$1/"; }
unwanted='--exclude=./var/cache/apt/* --exclude=./var/lib/apt/lists/* --exclude=./dev/* --exclude=./usr/share/doc/* --exclude=./usr/share/man/* --exclude=./usr/share/locale/*'

debian() {
  exists standin/debian && return
  # shellcheck disable=SC2086
  tar -C "$cache/containers/trixie" $unwanted -c . | docker import - standin/debian > /dev/null
}
# Debian with busybox's wget, for images that are based on Alpine.
small() {
  exists standin/small && return
  debian
  busybox
  context small && cp busybox.bin small/busybox && docker build -q -t standin/small small
}
busybox() {
  [ -e busybox.bin ] && return
  apt-get -qq -o APT::Sandbox::User=root download busybox-static
  dpkg-deb -x busybox-static_*.deb unpacked && cp -L unpacked/bin/busybox busybox.bin
}

for image; do
  case $image in
    node:*)
      debian
      context node && cp "$node" node/node && cp -r "$(dirname "$(dirname "$(readlink -f "$(command -v npm)")")")" node/npm
      cp /etc/ssl/certs/ca-certificates.crt node/
      printf 'registry=%s\ncafile=/etc/ssl/certs/ca-certificates.crt\n' "$(npm config get registry)" > node/npmrc
      docker build -q -t "$image" node
      ;;
    nats:*)
      small
      context nats && cp "$cache"/bin/nats-server-v* nats/nats-server && docker build -q -t "$image" nats
      ;;
    versity/versitygw:*)
      small
      context versitygw && cp "$cache"/bin/versitygw-v* versitygw/versitygw && docker build -q -t "$image" versitygw
      ;;
    registry.k8s.io/pause:*)
      busybox
      context pause && cp busybox.bin pause/busybox && docker build -q -t "$image" pause
      ;;
    maildev/maildev:*)
      busybox
      context maildev && cp busybox.bin maildev/busybox
      sed -i "s/^FROM .*/FROM $(docker image ls --format '{{.Repository}}:{{.Tag}}' node | head -1)/" maildev/Dockerfile
      docker build -q -t "$image" --build-arg "version=${image##*:}" maildev
      ;;
    mongo:*)
      exists standin/documentdb ||
        tar -C "$cache/documentdb-pg18-1/rootfs" '--exclude=./dev/*' -c . | docker import - standin/documentdb > /dev/null
      context mongo && cp -a "$cache/documentdb-pg18-1/template" mongo/template && rm -f mongo/template/.lock
      cp "$cache"/bin/ferretdb-v* mongo/ferretdb && docker build -q -t "$image" mongo
      ;;
    *)
      echo "there is no stand-in for $image" >&2
      exit 1
      ;;
  esac
done
