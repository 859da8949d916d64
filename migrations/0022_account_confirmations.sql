-- Who comes from a provider alone shows there once more who they are before an account is deleted.
alter table account_events drop constraint account_events_kind_check;
alter table account_events add constraint account_events_kind_check
  check (kind in ('signed-in', 'signed-out', 'others-ended', 'renamed', 'pictured', 'exported', 'deletion-asked', 'confirmed'));
