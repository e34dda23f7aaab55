-- A service may have no such model ('away'), or not let our key use it ('denied').
alter table hosted_intent drop constraint hosted_intent_refusal_check;
alter table hosted_intent add constraint hosted_intent_refusal_check
  check (refusal in ('policy', 'input', 'quota', 'auth', 'away', 'denied'));
