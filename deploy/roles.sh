#!/bin/sh
# Run once, when PostgreSQL makes its data folder. lobby_owner owns the tables and migrates them; lobby, as which the servers
# log in, has the rights of lobby_app alone: it books transfers, and can neither change nor delete one.
set -eu
psql --set=ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --set=password="$LOBBY_PASSWORD" \
  --set=sandbox="$SANDBOX_PASSWORD" <<'SQL'
create role lobby_app nologin;
create role lobby login password :'password' in role lobby_app;
revoke create on schema public from public;
-- Another company: a database of its own.
create role sandbox login password :'sandbox';
create database sandbox owner sandbox;
SQL
