#!/bin/sh
# Runs a program that cannot outlive its launcher. The program ends when this script's standard input is closed:
# by an orderly stop, or because the launcher died (Ctrl-C, kill, kill -9).
#
#   child-process.sh SIGNAL GRACE LOCK PROGRAM [ARGUMENT...]
#
# SIGNAL asks the program to stop, GRACE is its time limit in seconds. LOCK (may be empty) names a file that
# the program and all its children keep locked, so that a successor waits until the last of them has ended.
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

# This script must not end before the program.
trap : HUP INT TERM

"$@" </dev/null 3>&- 5<&- &
child=$!
echo "pid $child" >&3

# Reads until the other end is closed; only then the time limit starts.
{
  while read -r _; do :; done
  kill -s "$signal" "$child"
  sleep "$grace"
  kill -s KILL 0
} <&5 3>&- 4>&- &

while :; do
  wait "$child" 2>/dev/null # hides the shell's own message about the end
  status=$?
  kill -s 0 "$child" 2>/dev/null || break # a trapped signal ends `wait` too
done
trap '' PIPE # a dead owner reads no reports
echo "exit $status" >&3 2>/dev/null

# Kills the rest of the group, too (the reader above, forgotten children).
kill -s KILL 0
