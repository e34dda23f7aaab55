import { postgresGemAudit } from "@kinora/database/gem/postgres-gem-audit";
import { insertPerson } from "@kinora/testing/account/insert-person";
import { CAMPAIGN_SETTINGS, insertCampaign } from "@kinora/testing/campaign/insert-campaign";
import { createTestDatabase } from "@kinora/testing/database";
import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { postgresGemLedger } from "../gem/postgres-gem-ledger.ts";
import { postgresCampaignBudget } from "./postgres-campaign-budget.ts";

const { database } = await createTestDatabase();
const NOW = new Date("2026-11-30T12:00:00Z");
const WEEK = { campaignId: "race", begins: "2026-11-30", limit: 50 };
await insertPerson(database, "usr_ada");

beforeEach(async () => {
  await sql`delete from campaign`.execute(database);
  await insertCampaign(database, { id: "race" });
  await sql`insert into campaign_story (id, campaign_id, user_id, wall_time, zone, due_at, stage, version,
              settings_version, idea, memory, created_at, updated_at)
            values ('story', 'race', 'usr_ada', '2026-12-02T18:30', 'UTC', ${NOW}, 'idea', 1, 1, '',
              '{"words":[],"cast":[]}', ${NOW}, ${NOW})`.execute(database);
});

let keys = 0;
/** Holds gems and counts them in one transaction, which a refusal undoes. */
const hold = (gems: number) =>
  database
    .transaction()
    .execute(async (transaction) => {
      const { holdId } = await postgresGemLedger(transaction).hold({
        ...{ userId: "usr_ada", gems, key: `hold ${++keys}`, now: NOW },
        purpose: { source: "create", subject: { noun: "story", id: "story" } },
        description: { code: "gem.setAside", params: {} },
        expiresAt: new Date("2027-01-01T00:00:00Z"),
      });
      const counted = await postgresCampaignBudget(transaction).hold(WEEK, {
        ...{ holdId, storyId: "story", gems },
      });
      if (!counted) throw new Error("beyond the week");
      return holdId;
    })
    .catch(() => null);

const week = async () =>
  (await postgresCampaignBudget(database).weeksOf(new Map([["race", WEEK.begins]]))).get("race");

it("racing holds never pass the week's gems, and what becomes of each is counted once", async () => {
  await postgresGemLedger(database).credit({
    ...{ userId: "usr_ada", gems: 1_000, kind: "correction", key: "much", now: NOW },
    purpose: { source: "correction", subject: null },
    ...{ description: { code: "gem.correction", params: {} }, expiresAt: null },
  });
  const sizes = Array.from({ length: 24 }, (_, n) => 1 + (n % 7));
  const all = await Promise.all(sizes.map(async (gems) => ({ gems, holdId: await hold(gems) })));
  const kept = all.flatMap(({ gems, holdId }) => (holdId === null ? [] : [{ gems, holdId }]));
  const sum = kept.reduce((total, { gems }) => total + gems, 0);
  expect(sum).toBeLessThanOrEqual(WEEK.limit);
  expect(sum).toBeGreaterThan(WEEK.limit - 7);
  expect(await week()).toEqual({ held: sum, spent: 0 });
  let spent = 0;
  for (const [n, { gems, holdId }] of kept.entries()) {
    const key = `end ${holdId}`;
    const end = { holdId, key, ourFault: false, now: NOW };
    const used = n % 3 === 0 ? 0 : gems - (n % 2);
    spent += used;
    const ledger = postgresGemLedger(database);
    for (const _ of [1, 2])
      await (n % 3 === 0
        ? ledger.voidHold({ ...end, reason: { code: "gem.returned", params: { why: "unmade" } } })
        : ledger.settle({ ...end, gems: used }));
  }
  expect(await week()).toEqual({ held: 0, spent });
  expect(await postgresGemAudit(database).discrepancies(10)).toEqual([]);
});

it("a limit is lowered to what is used already, and no further", async () => {
  await hold(30);
  await postgresCampaignBudget(database).setLimit("race", WEEK.begins, 10);
  expect(await hold(1)).toBeNull();
  expect(CAMPAIGN_SETTINGS.weeklyGems).toBeGreaterThan(30);
  await postgresCampaignBudget(database).setLimit("race", WEEK.begins, 31);
  expect(await hold(1)).not.toBeNull();
});
