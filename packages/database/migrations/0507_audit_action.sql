-- What was done is looked for by its kind, also where it is rare in a long log.
create index audit_line_action_idx on audit_line (action, number);
