-- The site's role, which is no superuser, and its own database. PostgreSQL's image runs this once, on a new volume.
\getenv password SITE_PASSWORD
create role encore login password :'password' nosuperuser nocreatedb nocreaterole;
create database encore owner encore template template0 encoding 'UTF8' locale 'C.UTF-8';
revoke all on database encore from public;
