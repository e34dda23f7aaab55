import { beginRender } from "../story/begin-render.ts";
import { priceRender } from "../story/price-story.ts";
import { refuseBusy, refuseWithheld, takeSnapshot } from "../story/story-access.ts";
import { type CampaignStep, later, SECOND } from "./advance-ports.ts";
import { failed } from "./end-story.ts";
import { fallBack } from "./fall-back.ts";
import { budgetedLedger } from "./weekly-budget.ts";

const GONE = { code: "campaign.storyGone", params: {} } as const;
const UNMADE = { code: "campaign.filmFailed", params: {} } as const;

/** Orders the film of a storyboard, which only its owner sees. */
export const renderStory: CampaignStep = async ({ campaign, story, stores, now }, ports) => {
  const found = story.storyId === null ? null : await stores.stories.lock(story.storyId);
  if (!found || found.board === null) return failed(GONE, now);
  const boarded = { ...found, board: found.board };
  await refuseBusy(boarded, stores);
  await refuseWithheld(boarded, stores);
  const { snapshot, standing } = await takeSnapshot(boarded, stores, ports.writing.keys());
  const { newId, digest, catalogue } = ports.writing;
  const creationId = newId();
  const ledger = budgetedLedger(stores.ledger, {
    ...{ campaign, story, now, budget: stores.campaignBudget },
  });
  await beginRender(
    boarded,
    {
      ...{ creationId, jobId: newId(), actor: await ports.actorOf(campaign.userId) },
      ...{ snapshot, standing, price: priceRender(standing) },
      ...{ private: true, hidden: false, requestId: null, now },
    },
    { ...stores, ledger },
    { catalogue: catalogue(), digest },
  );
  return { stage: "rendering", creationId, trouble: null, nextAt: later(now, 10 * SECOND) };
};

/** Waits for the film. Unless its owner wants to see all, it goes on unseen; an unsure scan ends that. */
export const awaitFilm: CampaignStep = async ({ campaign, story, stores, now }) => {
  const film = story.creationId === null ? null : await stores.creations.find(story.creationId);
  switch (film?.status) {
    case "processing":
      return { nextAt: later(now, 10 * SECOND) };
    case "review":
      await fallBack({ campaign, stores, because: "unsure_scan", now });
      return { nextAt: later(now, 60 * SECOND) };
    case null:
    case "scheduled":
      break;
    default:
      return failed(UNMADE, now);
  }
  if (campaign.approval === "review_all") return { stage: "review", nextAt: now };
  return { stage: "approved", isUnseen: true, nextAt: now };
};
