import type { ModelTrials } from "@kinora/domain/hosted/trial";
import { sql } from "kysely";
import type { Database } from "../client.ts";

export const postgresModelTrials = (executor: Database): ModelTrials => ({
  async note({ creationId, model, at }) {
    await executor
      .insertInto("model_trial")
      .values({ creation_id: creationId, model, ordered_at: at })
      .onConflict((conflict) => conflict.column("creation_id").doNothing())
      .execute();
  },
});

/** The small picture of a model's first trial that was delivered and still exists. */
export interface ModelExample {
  readonly model: string;
  readonly hash: string;
  readonly mimeType: string;
}

/** Returns one for each model that has been tried; music has no picture. */
export async function readModelExamples(executor: Database): Promise<readonly ModelExample[]> {
  const { rows } = await sql<ModelExample>`
    select distinct on (trial.model) trial.model, media.hash, media.mime_type as "mimeType"
      from model_trial trial
      join creation on creation.id = trial.creation_id
      join creation_media media on media.creation_id = creation.id and media.role = 'thumbnail' and media.label = ''
     where (creation.status is null or creation.status = 'scheduled')
       and not creation.moderator_hidden
     order by trial.model, trial.ordered_at`.execute(executor);
  return rows;
}
