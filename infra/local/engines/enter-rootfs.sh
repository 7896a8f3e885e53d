#!/bin/sh
# Runs a program inside the installed root file system, as its user postgres, with one of our folders as /data:
#
#   enter-rootfs.sh ROOTFS FOLDER PROGRAM [ARGUMENT...]
#
# The caller runs in separate mount, process and IPC namespaces. These mounts, the shared memory and every
# process disappear with the last process in them, so that nothing is left behind however it ends.
set -e
rootfs=$1 folder=$2
shift 2
mount -t proc proc "$rootfs/proc"
mount --rbind /dev "$rootfs/dev"
mount -t tmpfs -o mode=1777 tmpfs "$rootfs/dev/shm"
mount --bind "$folder" "$rootfs/data"
cd /
exec chroot --userspec=postgres:postgres "$rootfs" "$@"
