-- Mail about the security of an account goes before all other.
create index mail_delivery_security_idx on mail_delivery (next_at)
  where state in ('waiting', 'sending') and mail_group = 'security';
