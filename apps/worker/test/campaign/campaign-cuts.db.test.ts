import { openDatabase } from "@kinora/database/client";
import { postgresGemAudit } from "@kinora/database/gem/postgres-gem-audit";
import type { Schema } from "@kinora/database/schema.gen";
import { approveStory, rejectStory } from "@kinora/domain/campaign/decide-story";
import { seeded } from "@kinora/domain/seeded-random";
import { crashingPool, type Fuse } from "@kinora/testing/gem/crashing-pool";
import { Kysely, PostgresDialect, sql } from "kysely";
import { afterAll, expect, it } from "vitest";
import { openCampaigns } from "./open-campaigns.ts";
import { workAll } from "./work-all.ts";

/** Campaigns of three stories; `npm run prove -- campaigns-cut` has 100. */
const CAMPAIGNS = Number(process.env.CAMPAIGNS || 2);
const SEED = Number(process.env.CAMPAIGN_SEED || Math.floor(Math.random() * 2 ** 31));
const STORIES = 3;
const HOUR = 3_600_000;
const BEGINS = Date.parse("2027-01-04T06:00Z");
/** A campaign of three stories, two a week, is over within three weeks. */
const APART = 28 * 24 * HOUR;
/** Statements of a step, about. */
const LONGEST_STEP = 40;

const opened = await openCampaigns(new Date(BEGINS).toISOString());
const { shop, database, stores, start, moveTo, now, movers, listAll, inStage, deciding } = opened;
const own = openDatabase({ url: shop.url, role: "patient", name: "cut", connections: 3 });
afterAll(own.close);
const fuse: Fuse = { statementsLeft: null, afterwards: false, blown: 0 };
const cut = movers(
  new Kysely<Schema>({ dialect: new PostgresDialect({ pool: crashingPool(own.pool, fuse) }) }),
);

/** Makes one step; now and then the connection breaks in it, before or after a statement is heard. */
const stepper = (random: () => number) => async (work: () => Promise<void>) => {
  fuse.statementsLeft = random() < 0.5 ? Math.floor(random() * LONGEST_STEP) : null;
  fuse.afterwards = random() < 0.5;
  const { blown } = fuse;
  try {
    await work();
  } catch (error) {
    if (fuse.blown === blown) throw error;
  } finally {
    fuse.statementsLeft = null;
  }
  return fuse.blown > blown;
};

/** Runs one campaign to its end: its owner approves, rejects and overlooks. */
async function run(random: () => number): Promise<string> {
  const step = stepper(random);
  const work = () => workAll({ shop, stores, now, step, ...cut });
  const weeklyGems = random() < 0.3 ? 30 : 200;
  const id = await start({ end: { by: "count", count: STORIES }, weeklyGems });
  for (;;) {
    await work();
    const [next] = (await listAll(id)).filter(({ endedAt }) => endedAt === null).toReversed();
    if (!next) return id;
    for (const { id: storyId } of await inStage(id, "review")) {
      const decides = random();
      const { transact } = cut.ports;
      const decide = async () => {
        const { version = 0, stage } = (await stores.campaignStories.find(storyId)) ?? {};
        // A decision whose answer was lost is there all the same.
        if (stage !== "review") return;
        const decision = deciding(storyId, version);
        const ports = { ...opened.decidePorts, transact };
        if (decides < 0.7) await approveStory(ports, decision);
        else if (decides < 0.85) await rejectStory(ports, { ...decision, reason: "No storms" });
      };
      while (await step(decide));
    }
    await work();
    for (const ahead of [-1.9 * HOUR, 0.01 * HOUR]) {
      moveTo(new Date(next.slot.at.getTime() + ahead));
      await work();
    }
  }
}

/** Orders and posts of a campaign's stories. */
async function ordersOf(campaignId: string) {
  const { rows } = await sql<{
    id: string;
    attempt: number;
    boards: number;
    films: number;
    posts: number;
    published: number;
  }>`
    select one.id, one.attempt,
           (select count(*)::integer from story_request
             where key like 'campaign:' || one.id || ':%') as boards,
           (select count(*)::integer from gem_hold hold
             join campaign_hold counted on counted.hold_id = hold.id
            where counted.story_id = one.id and hold.creation_id is not null) as films,
           (select count(*)::integer from post
             where request_key like 'campaign:' || one.id || ':%') as posts,
           (select count(*)::integer from domain_event
             where type = 'creation.published' and subject_id = one.creation_id) as published
      from campaign_story one where campaign_id = ${campaignId}`.execute(database);
  return new Map(rows.map((row) => [row.id, row]));
}

async function expectKept(campaignId: string): Promise<void> {
  const orders = await ordersOf(campaignId);
  for (const { id, stage, attempt } of await listAll(campaignId)) {
    const told = `${stage} ${JSON.stringify(orders.get(id))}`;
    const { boards = 0, films = 0, posts = 0, published = 0 } = orders.get(id) ?? {};
    expect(boards, told).toBeLessThanOrEqual(attempt);
    expect(films, told).toBeLessThanOrEqual(1);
    expect(posts, told).toBe(stage === "posted" ? 1 : 0);
    expect(published, told).toBe(stage === "posted" ? 1 : 0);
  }
  const { rows: weeks } = await sql<{ held: number; spent: number; limit: number; sum: number }>`
    select held, spent, gem_limit as limit,
           (select coalesce(sum(hold.spent), 0)::integer from campaign_hold counted
              join gem_hold hold on hold.id = counted.hold_id
             where counted.campaign_id = week.campaign_id and counted.begins = week.begins) as sum
      from campaign_week week where campaign_id = ${campaignId}`.execute(database);
  for (const { held, spent, limit, sum } of weeks) {
    expect(held).toBe(0);
    expect(spent).toBe(sum);
    expect(spent).toBeLessThanOrEqual(limit);
  }
}

it(
  `a campaign orders, spends and posts once, wherever its steps are cut (${CAMPAIGNS} campaigns, seed ${SEED})`,
  async () => {
    const stages = new Map<string, number>();
    for (let number = 0; number < CAMPAIGNS; number += 1) {
      moveTo(new Date(BEGINS + number * APART));
      const id = await run(seeded(SEED + number));
      await expectKept(id);
      for (const { stage } of await listAll(id)) stages.set(stage, (stages.get(stage) ?? 0) + 1);
    }
    expect(fuse.blown).toBeGreaterThan(CAMPAIGNS);
    expect(await postgresGemAudit(database).discrepancies(100)).toEqual([]);
    console.log(`${fuse.blown} cuts; ${JSON.stringify([...stages])}`);
  },
  60_000 + CAMPAIGNS * 30_000,
);
