-- Every file that is shown is looked up among works reported or found to be child abuse.
create index report_abuse_idx on report (creation_id) where reason = 'child_abuse' and state <> 'dismissed';
create index creation_event_abuse_idx on creation_event (creation_id) where rule = 'child_abuse';
