-- A cancelled registration keeps its account, so that the account's deletion erases it; another phone may take its place.
alter table campaign_registrations drop constraint campaign_registrations_campaign_id_user_id_key;
create unique index campaign_registrations_accounts on campaign_registrations (campaign_id, user_id)
  where cancelled_at is null;
