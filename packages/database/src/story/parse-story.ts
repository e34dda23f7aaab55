import { storedSentence } from "@kinora/contracts/message/sentence";
import { board } from "@kinora/contracts/story/board";
import { keptScenes } from "@kinora/contracts/story/kept-scene";
import { storyPause } from "@kinora/contracts/story/story";
import { STORY_STOPS } from "@kinora/contracts/story/story-vocabulary";
import type { StoryChange, StoryRecord } from "@kinora/domain/story/story-record";
import type { Selectable, Updateable } from "kysely";
import { z } from "zod";
import { parseKnown } from "../parse-known.ts";
import type { StoryTable } from "../schema.gen.ts";

const latest = z.object({
  scenes: z.record(
    z.string(),
    z.object({
      pictures: z.record(z.string(), z.string()),
      footage: z.string().optional(),
      narration: z.string().optional(),
      motion: z.string().optional(),
      caption: z.string().optional(),
      alone: z.string().optional(),
    }),
  ),
  score: z.string().optional(),
  preview: z.string().optional(),
  assembly: z.string().optional(),
});
const failures = z.record(z.string(), storedSentence);

export function parseStory(row: Selectable<StoryTable>): StoryRecord {
  return {
    id: row.id,
    userId: row.user_id,
    version: row.version,
    sequence: row.sequence,
    position: row.position,
    prompt: row.prompt,
    board: row.board === null ? null : board.parse(row.board),
    kept: keptScenes.parse(row.kept),
    latest: latest.parse(row.latest),
    failures: failures.parse(row.failures),
    failure: row.failure_message === null ? row.failure : storedSentence.parse(row.failure_message),
    scriptNote: row.script_note === null ? null : storedSentence.parse(row.script_note),
    pause: row.pause === null ? null : storyPause.parse(row.pause),
    until: row.until === null ? null : parseKnown(STORY_STOPS, row.until),
    spendLeft: row.spend_left,
    tokenId: row.token_id,
    renderCreationId: row.render_creation_id,
    renderDigest: row.render_digest,
    shareToken: row.share_token,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** Returns the columns of a change; unchanged ones are omitted. */
export function storyColumns(change: StoryChange): Updateable<StoryTable> {
  const json = (value: object | null | undefined) => value && JSON.stringify(value);
  const columns = {
    version: change.version,
    position: change.position,
    board: json(change.board),
    kept: json(change.kept),
    latest: json(change.latest),
    failures: json(change.failures),
    failure: typeof change.failure === "object" ? null : change.failure,
    failure_message: typeof change.failure === "string" ? null : json(change.failure),
    script_note: typeof change.scriptNote === "string" ? undefined : json(change.scriptNote),
    pause: json(change.pause),
    until: change.until,
    spend_left: change.spendLeft,
    token_id: change.tokenId,
    render_creation_id: change.renderCreationId,
    render_digest: change.renderDigest,
    share_token: change.shareToken,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}
