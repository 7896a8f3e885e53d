#!/bin/sh
# Installs the production packages of one workspace, without source maps and types, which are half of their size.
set -e
npm ci --workspace "$1" --omit=dev
find . -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.?ts' \) -delete
rm install.sh
