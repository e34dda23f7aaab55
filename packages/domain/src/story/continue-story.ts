import type { Role, Tier } from "@kinora/contracts/account/account";
import type { StoryPause } from "@kinora/contracts/story/story";
import type { StoryStop } from "@kinora/contracts/story/story-vocabulary";
import { notify } from "../notification/notify.ts";
import type { Catalogue } from "../prompt/model-entry.ts";
import type { Price } from "../prompt/price-form.ts";
import { Refusal } from "../refusal.ts";
import { beginRender } from "./begin-render.ts";
import { beginWork } from "./begin-work.ts";
import type { Digest, PieceKeys } from "./piece-keys.ts";
import { gemWords, priceRender, priceUpdate } from "./price-story.ts";
import { takeStock } from "./story-access.ts";
import type { BoardedStory } from "./story-record.ts";
import type { StoryStores } from "./story-stores.ts";

export interface ContinuePorts {
  readonly keys: PieceKeys;
  readonly catalogue: Catalogue;
  readonly newId: () => string;
  readonly digest: Digest;
}

const STEPS = ["script", "pictures", "preview", "render"] as const satisfies readonly StoryStop[];

const WORDS: Record<StoryStop, string> = {
  script: "the script",
  pictures: "drawing the pictures",
  preview: "the preview",
  render: "making the film",
};

/**
 * Goes on by itself, as far as was asked, while the gems that were allowed for it last. Where it stops
 * early its person is told what the next step costs, and the story keeps the reason.
 *
 * @param done the step that has just ended
 */
export async function continueStory(
  story: BoardedStory,
  done: StoryStop,
  actor: { readonly id: string; readonly tier: Tier; readonly role: Role },
  now: Date,
  stores: StoryStores,
  ports: ContinuePorts,
): Promise<void> {
  const { until } = story;
  if (until === null) return;
  const next = STEPS[STEPS.indexOf(done) + 1];
  const wait = (pause: StoryPause | null = null) =>
    stores.stories.update(story.id, { until: null, spendLeft: 0, pause }, null);
  if (next === undefined || STEPS.indexOf(next) > STEPS.indexOf(until)) return wait();
  const { snapshot, standing } = await takeStock(story, stores, ports.keys);
  const price = next === "render" ? priceRender(standing) : priceUpdate(standing, null);
  const stop = async (code: StoryPause["code"], reason?: string) => {
    await tellToGoOn(story, next, price, now, stores, reason);
    return wait({ code, next, gems: price.gems, left: story.spendLeft });
  };
  if (price.gems > story.spendLeft) return stop("SPEND_LIMIT");
  try {
    const known = { actor, snapshot, price, now, jobId: ports.newId() };
    if (next === "render") {
      const film = { creationId: ports.newId(), standing, requestId: null };
      const seen = { private: false, hidden: false };
      await beginRender(story, { ...known, ...film, ...seen }, stores, ports);
      return wait();
    }
    const kind = next === "pictures" ? "update" : "preview";
    await beginWork(story, { ...known, standing, kind, scenes: null }, stores);
    await stores.stories.update(story.id, { spendLeft: story.spendLeft - price.gems }, null);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return stop(error.code, error.message);
  }
}

async function tellToGoOn(
  story: BoardedStory,
  next: StoryStop,
  { gems }: Price,
  now: Date,
  { notifications, publish }: StoryStores,
  reason: string | null = null,
): Promise<void> {
  const cost = gemWords(gems);
  const left = `Of what it may spend, ${gemWords(story.spendLeft)} ${story.spendLeft === 1 ? "is" : "are"} left.`;
  await notify(
    { notifications, publishSignal: publish },
    {
      userId: story.userId,
      kind: "story",
      title: "Your story waits for you",
      body: `“${story.board.title}”: next is ${WORDS[next]}, ${cost}. ${reason ?? left}`,
      href: `/story/${story.id}`,
      action: null,
      creationId: null,
      dedupeKey: `story:${story.id}:${story.version}:${next}`,
      expiresAt: null,
      createdAt: now,
    },
  );
}
