#!/bin/sh
# Runs the backend of VGW_BACKEND and VGW_BACKEND_ARG in docker-compose.yml; it reads the other settings itself.
exec versitygw "$VGW_BACKEND" "$VGW_BACKEND_ARG"
