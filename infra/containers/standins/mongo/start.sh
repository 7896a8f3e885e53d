#!/bin/bash
# Starts PostgreSQL, then FerretDB; mongod's arguments are accepted without effect. Both end together.
set -e
if [ ! -e /data/db/PG_VERSION ]; then cp -a /template/db/. /data/db/; fi
chmod 700 /data/db
rm -f /data/db/postmaster.pid
/usr/lib/postgresql/18/bin/postgres -D /data/db -c listen_addresses= -c unix_socket_directories=/tmp \
  -c shared_preload_libraries=pg_cron,pg_documentdb_core,pg_documentdb -c cron.database_name=postgres -c cron.host=/tmp \
  -c cron.log_statement=off -c cron.log_run=off -c documentdb.localhost_connection_string=host=/tmp \
  -c max_connections=200 -c log_min_messages=warning -c jit=off &
postgres=$!
until /usr/lib/postgresql/18/bin/pg_isready -q --host=/tmp --username=postgres; do kill -0 $postgres; sleep 0.2; done
ferretdb --no-auth --telemetry=disable --debug-addr=- --log-level=WARN --listen-addr=0.0.0.0:27017 --state-dir=/tmp \
  '--postgresql-url=postgres://postgres@/postgres?host=/tmp&pool_max_conns=60' &
ferretdb=$!
trap 'kill $ferretdb; wait $ferretdb || true; kill -INT $postgres; wait $postgres || true; exit 0' TERM INT
wait -n $postgres $ferretdb
