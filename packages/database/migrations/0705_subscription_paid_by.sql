-- Payments that the present period of a plan stands on, oldest first: [{ref, plan, until}]. An upgrade is paid
-- by what was paid for the plan before and by the difference.
alter table subscription add column paid_by jsonb not null default '[]';
-- What the money that is left pays for; null when it pays for the plan.
alter table subscription add column paid_plan text;

update subscription
   set paid_by = coalesce(
         (select jsonb_agg(jsonb_build_object('ref', payment.ref, 'plan', payment.product,
                                              'until', payment.covers_until) order by payment.paid_at, payment.id)
            from payment
           where payment.subscription_id = subscription.id and payment.covers_until is not null
             and (payment.ref = subscription.payment_ref
                  or payment.covers_until >= subscription.paid_until - interval '2 hours')),
         '[]')
 where payment_ref is not null;
create index subscription_paid_by_idx on subscription using gin (paid_by jsonb_path_ops);
