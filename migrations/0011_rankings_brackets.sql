-- Things are counted for each bracket, so that a ranking reads one slice and boards of one match stand together whatever
-- their ranks; parts stay with the step of the ladder. A bracket of a single step has its name.
alter table rankings_slices drop constraint rankings_slices_step_check;
alter table rankings_slices rename column step to ladder;
update rankings_slices set ladder = 'master-plus' where ladder = 'master';
alter table rankings_slices add constraint rankings_slices_ladder_check check (
  ladder in ('none', 'diamond', 'all', 'master-plus', 'diamond-plus', 'gold-diamond', 'gold-emerald', 'iron-silver'));

-- What was counted by steps before is added up; of a match whose boards stand on several steps, the sums stay those of the steps.
create temporary table bracket_steps (bracket text, step text) on commit drop;
insert into bracket_steps values
  ('all', 'none'), ('all', 'iron-silver'), ('all', 'gold-emerald'), ('all', 'diamond'), ('all', 'master-plus'),
  ('diamond-plus', 'diamond'), ('diamond-plus', 'master-plus'), ('gold-diamond', 'gold-emerald'), ('gold-diamond', 'diamond');
insert into rankings_slices (set_number, version, day, mode, ladder, is_sample, updated_at)
select set_number, version, day, mode, bracket, is_sample, max(updated_at)
from rankings_slices join bracket_steps on step = ladder
group by set_number, version, day, mode, bracket, is_sample;
insert into rankings_tallies (
  slice_id, kind, entity, part, place_1, place_2, place_3, place_4, place_5, place_6, place_7, place_8,
  matches, boards_squared, place_squared, place_by_boards, top4_squared, top4_by_boards, wins_squared, wins_by_boards)
select whole.slice_id, kind, entity, part, sum(place_1), sum(place_2), sum(place_3), sum(place_4), sum(place_5),
  sum(place_6), sum(place_7), sum(place_8), sum(matches), sum(boards_squared), sum(place_squared), sum(place_by_boards),
  sum(top4_squared), sum(top4_by_boards), sum(wins_squared), sum(wins_by_boards)
from rankings_tallies
join rankings_slices as own using (slice_id)
join bracket_steps on step = own.ladder
join rankings_slices as whole on whole.ladder = bracket and whole.set_number = own.set_number
  and whole.version = own.version and whole.mode = own.mode and whole.day is not distinct from own.day
  and whole.is_sample = own.is_sample
where kind in ('all', 'champion', 'item', 'trait', 'lineup')
group by whole.slice_id, kind, entity, part;
delete from rankings_tallies using rankings_slices
where rankings_tallies.slice_id = rankings_slices.slice_id and ladder in ('none', 'diamond')
  and kind in ('all', 'champion', 'item', 'trait', 'lineup');
delete from rankings_slices where ladder in ('none', 'diamond') and day is not null;
