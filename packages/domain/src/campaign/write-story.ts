import type { CampaignSettings } from "@kinora/contracts/campaign/campaign-settings";
import { needsSources } from "@kinora/contracts/campaign/needs-sources";
import type { Board } from "@kinora/contracts/story/board";
import { createStory } from "../story/create-story.ts";
import type { AdvancePorts, CampaignStep, Due } from "./advance-ports.ts";
import { later, SECOND } from "./advance-ports.ts";
import type { CampaignSourceRecord, CampaignStoryPatch } from "./campaign-record.ts";
import { drawAngle } from "./draw-angle.ts";
import { drawIdea } from "./draw-idea.ts";
import { failed } from "./end-story.ts";
import { runOut } from "./run-out.ts";
import { likeness, memoryOf, TOO_SIMILAR } from "./story-memory.ts";
import { tellSource } from "./tell-source.ts";
import { budgetedLedger } from "./weekly-budget.ts";

/** Stories before it that one is compared with. */
const REMEMBERED = 200;
const IDEA_SHOWN = 200;
/** Times that a story is thought of anew because it came out like another. */
const ATTEMPTS = 3;

/** What one story is about, and what the writer gets. */
interface Told {
  readonly patch: CampaignStoryPatch;
  readonly prompt: string;
  readonly guidance?: string;
  readonly script?: string;
}

/** Finds an idea and orders its script: one transaction, so that a story has one storyboard. */
export const writeStory: CampaignStep = async (due, ports) => {
  const { campaign, story, stores, now } = due;
  const told = needsSources(campaign.settings)
    ? await fromSource(due)
    : await fromBrief(due, ports);
  if (told === null) return runOut(due);
  const actor = await ports.actorOf(campaign.userId);
  const ledger = budgetedLedger(stores.ledger, {
    ...{ campaign, story, now, budget: stores.campaignBudget },
  });
  const storyId = await createStory(
    {
      actor,
      request: {
        prompt: told.prompt,
        ...(told.script === undefined ? {} : { script: told.script }),
        settings: campaign.settings.story,
      },
      ...(told.guidance === undefined ? {} : { guidance: told.guidance }),
      idempotencyKey: `campaign:${story.id}:${story.attempt}`,
      now,
    },
    { ...ports.writing, transact: (work) => work({ ...stores, ledger }) },
  );
  return { ...told.patch, stage: "writing", storyId, nextAt: later(now, 5 * SECOND) };
};

async function fromSource({ campaign, story, stores }: Due): Promise<Told | null> {
  const { campaignSources: sources } = stores;
  const source: CampaignSourceRecord | null =
    (story.sourceId && (await sources.find(story.sourceId))) ||
    (await sources.nextUnused(campaign.id));
  if (!source) return null;
  const { duration, speed } = campaign.settings.story;
  const script = tellSource(source.body, duration, speed);
  const idea = (source.title || script).slice(0, IDEA_SHOWN);
  const patch = { idea, sourceId: source.id, memory: memoryOf(idea, []) };
  return { patch, prompt: idea, script };
}

async function fromBrief(
  { campaign, story, stores }: Due,
  { writing }: AdvancePorts,
): Promise<Told> {
  const { brief, story: settings } = campaign.settings;
  const before = await stores.campaignStories.memories(campaign.id, story.id, REMEMBERED);
  const seed = Number.parseInt(writing.digest(`${story.id}:${story.attempt}`).slice(0, 8), 16);
  const rules = campaign.rules.map(({ text }) => text);
  const draw = settings.type === "promotional" ? drawAngle : drawIdea;
  const { prompt, guidance, memory } = draw(brief, { rules, before, seed });
  return { patch: { idea: prompt.slice(0, IDEA_SHOWN), memory }, prompt, guidance };
}

/** Waits for the script; one that came out like an earlier story is thought of anew. */
export const awaitScript: CampaignStep = async ({ campaign, story, stores, now }) => {
  const written = story.storyId === null ? null : await stores.stories.lock(story.storyId);
  if (!written) return failed({ code: "campaign.storyGone", params: {} }, now);
  const { board, failure } = written;
  if (board === null) {
    if (failure) return failed(failure, now);
    return { nextAt: later(now, 5 * SECOND) };
  }
  const names = board.cast.map(({ name }) => name);
  const memory = memoryOf(toldIn(board), names, campaign.settings.brief);
  const before = await stores.campaignStories.memories(campaign.id, story.id, REMEMBERED);
  const repeats = isMadeUp(campaign.settings) && likeness(memory, before) >= TOO_SIMILAR;
  if (repeats && story.attempt < ATTEMPTS) {
    const attempt = story.attempt + 1;
    return { stage: "idea", attempt, idea: "", storyId: null, nextAt: now };
  }
  return { stage: "storyboard_ready", memory, nextAt: now };
};

/** What a story tells and shows. */
const toldIn = ({ scenes }: Pick<Board, "scenes">): string =>
  scenes.map(({ narration, visual }) => `${narration} ${visual}`).join(" ");

/** Sources and promotions are told as they are. */
const isMadeUp = (settings: CampaignSettings): boolean =>
  !needsSources(settings) && settings.story.type === "narrative";
