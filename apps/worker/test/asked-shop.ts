import { openLane } from "@kinora/database/job/open-job-queue";
import type { ServiceBudget } from "@kinora/domain/creation/hosted-budget";
import type { Job } from "@kinora/domain/job/job";
import { readingQuestion } from "@kinora/engine/asked/reading-question";
import { questionForScript } from "@kinora/engine/story/question-for-script";
import { openLanguageModel } from "@kinora/language-models/open-language-model";
import { wordsQuestion } from "@kinora/language-models/question/words-question";
import { chatSimulator } from "@kinora/provider-simulators/chat/chat-simulator";
import { serveSimulator } from "@kinora/provider-simulators/serve-simulator";
import { configuredProviders } from "@kinora/providers/configured-providers";
import { afterAll } from "vitest";
import { openStoryOrders } from "./story-orders.ts";
import { ORDERED, openWorkshop } from "./workshop.ts";

/** One dollar per million input tokens, two per million output tokens. */
const PRICE = "1/2";
export const KEY = "sk-nobody-reads-this";

/** Opens the model of a simulator, configured as an operator would. */
function modelAt(origin: string) {
  const { languageModel } = configuredProviders({
    ...{ LANGUAGE_MODEL: "openai:simulated", LANGUAGE_MODEL_PRICE: PRICE },
    ...{ OPENAI_API_KEY: KEY, OPENAI_URL: `${origin}/v1` },
  });
  if (!languageModel) throw new Error("it is configured");
  return openLanguageModel(languageModel);
}

/**
 * Opens a workshop whose scripts are written by a language model over HTTP, available only to ada.
 */
export async function openAskedShop() {
  const simulator = chatSimulator();
  const { origin, close } = await serveSimulator(simulator);
  afterAll(close);
  const model = modelAt(origin);
  const services = new Map<string, ServiceBudget>();
  const given = { day: 0, month: 0 };
  /**
   * Sets the budgets, in thousandths of a dollar: in total, and for use of gems that were given
   * away.
   */
  const allow = (own: number, ofGiven = own) => {
    services.set("openai", { title: "OpenAI", day: own, month: own });
    Object.assign(given, { day: ofGiven, month: ofGiven });
  };
  allow(1_000_000);
  /** Callbacks to run when the next answers arrive. */
  const heard: (() => void)[] = [];
  const shop = await openWorkshop([], {
    model: {
      ...model,
      async ask(question, signal) {
        const answer = await model.ask(question, signal);
        heard.shift()?.();
        return answer;
      },
    },
    questions: { script: questionForScript, words: wordsQuestion, reading: readingQuestion },
    audience: { everybody: false, named: new Set(["usr_ada"]), takesNames: true },
    budgets: { services, given },
  });
  const { database, boss, claims, attempt, clock } = shop;
  await openLane(boss, "hosted");
  for (const who of ["usr_ada", "usr_bruno"]) await shop.orders.give(who, 100);
  const ordersOf = (userId: string, asksModel: boolean) =>
    openStoryOrders(database, boss, shop.storyEngine.versions, { userId, asksModel });
  const orders = ordersOf("usr_ada", true);
  const claim = (lane: Job["lane"] = "hosted") =>
    claims.claim({ ...ORDERED, lane }, new Date(Date.now() + clock.ahead));
  return {
    ...shop,
    ...{ simulator, heard, allow, orders, ordersOf, claim, works: shop.orders },
    /** Orders of a user without access to hosted services. */
    othersOrders: ordersOf("usr_bruno", false),
    /** Orders a script and runs its job. */
    async written(
      prompt = "a fox finds a lantern",
      type: "narrative" | "informative" = "narrative",
    ) {
      const id = await orders.create({ prompt, settings: { type } });
      const job = await claim();
      if (!job) throw new Error("there is a job");
      await attempt(job);
      return { job, story: await orders.find(id) };
    },
    intentOf: (jobId: string) =>
      database
        .selectFrom("hosted_intent")
        .innerJoin("hosted_spending", "hosted_spending.job_id", "hosted_intent.job_id")
        .select([
          "hosted_intent.state",
          "refusal",
          "hosted_spending.state as paid",
          "mills",
          "price_mills",
        ])
        .where("hosted_intent.job_id", "=", jobId)
        .executeTakeFirst(),
  };
}
