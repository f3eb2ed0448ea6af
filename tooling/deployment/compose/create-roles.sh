#!/bin/sh
# Run once by the image of PostgreSQL, as the owner: the user who serves owns no table. `migrate` grants it its rights.
set -eu
psql --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --set password="$(cat /run/secrets/serving-password)" <<'SQL'
create role serving login password :'password';
SQL
