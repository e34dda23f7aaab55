import type { StoryRestriction } from "@kinora/contracts/story/story";
import { canonical } from "@kinora/domain/canonical";
import type { CreationRecord } from "@kinora/domain/creation/creation";
import { creationSubject } from "@kinora/domain/creation/creation-job";
import type { CreationStore } from "@kinora/domain/creation/creation-stores";
import type { GemStatement } from "@kinora/domain/gem/gem-statement";
import type { BoardDecisionStore } from "@kinora/domain/moderation/board-case";
import type { ArtifactKeys, Digest } from "@kinora/domain/story/artifact-keys";
import type { StoryStanding } from "@kinora/domain/story/read-standing";
import { takeSnapshot } from "@kinora/domain/story/story-access";
import { storySubject } from "@kinora/domain/story/story-job";
import type { StoryRecord } from "@kinora/domain/story/story-record";
import type { ArtifactStore, StoryStore } from "@kinora/domain/story/story-stores";
import type { StoryWorkView } from "@kinora/domain/story/story-work-view";
import type { UploadStore } from "@kinora/domain/upload/upload-store";

export interface StoryReading {
  readonly now: () => Date;
  readonly stories: StoryStore;
  readonly boardDecisions: Pick<BoardDecisionStore, "standing">;
  readonly artifacts: Pick<ArtifactStore, "find" | "findAll">;
  readonly uploads: Pick<UploadStore, "find" | "findAll">;
  readonly creations: Pick<CreationStore, "find">;
  readonly readWork: (ids: readonly string[]) => Promise<ReadonlyMap<string, StoryWorkView>>;
  readonly statement: Pick<GemStatement, "lostIfCancelled">;
  readonly keys: () => ArtifactKeys;
  readonly digest: Digest;
}

/** A story with everything that is shown of it. */
export interface ReadStory {
  readonly story: StoryRecord;
  /** Null while there is no board. */
  readonly standing: StoryStanding | null;
  readonly work: StoryWorkView | null;
  /**
   * The film that was ordered last, unless it was deleted, and whether it matches the current
   * board.
   */
  readonly render: { readonly creation: CreationRecord; readonly fresh: boolean } | null;
  /** Oldest and newest revision. */
  readonly revisions: { readonly first: number; readonly last: number };
  /** Held gems that cancelling would not return. */
  readonly lostIfCancelled: number;
  /** Null when it can be shared. */
  readonly restriction: StoryRestriction | null;
}

/**
 * Reads the rest of a story. It is read after the story, so it is at least as new as the story's
 * sequence.
 */
export async function readStory(story: StoryRecord, ports: StoryReading): Promise<ReadStory> {
  const { id, renderCreationId: filmId } = story;
  const paidFor = [storySubject(id), ...(filmId === null ? [] : [creationSubject(filmId)])];
  const [standing, work, film, revisions, lostIfCancelled, restriction] = await Promise.all([
    standingOf(story, ports),
    ports.readWork([id]),
    filmOf(story, ports),
    ports.stories.revisionRange(id),
    ports.statement.lostIfCancelled(paidFor, ports.now()),
    restrictionOf(id, ports),
  ]);
  const fresh = story.renderDigest === ports.digest(canonical(story.board));
  const render = film && { creation: film, fresh };
  return {
    ...{ story, standing, work: work.get(id) ?? null, render, revisions },
    ...{ lostIfCancelled, restriction },
  };
}

async function restrictionOf(
  id: string,
  { stories, boardDecisions }: StoryReading,
): Promise<StoryRestriction | null> {
  const [withheld, isClosed] = await Promise.all([stories.isWithheld(id), stories.isClosed(id)]);
  if (!withheld && !isClosed) return null;
  const [last = null] = await boardDecisions.standing(id);
  return { withheld, decision: last && { id: last.id, rule: last.rule, note: last.note } };
}

async function standingOf(story: StoryRecord, ports: StoryReading): Promise<StoryStanding | null> {
  const { board } = story;
  return board && (await takeSnapshot({ ...story, board }, ports, ports.keys())).standing;
}

async function filmOf(
  { renderCreationId }: StoryRecord,
  { creations }: StoryReading,
): Promise<CreationRecord | null> {
  const film = renderCreationId === null ? null : await creations.find(renderCreationId);
  return film && film.status !== "deleted" ? film : null;
}
