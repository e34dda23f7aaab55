import { postgresIntentLog } from "@kinora/database/hosted/postgres-intent-log";
import { releaseUnsent } from "@kinora/database/hosted/release-unsent";
import { closeLeftLines } from "@kinora/domain/hosted/ask-for-line";
import { hostedGenerator } from "@kinora/domain/hosted/hosted-generator";
import type { HostedPorts } from "@kinora/domain/hosted/hosted-ports";
import type { PieceOrder } from "@kinora/domain/hosted/intent";
import type { IntentLog } from "@kinora/domain/hosted/intent-log";
import type { Job } from "@kinora/domain/job/job";
import type { Exchange } from "@kinora/providers/http/exchange";
import { type LookAfterPorts, lookAfterOrders } from "../../src/creation/look-after-orders.ts";
import { lateResults } from "../../src/hosted/late-results.ts";
import { jobAttempt } from "../../src/job/attempt-job.ts";
import { composeLatePictures } from "../../src/story/compose-late-pictures.ts";
import { storyJobs } from "../../src/story/story-jobs.ts";
import type { StoryPorts } from "../../src/story/story-ports.ts";
import { held } from "../held.ts";
import { openStoryOrders } from "../story-orders.ts";
import { ORDERED, openWorkshop } from "../workshop.ts";
import { fetchNothing } from "./fetch-nothing.ts";
import { through } from "./hosted-shop.ts";
import { type Fate, type Life, openLife } from "./life.ts";
import type { openStoryServices } from "./story-services.ts";

export const ada = "usr_ada";

/** What the workers of a story shop need of the services. */
type ShopServices = Pick<ReturnType<typeof openStoryServices>, "open" | "budgets">;

/**
 * Opens consecutive workers that make stories with services, on one database with a clock that a
 * test advances.
 */
export async function openStoryShop<Services extends ShopServices>(
  openServices: (now: () => Date) => Services | Promise<Services>,
) {
  const shop = await openWorkshop();
  const { database, boss, parts, claims, clock, queue, storyEngine } = shop;
  const now = () => new Date(Date.now() + clock.ahead);
  const services = await openServices(now);
  const { budgets } = services;
  const intents = postgresIntentLog(database);
  const around = { parts, storyEngine, services, intents, now };
  await shop.orders.give(ada, 10_000_000);

  return {
    ...{ ...shop, services, intents, now },
    customer: openStoryOrders(database, boss, storyEngine.versions, { userId: ada, budgets }),
    /** Runs a worker that claims the next job and lives as long as its fate allows. */
    async live(fate: Fate = null) {
      const job = await claims.claim(ORDERED, now());
      if (!job) return null;
      const life = openLife(fate);
      const attempt = jobAttempt([{ jobs: storyJobs(portsOf(life, around)) }], {
        ...parts.attempting,
        now,
      });
      const working = attempt(job, new AbortController().signal);
      await held(claims, job, () => Promise.race([working, life.over]));
      return { job, life, working };
    },
    /**
     * Does what the next worker does for one that was killed or sent no heartbeat for ten seconds.
     */
    async free(job: Job) {
      const open = await queue.lockOpen(job.subject);
      if (open?.id === job.id && open.attempt === job.attempt) await claims.release(job);
    },
    /** Settles orders that no job waits for. */
    async lookAfter(fate: Fate = null) {
      const life = openLife(fate);
      const work = lookAfterOrders(lookingAfter(life, around, { database, boss }));
      await Promise.race([work, life.over]);
      await closeLeftLines({ intents, now });
      await releaseUnsent(database);
      return { life, work };
    },
  };
}

type Workshop = Awaited<ReturnType<typeof openWorkshop>>;

interface Around extends Pick<Workshop, "parts" | "storyEngine"> {
  readonly services: ShopServices;
  readonly intents: IntentLog;
  readonly now: () => Date;
}

/** Returns a worker's ports to services, which work as long as the worker lives. */
function outsideOf(life: Life, { parts, services, intents, now }: Around) {
  const { digest, noteSign } = parts.work.story.speaking;
  const ports: HostedPorts = {
    intents: through(intents, life),
    fetchResult: (...fetched) => life.pass(() => fetchNothing(...fetched)),
    noteSign: (...sign) => life.pass(() => noteSign(...sign)),
    ...{ callbackOf: () => null, refusalsLeft: async () => 5, newToken: () => "" },
    ...{ keyOf: async () => null, withKeyOf: async () => null },
    ...{ digest, now },
  };
  const opened = services.open((exchange: Exchange): Exchange => {
    return (request) => life.pass(() => exchange(request));
  });
  return { ...opened, ports };
}

/** Returns a worker's ports for settling late pictures, which work as long as the worker lives. */
function lookingAfter(
  life: Life,
  around: Around,
  { database, boss }: Pick<Workshop, "database" | "boss">,
): LookAfterPorts {
  const { providers, ports } = outsideOf(life, around);
  const { work } = around.parts;
  const { keys, picturing } = work.story;
  const late = { ...work, ...ports, keys, keepKnown: picturing.keepKnown };
  const pictures = composeLatePictures(database, boss, late);
  return {
    ...{ ...ports, providers, log: work.log },
    findLeft: () => ports.intents.findLeft(100, ports.now()),
    ...lateResults({
      ...{ orderOf: async () => null, deliver: async () => {} },
      pictures: {
        ...pictures,
        fetches: (...asked) => life.pass(() => pictures.fetches(...asked)),
        deliver: (...made) => life.pass(() => pictures.deliver(...made)),
      },
    }),
  };
}

/** Returns a worker's ports for stories, which work as long as the worker lives. */
function portsOf(life: Life, around: Around): StoryPorts {
  const { parts, now, storyEngine } = around;
  const { providers, speakers, ports } = outsideOf(life, around);
  const { intents, noteSign } = ports;
  const { story } = parts.work;
  const hosted = ({ jobId, artifact }: PieceOrder): HostedPorts => {
    const begin: IntentLog["begin"] = (intent) =>
      intents.begin({ ...intent, forJob: jobId, artifact });
    return { ...ports, intents: { ...intents, begin } };
  };
  return {
    ...{ ...story, now },
    speaking: {
      ...{ ...story.speaking, now, speakers, noteSign, intents, begin: intents.begin },
      isPaused: async () => false,
      // Speech recognition and file output are tested elsewhere.
      keep: (_spoken, text, directory, signal) =>
        storyEngine.make(
          { kind: "narration", text, voice: "heart", speed: 1 },
          {
            ...{ directory, signal, recipe: null, onProgress: () => {} },
            ...{ locate: () => "", locateUpload: () => "" },
          },
        ),
    },
    picturing: {
      ...story.picturing,
      generatorsFor: (order) => providers.map((one) => hostedGenerator(one, hosted(order))),
    },
    commitStory: (...commit) => life.pass(() => story.commitStory(...commit)),
  };
}

export type StoryShop = Awaited<
  ReturnType<typeof openStoryShop<ReturnType<typeof openStoryServices>>>
>;
