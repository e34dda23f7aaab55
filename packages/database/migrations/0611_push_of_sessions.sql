-- Subscriptions that access tokens made outlive the tokens, and nobody sees them: only sessions make them now.
delete from push_subscription where session_id is null;
