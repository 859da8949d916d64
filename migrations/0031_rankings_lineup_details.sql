-- what boards of a recommended lineup field and hold
alter table rankings_tallies drop constraint rankings_tallies_kind_check;
alter table rankings_tallies add constraint rankings_tallies_kind_check check (
  kind in ('all', 'champion', 'item', 'trait', 'lineup', 'stars', 'champion-item', 'champion-items', 'partner',
    'lineup-champion', 'lineup-item'));
