alter table rankings_tallies drop constraint rankings_tallies_kind_check;
alter table rankings_tallies add constraint rankings_tallies_kind_check check (
  kind in ('all', 'champion', 'item', 'trait', 'lineup', 'stars', 'champion-item', 'champion-items', 'partner'));
-- Room beside each row for its next state: every ingest changes most of them.
alter table rankings_tallies set (fillfactor = 70);
-- Pairs were counted in both directions, and are now under the one that comes first.
delete from rankings_tallies where kind = 'partner' and entity collate "C" > part collate "C";

-- Made-up matches, which a new site shows as a sample until matches that were played are counted.
alter table rankings_slices add is_sample boolean not null default false;
alter table rankings_slices drop constraint rankings_slices_set_number_version_mode_step_day_key;
alter table rankings_slices add unique nulls not distinct (set_number, version, mode, step, day, is_sample);
