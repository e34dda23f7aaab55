-- What somebody pays with their own keys is summed from their orders, and stands in no budget.
create index hosted_spending_own_idx on hosted_spending (key_of, day) where key_of is not null;
delete from hosted_budget where scope like '% of %';
