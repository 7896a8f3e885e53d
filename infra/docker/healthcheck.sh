#!/bin/bash
# HEALTHCHECK of our images: the process says that it can work. A shell, because a Node for each check would take more of
# the processor than the process itself does at rest.
exec 3<> "/dev/tcp/127.0.0.1/$PORT" || exit 1
printf 'GET /readyz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n' >&3
read -r -u 3 _ status _
[ "$status" = 200 ] && exit
cat <&3
exit 1
