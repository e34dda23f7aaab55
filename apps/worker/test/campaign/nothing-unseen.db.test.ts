import { advanceStory } from "@kinora/domain/campaign/advance-story";
import { setApproval } from "@kinora/domain/campaign/change-campaign";
import { approveStory, rejectStory } from "@kinora/domain/campaign/decide-story";
import { Refusal } from "@kinora/domain/refusal";
import { expect, it } from "vitest";
import { ADA, openCampaigns } from "./open-campaigns.ts";

const {
  database,
  stores,
  movers,
  start,
  work,
  inStage,
  deciding,
  decidePorts,
  listAll,
  moveTo,
  now,
} = await openCampaigns("2027-01-04T06:00Z");
const { ports } = movers(database);

const filmOf = (creationId: string | null) =>
  database
    .selectFrom("creation")
    .select(["private", "status", "in_feed"])
    .where("id", "=", creationId ?? "")
    .executeTakeFirst();
const gemsSpent = async () =>
  (
    await database
      .selectFrom("campaign_hold")
      .select(({ fn }) => fn.countAll<number>().as("holds"))
      .executeTakeFirstOrThrow()
  ).holds;
/** As after ten approvals. */
const trust = (id: string) => stores.campaigns.change(id, { approvalsInARow: 10 });

it("opens no film for a post that is refused, also when it is rejected afterwards", async () => {
  const id = await start();
  await work();
  const [story] = await inStage(id, "review");
  if (!story) throw new Error("Nothing waits for review");
  await approveStory(decidePorts, deciding(story.id, story.version));
  const refuseFeed = () => Promise.reject(new Refusal("FEED_OFF"));
  await advanceStory(story.id, { ...ports, posting: { ...ports.posting, refuseFeed } });
  const waiting = await stores.campaignStories.find(story.id);
  expect(waiting).toMatchObject({
    ...{ stage: "approved", trouble: { code: "campaign.waits", params: { code: "FEED_OFF" } } },
  });
  expect(await filmOf(story.creationId)).toMatchObject({ private: true });
  await rejectStory(decidePorts, {
    ...deciding(story.id, waiting?.version ?? 0),
    reason: "Too dark",
  });
  expect(await filmOf(story.creationId)).toEqual({ private: true, status: null, in_feed: false });
  await stores.campaigns.change(id, { state: "ended", endedAt: now() });
});

it("closes the films of posts that are called back because nobody saw them", async () => {
  const id = await start();
  await trust(id);
  const order = { userId: ADA, id, understood: true, now: now() };
  await setApproval(ports, { ...order, to: "autopilot" });
  await work();
  const [story] = await inStage(id, "scheduled");
  if (!story) throw new Error("Nothing is scheduled unseen");
  expect(await filmOf(story.creationId)).toMatchObject({ private: false });
  await setApproval(ports, { ...order, to: "review_all", now: now() });
  expect(await stores.campaignStories.find(story.id)).toMatchObject({ stage: "review" });
  expect(await filmOf(story.creationId)).toEqual({ private: true, status: null, in_feed: false });
  await stores.campaigns.change(id, { state: "ended", endedAt: now() });
});

it("makes, pays and opens nothing for a suspended account, and goes on once it is back", async () => {
  const id = await start();
  const setDisabled = (at: Date | null) =>
    database.updateTable("app_user").set({ disabled_at: at }).where("id", "=", ADA).execute();
  const before = await gemsSpent();
  for (const closing of ["disabled_at", "deletion_at"] as const) {
    const set = (at: Date | null) =>
      database
        .updateTable("app_user")
        .set({ [closing]: at })
        .where("id", "=", ADA)
        .execute();
    await set(now());
    await work();
    expect(await listAll(id)).toEqual([]);
    await set(null);
  }
  await work();
  const [story] = await inStage(id, "review");
  if (!story) throw new Error("Nothing waits for review");
  const spent = await gemsSpent();
  expect(spent).toBeGreaterThan(before);
  await approveStory(decidePorts, deciding(story.id, story.version));
  await setDisabled(now());
  await work();
  expect(await stores.campaignStories.find(story.id)).toMatchObject({ stage: "approved" });
  expect(await filmOf(story.creationId)).toMatchObject({ private: true });
  moveTo(new Date(story.slot.at.getTime() + 60_000));
  await work();
  expect(await gemsSpent()).toBe(spent);
  await setDisabled(null);
  await work();
  expect(await stores.campaignStories.find(story.id)).toMatchObject({
    ...{ stage: "skipped", skipped: "not_ready" },
  });
  expect(await filmOf(story.creationId)).toMatchObject({ private: true });
});
