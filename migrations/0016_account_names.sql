-- Names are kept as only the site can read them, like addresses. Nobody has given one yet: accounts are new with this version.
alter table account_users drop column name;
alter table account_users add column name_sealed text;
