import type { Database } from "@kinora/database/client";
import { noteUnsafe } from "@kinora/database/hosted/postgres-policy-refusals";
import {
  insertArtifact,
  postgresStoryArtifacts,
} from "@kinora/database/story/postgres-story-artifacts";
import { transact } from "@kinora/database/transact";
import {
  deliverLatePicture,
  fetchesLate,
  type LatePictureStores,
} from "@kinora/domain/hosted/deliver-late-picture";
import type { PgBoss } from "pg-boss";
import type { LatePicturePorts } from "./late-pictures.ts";
import type { StoryPorts } from "./story-ports.ts";

type Around = Omit<LatePicturePorts, "fetches" | "deliver" | "artifacts" | "noteUnsafe"> &
  Pick<StoryPorts, "now">;

/** Builds the handling of pictures that arrive after the work on their stories has ended. */
export function composeLatePictures(
  database: Database,
  boss: PgBoss,
  { keys, now, ...around }: Around,
): LatePicturePorts {
  const inTransaction = <T>(work: (stores: LatePictureStores) => Promise<T>) =>
    transact(database, boss, (stores, transaction) =>
      work({
        ...stores,
        insertArtifact: ({ storyId, jobId }, artifact) =>
          insertArtifact(transaction, storyId, artifact, jobId, now()),
      }),
    );
  return {
    ...around,
    keys,
    artifacts: postgresStoryArtifacts(database),
    noteUnsafe: (key) => noteUnsafe(database, key, now()),
    fetches: (late) => inTransaction((stores) => fetchesLate(late, stores)),
    deliver: (late, made) =>
      inTransaction((stores) => deliverLatePicture(late, { ...made, now: now() }, stores, keys())),
  };
}
