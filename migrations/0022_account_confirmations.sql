-- Who comes from a provider alone shows there once more who they are before an account is deleted; and more of what happens to an account is told.
alter table account_events drop constraint account_events_kind_check;
alter table account_events add constraint account_events_kind_check check (
  kind in (
    'signed-in', 'signed-out', 'others-ended', 'all-ended', 'renamed', 'pictured', 'unpictured', 'exported', 'deletion-asked', 'deletion-refused', 'confirmed'
  )
);
