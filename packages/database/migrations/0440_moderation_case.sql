-- Works that wait for a decision are few among many.
create index creation_review_idx on creation (id) where status = 'review';
