import { postgresWordEdits } from "@kinora/database/word/postgres-word-edits";
import { approveStory } from "@kinora/domain/campaign/decide-story";
import { writtenBoard } from "@kinora/testing/story/written-board";
import { expect, it } from "vitest";
import { ADA, openCampaigns } from "./open-campaigns.ts";

const { shop, database, stores, start, work, now, listAll, inStage, deciding, decidePorts } =
  await openCampaigns("2027-01-04T06:00Z", { gems: 8 });

const told = async () => {
  await shop.hear();
  return database
    .selectFrom("notification")
    .select(["code", "params", "href", "ended_at"])
    .where("code", "like", "campaign.%")
    .orderBy("created_at")
    .execute();
};

it("tells its owner once that it has run out of gems, and goes on when there are some", async () => {
  const id = await start({ end: { by: "count", count: 3 } });
  await work();
  const waiting = (await listAll(id)).filter(({ trouble }) => trouble !== null);
  expect(waiting.length).toBeGreaterThan(1);
  for (const { trouble } of waiting)
    expect(trouble).toEqual({ code: "campaign.waits", params: { code: "INSUFFICIENT_GEMS" } });
  const params = { campaign: "Forest evenings", code: "INSUFFICIENT_GEMS" };
  expect(await told()).toMatchObject([
    { code: "campaign.storyWaits", params, href: "/gems", ended_at: null },
  ]);
  await shop.orders.give(ADA, 3_000, "more");
  shop.clock.ahead += 6 * 60_000;
  await work();
  expect(await inStage(id, "review")).toHaveLength(3);
  for (const { trouble } of await listAll(id)) expect(trouble).toBeNull();
  expect((await told())[0]?.ended_at).not.toBeNull();
});

it("posts nothing unseen any more once a text has a word that isn't allowed", async () => {
  const banned = { tier: "banned", language: "en", isSoft: false, category: null } as const;
  await postgresWordEdits(database).add({
    ...{ added: [{ text: "flarn", ...banned }], removed: [], allowed: [], disallowed: [] },
    ...{ at: now(), by: null, note: "test", reverts: null },
  });
  shop.storyEngine.write = async ({ settings }) => writtenBoard({ settings, title: "A flarn fox" });
  const id = await start({ end: { by: "count", count: 1 } });
  await stores.campaigns.change(id, { approval: "autopilot", approvalsInARow: 12 });
  await work();
  expect(await stores.campaigns.find(id)).toMatchObject({
    approval: "review_all",
    fallback: { because: "refused_word" },
  });
  const [story] = await inStage(id, "review");
  expect(story).toMatchObject({
    isUnseen: false,
    trouble: { code: "campaign.waits", params: { code: "BANNED_WORD" } },
  });
  await approveStory(decidePorts, deciding(story?.id ?? "", story?.version ?? 0));
  await work();
  expect(await database.selectFrom("post").selectAll().execute()).toEqual([]);
});
