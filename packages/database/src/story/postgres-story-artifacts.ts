import { storedSentence } from "@kinora/contracts/message/sentence";
import type { InTurn } from "@kinora/domain/in-turn";
import type { StoredArtifact, StoredArtifactFile } from "@kinora/domain/story/stored-artifact";
import type { ArtifactFacts } from "@kinora/domain/story/story-engine";
import type { ArtifactStore } from "@kinora/domain/story/story-stores";
import { type Selectable, sql } from "kysely";
import { z } from "zod";
import type { Database } from "../client.ts";
import type { StoryPieceFileTable } from "../schema.gen.ts";

const kind = z.enum([
  "picture",
  "footage",
  "last-frame",
  "narration",
  "own-narration",
  "motion",
  "caption",
  "score",
  "assembly",
]);
const role = z.enum(["main", "thumbnail", "poster", "preview", "vtt", "srt"]);
const timedWord = z.object({
  text: z.string(),
  start: z.number(),
  end: z.number(),
  from: z.number(),
  to: z.number(),
});
const facts = z.object({
  notices: z.array(storedSentence).optional(),
  drift: z.array(storedSentence).optional(),
  thumbhash: z.string().optional(),
  parts: z
    .array(
      z.object({
        seconds: z.number(),
        words: z.array(timedWord),
        peaks: z.array(z.number()),
      }),
    )
    .optional(),
});

function parseFacts(stored: unknown): ArtifactFacts {
  const { notices, drift, thumbhash, parts } = facts.parse(stored);
  return {
    ...(notices && { notices }),
    ...(drift && { drift }),
    ...(thumbhash !== undefined && { thumbhash }),
    ...(parts && { parts }),
  };
}

/** Returns stories and their keys as rows for a comparison. */
function pairsOf(wanted: ReadonlyMap<string, readonly string[]>) {
  const pairs = [...wanted].flatMap(([storyId, keys]) =>
    keys.map((key) => [storyId, key] as const),
  );
  const [stories, keys] = [pairs.map(([storyId]) => storyId), pairs.map(([, key]) => key)];
  return sql<boolean>`(story_id, key) in (select * from unnest(${stories}::text[], ${keys}::text[]))`;
}

async function findArtifacts(
  executor: Database,
  wanted: ReadonlyMap<string, readonly string[]>,
  inTurn: InTurn,
): Promise<Map<string, StoredArtifact[]>> {
  const isWanted = pairsOf(wanted);
  const [rows, files] = await inTurn(() =>
    Promise.all([
      executor.selectFrom("story_piece").selectAll().where(isWanted).execute(),
      executor
        .selectFrom("story_piece_file")
        .selectAll()
        .where(isWanted)
        .orderBy("place")
        .execute(),
    ]),
  );
  const filesOf = Map.groupBy(files, ({ story_id, key }) => `${story_id} ${key}`);
  const artifacts = new Map<string, StoredArtifact[]>();
  for (const [id, own] of Map.groupBy(rows, ({ story_id }) => story_id))
    await inTurn(async () => {
      const parsed = own.map((row) => ({
        key: row.key,
        kind: kind.parse(row.kind),
        facts: parseFacts(row.facts),
        files: (filesOf.get(`${id} ${row.key}`) ?? []).map(parseFile),
        paid: row.paid,
      }));
      artifacts.set(id, parsed);
    });
  return artifacts;
}

/** For the artifacts of one story, which are read at once. */
const atOnce: InTurn = (work) => work();

export function postgresStoryArtifacts(executor: Database): ArtifactStore {
  return {
    async find(storyId, keys) {
      if (keys.length === 0) return [];
      const found = await findArtifacts(executor, new Map([[storyId, keys]]), atOnce);
      return found.get(storyId) ?? [];
    },
    findAll: (wanted, inTurn) => findArtifacts(executor, wanted, inTurn),
    async markPicturesPaid(jobId) {
      const { numUpdatedRows } = await executor
        .updateTable("story_piece")
        .set({ paid: true })
        .where("job_id", "=", jobId)
        .where("kind", "=", "picture")
        .where("paid", "=", false)
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },
    async markPaid(storyId, keys) {
      if (keys.length === 0) return;
      await executor
        .updateTable("story_piece")
        .set({ paid: true })
        .where("story_id", "=", storyId)
        .where("key", "in", keys)
        .execute();
    },
    async removeOthers(storyId, keys, before) {
      const { numDeletedRows } = await executor
        .deleteFrom("story_piece")
        .where("story_id", "=", storyId)
        .where("created_at", "<", before)
        .where(sql<boolean>`key <> all(${[...keys]}::text[])`)
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}

function parseFile(row: Selectable<StoryPieceFileTable>): StoredArtifactFile {
  return {
    role: role.parse(row.role),
    name: row.name,
    hash: row.hash,
    mimeType: row.mime_type,
    bytes: row.bytes,
    width: row.width,
    height: row.height,
    duration: row.duration,
  };
}

/** Inserts a finished artifact; one inserted earlier by another attempt is kept. */
export async function insertArtifact(
  transaction: Database,
  storyId: string,
  artifact: StoredArtifact,
  jobId: string,
  now: Date,
): Promise<void> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto("story_piece")
    .values({
      story_id: storyId,
      key: artifact.key,
      kind: artifact.kind,
      facts: JSON.stringify(artifact.facts),
      job_id: jobId,
      paid: artifact.paid,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(["story_id", "key"]).doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return;
  const rows = artifact.files.map((file, place) => ({
    story_id: storyId,
    key: artifact.key,
    place,
    role: file.role,
    name: file.name,
    hash: file.hash,
    mime_type: file.mimeType,
    bytes: file.bytes,
    width: file.width,
    height: file.height,
    duration: file.duration,
  }));
  if (rows.length > 0) await transaction.insertInto("story_piece_file").values(rows).execute();
}
