import { AS_IT_IS } from "@kinora/contracts/publication/fit-media";
import type { Database } from "@kinora/database/client";
import { postgresPublications } from "@kinora/database/publication/postgres-publications";
import {
  newState,
  type PostTime,
  type PublicationRecord,
} from "@kinora/domain/post/publication-record";
import { unbegun } from "@kinora/domain/post/turn-of";

interface AddedPost {
  readonly id: string;
  readonly userId: string;
  readonly creationId: string;
  readonly now: Date;
  /** When it is to be there; null for at once. */
  readonly time?: PostTime | null;
}

/** Adds a post of a work on a Facebook page, which nobody has begun. */
export async function addPost(
  database: Database,
  { id, userId, creationId, now, time = null }: AddedPost,
  given: Partial<PublicationRecord> = {},
): Promise<PublicationRecord> {
  const store = postgresPublications(database);
  await store.addPost(
    {
      ...{ id, userId, creationId, time, outcome: "scheduled", againOf: null, series: null },
      ...{ createdAt: now, endedAt: null },
    },
    { key: id, digest: "" },
  );
  const publication: PublicationRecord = {
    ...{ id: `${id}-child`, postId: id, userId, creationId, platform: "facebook" },
    ...{
      accountId: "page-1",
      accountName: "A page",
      occurrence: 1,
      isAiMade: true,
      isRepeated: false,
    },
    fields: {
      ...{ platform: "facebook", kind: "photos", caption: "A fox", title: null },
      ...{ firstComment: "", fit: AS_IT_IS },
    },
    ...{ createdAt: now, ...newState(now), ...given },
    ...(time && unbegun({ platform: given.platform ?? "facebook", rounds: 0 }, time.at)),
  };
  await store.add(publication);
  return publication;
}
