-- Unused since 0674: `kept` says what is not taken back.
alter table award drop column taken_back;
