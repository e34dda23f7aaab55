-- An order for a picture of a story names its artifact: it is called off, or delivered late, as that of a creation is.
-- Null: it is for a creation, or for a line.
alter table hosted_intent add column artifact text;
