import { approveStory, rejectStory } from "@kinora/domain/campaign/decide-story";
import { likeness, TOO_SIMILAR } from "@kinora/domain/campaign/story-memory";
import { expect, it } from "vitest";
import { ADA, openCampaigns } from "./open-campaigns.ts";

const WEEKS = 12;
const HOUR = 3_600_000;
const { stores, database, start, work, moveTo, listAll, inStage, deciding, decidePorts, shop } =
  await openCampaigns("2027-01-04T06:00Z");

it("fills the slots of twelve weeks within its budget, without repeating itself, and skips what nobody saw", async () => {
  const id = await start({ end: { by: "date", date: "2027-03-28" } });
  let isOverlooked = false;
  let isRejected = false;
  for (;;) {
    await work();
    const [next] = (await listAll(id)).filter(({ endedAt }) => endedAt === null).toReversed();
    if (!next) break;
    for (const story of await inStage(id, "review")) {
      const { version, slot } = story;
      if (slot.wall === "2027-02-10T18:30" && !isOverlooked) {
        isOverlooked = true;
        continue;
      }
      if (slot.wall === "2027-02-24T18:30" && !isRejected) {
        isRejected = true;
        await rejectStory(decidePorts, { ...deciding(story.id, version), reason: "No storms" });
        continue;
      }
      if (slot.wall !== "2027-02-10T18:30")
        await approveStory(decidePorts, deciding(story.id, version));
    }
    await work();
    // Two hours before, at its time, and after it.
    for (const ahead of [-1.9 * HOUR, 0.01 * HOUR]) {
      moveTo(new Date(next.slot.at.getTime() + ahead));
      await work();
    }
  }
  const all = await listAll(id);
  const posted = all.filter(({ stage }) => stage === "posted");
  const skipped = all.filter(({ stage }) => stage === "skipped");
  expect(skipped.map(({ slot, skipped: why }) => [slot.wall, why])).toEqual([
    ["2027-02-10T18:30", "not_reviewed"],
  ]);
  expect(all.filter(({ stage }) => stage === "rejected")).toHaveLength(1);
  expect(posted).toHaveLength(WEEKS * 2 - 1);
  // Clocks skip 02:30 on the last day: the slot is when they have moved on.
  expect(posted.find(({ slot }) => slot.wall === "2027-03-28T02:30")?.slot.at).toEqual(
    new Date("2027-03-28T01:00Z"),
  );
  for (const { postId, slot } of posted) {
    const found = await stores.publications.findPost(postId ?? "", ADA);
    expect(found?.post).toMatchObject({ outcome: "done", time: { at: slot.at } });
    expect(found?.publications).toHaveLength(1);
  }
  for (const story of all) {
    const others = all.filter((one) => one.id !== story.id).map(({ memory }) => memory);
    expect(likeness(story.memory, others)).toBeLessThan(TOO_SIMILAR);
  }
  expect((await stores.campaigns.find(id))?.rules.map(({ text }) => text)).toEqual(["No storms"]);
  const weeks = await database.selectFrom("campaign_week").selectAll().execute();
  expect(weeks.length).toBeGreaterThan(WEEKS - 3);
  for (const { held, spent, gem_limit } of weeks) {
    expect(held).toBe(0);
    expect(spent).toBeGreaterThan(0);
    expect(spent).toBeLessThanOrEqual(gem_limit);
  }
  await shop.hear();
  const told = await database
    .selectFrom("notification")
    .select(["code", "kind"])
    .where("code", "like", "campaign.%")
    .execute();
  expect(told.map(({ code }) => code)).toContain("campaign.storySkipped");
});
