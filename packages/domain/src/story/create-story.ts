import { ENTITLEMENTS } from "@kinora/contracts/account/entitlements";
import { type Board, type StorySettings, storySettings } from "@kinora/contracts/story/board";
import type { StoryRequest } from "@kinora/contracts/story/story";
import { SCRIPT_GEMS } from "@kinora/contracts/story/story-limits";
import type { Customer } from "../account/customer.ts";
import type { Viewer } from "../account/viewer.ts";
import { canonical } from "../canonical.ts";
import type { Catalogue } from "../prompt/model-entry.ts";
import { Refusal } from "../refusal.ts";
import type { ArtifactKeys, Digest } from "./artifact-keys.ts";
import { enqueueTask } from "./begin-work.ts";
import { checkBoard, invalid, type KnownOnBoards, keepLocked } from "./check-board.ts";
import { continueStory } from "./continue-story.ts";
import { recordChanged } from "./record-changed.ts";
import { hasOwnWords } from "./script-writer.ts";
import type { StoryRecord } from "./story-record.ts";
import type { StoryStores } from "./story-stores.ts";

export interface CreateStoryPorts extends KnownOnBoards {
  readonly keys: () => ArtifactKeys;
  readonly catalogue: () => Catalogue;
  readonly newId: () => string;
  readonly drawSeed: () => number;
  readonly digest: Digest;
  /** Returns whether a language model writes this person's scripts. */
  readonly asksModel: (actor: Viewer) => boolean;
  readonly defaults: () => Omit<StorySettings, "seed">;
  readonly transact: <T>(work: (stores: StoryStores) => Promise<T>) => Promise<T>;
}
export interface CreateStoryInput {
  readonly actor: Customer;
  readonly request: StoryRequest;
  /** See ScriptOrder. */
  readonly guidance?: string;
  readonly idempotencyKey: string;
  readonly now: Date;
}

/**
 * Starts a story. The engine turns an idea or the user's own script into a board for SCRIPT_GEMS; a
 * board is free. Repeating the key with the same body returns the same story.
 *
 * @returns the id of the story
 * @throws Refusal IDEMPOTENCY_KEY_REUSED, STORY_EMPTY, BOARD_INVALID, STORIES_FULL, QUEUE_FULL,
 *   INSUFFICIENT_GEMS
 */
export async function createStory(
  { actor, request, guidance, idempotencyKey: key, now }: CreateStoryInput,
  ports: CreateStoryPorts,
): Promise<string> {
  const { prompt, script = "", board } = request;
  if (prompt === "" && script === "" && board === undefined) throw new Refusal("STORY_EMPTY");
  const chosen = Object.entries(request.settings ?? {}).filter(([, value]) => value !== undefined);
  const settings = storySettings.parse({
    ...ports.defaults(),
    seed: ports.drawSeed(),
    ...Object.fromEntries(chosen),
  });
  if (board) checkBoard(board, ports);
  else if (!ports.isVoice(settings.voice)) {
    throw invalid("settings.voice", "board.noVoice");
  }
  const bodyDigest = ports.digest(canonical({ create: request }));
  return ports.transact(async (stores) => {
    const storyId = ports.newId();
    const claim = { userId: actor.id, key, bodyDigest, storyId, now };
    const earlier = await stores.storyRequests.claim(claim);
    if (earlier) {
      if (earlier.bodyDigest !== bodyDigest) throw new Refusal("IDEMPOTENCY_KEY_REUSED");
      return earlier.storyId;
    }
    await refuseManyStories(actor, stores);
    const price = board ? 0 : SCRIPT_GEMS;
    const story = newStory(storyId, actor, request, price, now);
    await stores.stories.insert(story);
    if (board) await openBoard(story, board, { actor, now }, stores, ports);
    else {
      const order = {
        ...{ prompt, script: script === "" ? null : script, settings },
        ...(guidance === undefined ? {} : { guidance }),
      };
      const explanation = { code: "story.scriptPrice", params: { gems: price } } as const;
      const jobId = ports.newId();
      const task = { kind: "script", order } as const;
      const lane = !hasOwnWords(order) && ports.asksModel(actor) ? "hosted" : "render";
      await enqueueTask(
        { jobId, storyId, actor, task, price: { gems: price, explanation }, now, lane },
        stores,
      );
    }
    await recordChanged(story, stores.record);
    return storyId;
  });
}

/** Serialises the requests of a person, so that two cannot both take the last slot. */
async function refuseManyStories(
  actor: CreateStoryInput["actor"],
  { queue, stories }: StoryStores,
): Promise<void> {
  await queue.lockPerson(actor.id);
  const limit = ENTITLEMENTS[actor.tier].stories;
  if ((await stories.countOwn(actor.id)) >= limit) throw new Refusal("STORIES_FULL", { limit });
}

const NOTHING_MADE = { picture: null, narration: null, footage: null };

async function openBoard(
  story: StoryRecord,
  board: Board,
  { actor, now }: Pick<CreateStoryInput, "actor" | "now">,
  stores: StoryStores,
  ports: CreateStoryPorts,
): Promise<void> {
  const kept = keepLocked({ board, kept: {} }, board, () => NOTHING_MADE);
  await stores.stories.update(story.id, { board, kept, version: 1 }, now);
  await stores.stories.addRevision(story.id, 0, { board, kept }, now);
  await continueStory({ ...story, board, kept, version: 1 }, "script", actor, now, stores, {
    ...{ keys: ports.keys(), catalogue: ports.catalogue() },
    ...{ newId: ports.newId, digest: ports.digest },
  });
}

function newStory(
  id: string,
  { id: userId, tokenId }: Customer,
  { prompt, script, until, spendAtMost = 0 }: StoryRequest,
  price: number,
  now: Date,
): StoryRecord {
  return {
    id,
    userId,
    version: 0,
    position: 0,
    prompt: prompt === "" ? firstWords(script ?? "") : prompt,
    board: null,
    kept: {},
    latest: { scenes: {} },
    failures: {},
    scriptNote: null,
    failure: null,
    pause: null,
    until: until === undefined || until === "script" ? null : until,
    spendLeft: until === undefined ? 0 : Math.max(0, spendAtMost - price),
    tokenId: tokenId ?? null,
    renderCreationId: null,
    renderDigest: null,
    sequence: 0,
    shareToken: null,
    createdAt: now,
    updatedAt: now,
  };
}

const SHOWN = 200;
const firstWords = (script: string) => Array.from(script).slice(0, SHOWN).join("");
