#!/bin/sh
# The folder backend, as VGW_BACKEND and VGW_BACKEND_ARG of docker-compose.yml name it; the rest it reads itself.
exec versitygw "$VGW_BACKEND" "$VGW_BACKEND_ARG"
