#!/bin/bash
# HEALTHCHECK of our images: asks the process whether it is ready. This is a shell script, because a Node for each check
# would use more processor time than the idle process itself.
exec 3<> "/dev/tcp/127.0.0.1/$PORT" || exit 1
printf 'GET /readyz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n' >&3
read -r -u 3 _ status _
[ "$status" = 200 ] && exit
cat <&3
exit 1
