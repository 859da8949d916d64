-- Where the prizes of tiers 1 to 3 go. A row without a recipient: reminded of it, or erased.
create table campaign_recipients (
  campaign_id text not null,
  sequence int not null,
  registration_id uuid not null references campaign_bindings,
  -- name, address, region and phone as JSON, sealed
  recipient_sealed text,
  given_at timestamptz,
  changed_at timestamptz,
  sent_at timestamptz,
  erased_at timestamptz,
  -- reminders that are due, and those whose mail has begun
  reminders smallint not null default 0 check (reminders between 0 and 2),
  reminded smallint not null default 0 check (reminded between 0 and reminders),
  primary key (campaign_id, sequence),
  foreign key (campaign_id, sequence) references campaign_draws,
  check (recipient_sealed is null or (given_at is not null and erased_at is null)),
  check (sent_at is null or given_at is not null)
);
create index campaign_recipients_registrations on campaign_recipients (registration_id);

-- Only wins are looked up by their prize; most draws win nothing.
create index campaign_draws_wins on campaign_draws (campaign_id, sequence) where tier <= 3;
