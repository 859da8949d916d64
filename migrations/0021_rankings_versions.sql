-- Whoever asks for the versions of a set reads these few rows, not those of every day and bracket.
create index rankings_slices_versions on rankings_slices (set_number, mode) where day is null and ladder = 'all';
