-- What happened to a campaign's draws, claims and data, append-only; the hash is of the very text of the record.
create table campaign_audit (
  campaign_id text not null references campaign_campaigns,
  sequence int not null check (sequence >= 1),
  record text not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  primary key (campaign_id, sequence)
);

-- Appends a record with the members of a JSON object. Call it last: its lock holds until the transaction ends.
create function campaign_append_audit(campaign text, members text) returns void language plpgsql as $$
declare
  number int;
  previous text;
  record text;
begin
  perform pg_advisory_xact_lock(hashtext('campaign_audit'), hashtext(campaign));
  -- a statement of its own, which sees the record of the transaction that held the lock
  select sequence + 1, hash into number, previous
  from campaign_audit where campaign_id = campaign order by sequence desc limit 1;
  number := coalesce(number, 1);
  previous := coalesce(previous, encode(sha256(convert_to(campaign, 'UTF8')), 'hex'));
  record := '{"sequence":' || number
    || ',"at":"' || to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '",'
    || substr(members, 2, length(members) - 2) || ',"previous":"' || previous || '"}';
  insert into campaign_audit values (campaign, number, record, encode(sha256(convert_to(record, 'UTF8')), 'hex'));
end
$$;

create function campaign_refuse_change() returns trigger language plpgsql as $$
begin
  raise '% of % is refused: its rows are never changed', tg_op, tg_table_name;
end
$$;

create trigger campaign_audit_append_only before update or delete or truncate on campaign_audit
for each statement execute function campaign_refuse_change();

create trigger campaign_draws_append_only before update or delete or truncate on campaign_draws
for each statement execute function campaign_refuse_change();

-- Draws from before there was an audit.
select campaign_append_audit(campaign_id, json_build_object('actor', 'site', 'action', 'draws_drawn', 'subject', null,
  'details', json_build_object('first', 1, 'last', sequence, 'hash', hash))::text)
from (select distinct on (campaign_id) * from campaign_draws order by campaign_id, sequence desc) as last;
