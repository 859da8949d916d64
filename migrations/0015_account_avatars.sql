-- A picture that an account shows of itself, as it was made anew out of what was sent. Each has an address of its own.
create table account_avatars (
  user_id uuid primary key references account_users on delete cascade,
  avatar_id uuid not null default gen_random_uuid() unique,
  bytes bytea not null
);

alter table account_events drop constraint account_events_kind_check;
alter table account_events add constraint account_events_kind_check
  check (kind in ('signed-in', 'signed-out', 'others-ended', 'renamed', 'pictured', 'exported', 'deletion-asked'));
