import { publicationSubject } from "@kinora/domain/post/publish-job";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { openPublishingShop } from "../publishing/publishing-shop.ts";
import { SAMPLES } from "../publishing/samples.ts";
import { MANY, openKills } from "./kill-worker.ts";

/** `npm run prove -- posts-killed` runs 200. */
const KILLS = Number(process.env.PUBLISH_KILLS || 2);
const SEED = Number(process.env.PUBLISH_SEED || Math.floor(Math.random() * 2 ** 31));
/** Publications under way at the beginning of each life. */
const OPEN = 4;
/** One has about as many moments. */
const SPAN = 40;
const LIFE_MS = 30_000;

const shop = await openPublishingShop();
const { database, url, directory, stores } = shop;

/** Makes what waits due, as if the longest pause had passed since its last call. */
async function passWaits(): Promise<void> {
  const waiting = await database
    .updateTable("publication")
    .set({
      armed_at: sql`armed_at - interval '2 hours'`,
      step_at: sql`step_at - interval '2 hours'`,
      next_at: sql`now()`,
    })
    .where("stage", "=", "publishing")
    .where("next_at", ">", sql<Date>`now()`)
    .returning("id")
    .execute();
  for (const { id } of waiting) await stores.queue.wake(publicationSubject(id));
}

/** What is under way, after its waits have passed. */
async function publishing() {
  await passWaits();
  return database
    .selectFrom("publication")
    .select(["id", "step", "problem_code", "next_at"])
    .where("stage", "=", "publishing")
    .execute();
}

test(
  `${KILLS} kills of a worker that publishes (seed ${SEED}): each is posted once, or honestly not`,
  async () => {
    const samples = ["youtube video", "facebook text"].map(
      (name) => SAMPLES[name] ?? expect.fail(),
    );
    const served = await Promise.all(
      samples.map(async (sample) => {
        const opened = await shop.openSimulator(sample, () => new Date());
        const account = await shop.connect(opened.platform, sample.person, new Date());
        return { ...opened, account, sample };
      }),
    );
    const kills = await openKills({
      ...{ database, url, directory, seed: SEED, span: SPAN },
      focus: /publication|update "job"/,
      environment: {
        ...Object.assign({}, ...served.map(({ environment }) => environment)),
        ...{
          LANES: "deliver",
          SEALING_SECRET: "s".repeat(32),
          PUBLIC_URL: "https://kinora.example",
        },
      },
    });
    const ordered = new Map<string, (typeof served)[number]>();
    try {
      if (KILLS > MANY) await kills.compile();
      while (kills.kills() < KILLS) {
        for (let more = await stores.publications.countOpen("ada"); more < OPEN; more += 1) {
          const at = served[ordered.size % served.length] ?? expect.fail();
          const text = `number ${ordered.size}.`;
          const { fields } = at.sample;
          const own =
            fields.platform === "youtube"
              ? { ...fields, title: text }
              : { ...fields, caption: text };
          await shop.order({ fields: own as typeof fields }, at.account, new Date());
          ordered.set(text, at);
        }
        await kills.live();
      }
      await kills.spare(publishing, []);
      const all = await database
        .selectFrom("publication")
        .select(["fields", "outcome", "stage", "url"])
        .execute();
      const ends = all.map(({ fields, outcome, stage }) => {
        const said = fields as { readonly title: string | null; readonly caption?: string };
        const text = said.caption ?? said.title ?? "";
        const posts = ordered
          .get(text)
          ?.simulator.posts.filter((one) => one.title === text || one.text === text);
        expect(posts?.length, text).toBeLessThanOrEqual(1);
        if (outcome === "done") expect(posts?.length, text).toBe(1);
        if (outcome === "fail") expect(posts?.length, text).toBe(0);
        if (outcome === "scheduled") expect(stage).toBe("unconfirmed");
        return outcome === "scheduled" ? stage : outcome;
      });
      expect(ends).toHaveLength(ordered.size);
      expect(ends).toContain("done");
      console.log(JSON.stringify([kills.counts, ends.toSorted().join(" ")]));
    } finally {
      kills.close();
      await Promise.all(served.map(({ close }) => close()));
    }
  },
  120_000 + KILLS * LIFE_MS,
);
