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

-- What is counted by day is counted by version too, so that a ranking reads one slice for each step and not one for each day.
insert into rankings_slices (set_number, version, day, mode, step)
select distinct set_number, version, null::date, mode, step from rankings_slices
on conflict do nothing;
insert into rankings_tallies (
  slice_id, kind, entity, part, place_1, place_2, place_3, place_4, place_5, place_6, place_7, place_8,
  matches, boards_squared, place_squared, place_by_boards, top4_squared, top4_by_boards, wins_squared, wins_by_boards)
select whole.slice_id, kind, entity, part, sum(place_1), sum(place_2), sum(place_3), sum(place_4), sum(place_5),
  sum(place_6), sum(place_7), sum(place_8), sum(matches), sum(boards_squared), sum(place_squared), sum(place_by_boards),
  sum(top4_squared), sum(top4_by_boards), sum(wins_squared), sum(wins_by_boards)
from rankings_tallies
join rankings_slices as daily on daily.slice_id = rankings_tallies.slice_id and daily.day is not null
join rankings_slices as whole on whole.day is null and whole.set_number = daily.set_number
  and whole.version = daily.version and whole.mode = daily.mode and whole.step = daily.step
group by whole.slice_id, kind, entity, part;
create index rankings_slices_of_versions on rankings_slices (set_number, mode) where day is null;
