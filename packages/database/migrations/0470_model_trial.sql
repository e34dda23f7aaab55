-- Works that an owner had made to try a model of a service: the first that can be seen is shown beside the model.
create table model_trial (
  creation_id text primary key references creation (id) on delete cascade,
  model text not null,
  ordered_at timestamptz not null
);
create index model_trial_of_model_idx on model_trial (model, ordered_at);
