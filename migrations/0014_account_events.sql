-- What happened to an account, for its owner to see.
create table account_events (
  event_id bigint generated always as identity primary key,
  user_id uuid not null references account_users on delete cascade,
  kind text not null check (kind in ('signed-in', 'signed-out', 'others-ended', 'renamed', 'exported', 'deletion-asked')),
  at timestamptz not null default now()
);
create index account_events_of_users on account_events (user_id, at desc);

-- An account is deleted by a code as well.
alter table account_codes drop constraint account_codes_purpose_check;
alter table account_codes add constraint account_codes_purpose_check check (purpose in ('sign-in', 'deletion'));
