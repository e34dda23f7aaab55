import type { PersonRole } from "@kinora/contracts/access/roles";
import type { Tier } from "@kinora/contracts/account/account";
import { FREE } from "@kinora/domain/prompt/price-form";
import { beginRender } from "@kinora/domain/story/begin-render";
import type { ContinuePorts } from "@kinora/domain/story/continue-story";
import { takeSnapshot } from "@kinora/domain/story/story-access";
import type { BoardedStory } from "@kinora/domain/story/story-record";
import type { StoryStores } from "@kinora/domain/story/story-stores";
import type { DemoStory } from "./demo-stories.ts";

export interface DemoStoryPorts extends ContinuePorts {
  /** Keys of the voices installed on this machine, the default first. */
  readonly voices: readonly string[];
  /** Bound to one transaction. */
  readonly stores: StoryStores;
}

/** Orders the film of one demo story exactly once, at the lowest priority and free of charge. */
export async function orderDemoStory(
  { board: written }: DemoStory,
  person: { readonly id: string; readonly role: PersonRole; readonly tier: Tier },
  now: Date,
  { voices, stores, keys, catalogue, newId, digest }: DemoStoryPorts,
): Promise<void> {
  const storyId = newId();
  const bodyDigest = digest(JSON.stringify(written));
  const key = `demo:${digest(written.title).slice(0, 16)}`;
  const claim = { userId: person.id, key, bodyDigest, storyId, now };
  if (await stores.storyRequests.claim(claim)) return;
  const { settings } = written;
  const [usual = settings.voice] = voices;
  const voice = voices.includes(settings.voice) ? settings.voice : usual;
  const board = { ...written, settings: { ...settings, voice } };
  const story = newStory(storyId, person.id, board, now);
  await stores.stories.insert(story);
  await stores.stories.addRevision(storyId, 0, { board, kept: {} }, now);
  const { snapshot, standing } = await takeSnapshot(story, stores, keys);
  await beginRender(
    story,
    {
      ...{ creationId: newId(), jobId: newId(), actor: person, snapshot, standing, now },
      price: FREE,
      ...{ private: false, hidden: false, requestId: null, background: true },
    },
    stores,
    { catalogue, digest },
  );
}

function newStory(
  id: string,
  userId: string,
  board: BoardedStory["board"],
  now: Date,
): BoardedStory {
  return {
    ...{ id, userId, board, version: 1, position: 0, prompt: board.title, kept: {} },
    ...{
      latest: { scenes: {} },
      failures: {},
      failure: null,
      scriptNote: null,
      pause: null,
      until: null,
    },
    ...{
      spendLeft: 0,
      tokenId: null,
      renderCreationId: null,
      renderDigest: null,
      sequence: 0,
      shareToken: null,
      createdAt: now,
      updatedAt: now,
    },
  };
}
