import type { StoryPause } from "@kinora/contracts/story/story";
import type { StoryStop } from "@kinora/contracts/story/story-vocabulary";
import type { Customer } from "../account/customer.ts";
import type { Catalogue } from "../prompt/model-entry.ts";
import { Refusal } from "../refusal.ts";
import type { ArtifactKeys, Digest } from "./artifact-keys.ts";
import { beginRender, refuseUnmade } from "./begin-render.ts";
import { beginWork } from "./begin-work.ts";
import { priceRender, priceUpdate } from "./price-story.ts";
import { refuseWithheld, takeSnapshot } from "./story-access.ts";
import type { BoardedStory } from "./story-record.ts";
import type { StoryStores } from "./story-stores.ts";

export interface ContinuePorts {
  readonly keys: ArtifactKeys;
  readonly catalogue: Catalogue;
  readonly newId: () => string;
  readonly digest: Digest;
}

const STEPS = ["script", "pictures", "preview", "render"] as const satisfies readonly StoryStop[];

/**
 * Continues a story automatically up to the requested step, while the gems allowed for it last. If
 * it stops early, also because it is withheld, the story stores the reason and the price of the next step.
 *
 * @param done the step that has just ended
 */
export async function continueStory(
  story: BoardedStory,
  done: StoryStop,
  actor: Customer,
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
  const { snapshot, standing } = await takeSnapshot(story, stores, ports.keys);
  const price = next === "render" ? priceRender(standing) : priceUpdate(standing, null);
  const stop = async (code: StoryPause["code"]) => {
    const pause = { code, next, gems: price.gems, left: story.spendLeft };
    await stores.record({
      type: "story.paused",
      ...{ subjectId: story.id, userId: story.userId },
      payload: { ...pause, version: story.version },
    });
    return wait(pause);
  };
  if (price.gems > story.spendLeft) return stop("SPEND_LIMIT");
  try {
    await refuseWithheld(story, stores);
    const customer = { ...actor, tokenId: story.tokenId ?? undefined };
    const known = { actor: customer, snapshot, price, now, jobId: ports.newId() };
    if (next === "render") {
      const film = { creationId: ports.newId(), standing, requestId: null };
      const seen = { private: false, hidden: false };
      await beginRender(story, { ...known, ...film, ...seen }, stores, ports);
      return wait();
    }
    // Lines and pictures from external services are only ordered by the user.
    refuseUnmade(standing);
    const kind = next === "pictures" ? "update" : "preview";
    await beginWork(story, { ...known, standing, kind, scenes: null }, stores);
    await stores.stories.update(story.id, { spendLeft: story.spendLeft - price.gems }, null);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return stop(error.code);
  }
}
