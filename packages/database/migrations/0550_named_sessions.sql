-- A credential that names its session is known for an old one without a row: only the last exchanged one is kept, for the
-- answer that was lost. Those of before name none and stay until their session ends.
alter table retired_session_token add column names_session boolean not null default false;
