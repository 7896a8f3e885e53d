#!/bin/sh
# node.sh FOLDER DNS PODS    runs the containerd of a Kubernetes node with FOLDER/containerd.toml, until it gets SIGTERM.
# Then it ends all containers and restores what they and the node's other programs change on this machine: network
# filters, kernel settings, mounts, control groups. DNS is the address of the name server, PODS the pods' network.
set -u
folder=$1 dns=$2 pods=$3
cd "$folder" || exit 1
socket=$folder/containerd.sock
settings='kernel.panic kernel.panic_on_oops kernel.keys.root_maxkeys kernel.keys.root_maxbytes vm.overcommit_memory
  vm.panic_on_oom net.ipv4.ip_forward net.ipv4.conf.all.route_localnet'

each_family() { for family in iptables ip6tables; do "$@" "$family"; done; }
save_filters() { "$1-save" > "$1.before"; }
restore_filters() {
  # Tables that were unused before are missing in the saved state, so they are emptied first.
  for table in nat mangle filter; do "$1" -t "$table" -F; "$1" -t "$table" -X; done
  "$1-restore" < "$1.before"
}
processes() { find /sys/fs/cgroup -path '*/kubepods*' -name cgroup.procs -exec cat {} + | sort -u; }
# By the control groups, because containerd's own commands take a minute on a busy machine.
end_containers() {
  kill "$containerd"
  wait "$containerd"
  pgrep -f "containerd-shim.*$socket" | xargs -r kill -s KILL
  while left=$(processes) && [ -n "$left" ]; do
    echo "$left" | xargs -r kill -s KILL
    sleep 0.2
  done
}
restore() {
  trap '' TERM
  end_containers > /dev/null 2>&1
  grep -o " $folder/[^ ]*" /proc/mounts | sort -r | xargs -r umount
  find /sys/fs/cgroup -depth -type d -path '*/kubepods*' -exec rmdir {} + 2> /dev/null
  find /var/log/containers -lname "$folder/*" -delete 2> /dev/null
  grep -ls '"K8S_POD_NAMESPACE","tippspiel"' /var/lib/cni/results/* | xargs -r rm
  each_family restore_filters
  ip address del "$dns/32" dev lo
  sysctl -q -p settings.before
  cd / && rm -rf "$folder"
  exit 0
}

if iptables-save | grep -q KUBE-SERVICES; then
  echo 'this machine is a Kubernetes node already' >&2
  exit 1
fi
# shellcheck disable=SC2086
sysctl $settings > settings.before
each_family save_filters
trap restore TERM
ip address add "$dns/32" dev lo
# A Docker engine on this machine drops what is forwarded.
iptables -I FORWARD -s "$pods" -j ACCEPT
iptables -I FORWARD -d "$pods" -j ACCEPT
containerd --config containerd.toml &
containerd=$!
wait "$containerd"
restore
