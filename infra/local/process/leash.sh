#!/bin/sh
# Runs a program on a leash: it ends when the owner of this script's standard input lets go of it, be it by
# closing it (an orderly stop) or by dying (Ctrl-C, kill, kill -9). No program outlives its launcher.
#
#   leash.sh SIGNAL GRACE LOCK PROGRAM [ARGUMENT...]
#
# SIGNAL asks the program to stop, GRACE is how many seconds it may take, LOCK (may be empty) names a file that
# the program and all its children hold locked, so that a successor waits until the last of them is gone.
# The caller makes this script the leader of its own process group. On file descriptor 3 it reports
# 'pid <number>' and 'exit <status>'.
signal=$1 grace=$2 lock=$3
shift 3
exec 5<&0

if [ -n "$lock" ] && command -v flock >/dev/null 2>&1; then
  exec 4>"$lock"
  if ! flock -w 30 4; then
    echo "$lock is still held by another process" >&2
    exit 75
  fi
fi

# The leash itself must not go before the program does.
trap : HUP INT TERM

"$@" </dev/null 3>&- 5<&- &
child=$!
echo "pid $child" >&3

# Reads until the other end is closed, and only then begins to count.
{
  while read -r _; do :; done
  kill -s "$signal" "$child"
  sleep "$grace"
  kill -s KILL 0
} <&5 3>&- 4>&- &

while :; do
  wait "$child" 2>/dev/null # without the shell's own remark on how it ended
  status=$?
  kill -s 0 "$child" 2>/dev/null || break # a trapped signal ends `wait` too
done
trap '' PIPE # a dead owner reads no reports
echo "exit $status" >&3 2>/dev/null

# What is left of the group (the reader above, forgotten children) goes with it.
kill -s KILL 0
