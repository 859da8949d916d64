-- Room in each page for the next sums of its rows: without it each further match moved its rows to other pages, and all of their entries in the index with them.
alter table rankings_tallies set (fillfactor = 50);
