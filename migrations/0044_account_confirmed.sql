-- When the owner of a session last proved to be the owner: by a code or a sign-in.
alter table account_sessions add column confirmed_at timestamptz;

-- The language of the last sign-in, for mails to the account.
alter table account_users add column language text;
