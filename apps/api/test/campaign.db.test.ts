import { CAMPAIGN_SETTINGS as SETTINGS } from "@kinora/testing/campaign/insert-campaign";
import { sql } from "kysely";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { startTestServer } from "./test-server.ts";

const { as, database, clock } = await startTestServer();
const [ada, bruno] = [as("ada"), as("bruno")];

const start = async (key = newId(), settings: object = SETTINGS) =>
  ada("POST", "/api/campaigns", settings, key);

async function fresh() {
  await sql`delete from campaign`.execute(database);
  const { body } = await start();
  return body.id as string;
}

async function addStory(campaign: string, id: string, stage = "review", hours = 24) {
  const due = new Date(clock.now.getTime() + hours * 3_600_000);
  await sql`insert into campaign_story (id, campaign_id, user_id, wall_time, zone, due_at, stage, version,
              settings_version, idea, memory, next_at, created_at, updated_at)
            values (${id}, ${campaign}, 'usr_ada', ${id}, 'UTC', ${due}, ${stage}, 1, 1, 'A fox',
              '{"words":[],"cast":[]}', ${due}, ${clock.now}, ${clock.now})`.execute(database);
}

const stageOf = async (id: string) => (await ada("GET", `/api/campaign-stories/${id}`)).body.stage;

test("starts a campaign once for a key, and as many as the plan allows", async () => {
  await sql`delete from campaign`.execute(database);
  const key = newId();
  const both = await Promise.all([start(key), start(key)]);
  expect(both.map(({ status }) => status)).toEqual([201, 201]);
  const [id, again] = both.map(({ body }) => body.id);
  expect(again).toBe(id);
  expect((await start(key, { ...SETTINGS, name: "Other" })).body.code).toBe(
    "IDEMPOTENCY_KEY_REUSED",
  );
  expect((await start()).body).toMatchObject({ code: "CAMPAIGNS_FULL", details: { limit: 1 } });
  expect((await ada("GET", `/api/campaigns/${id}`)).body).toMatchObject({
    ...{ state: "active", approval: "review_all", week: { held: 0, spent: 0, limit: 200 } },
  });
  expect((await bruno("GET", `/api/campaigns/${id}`)).body.code).toBe("CAMPAIGN_NOT_FOUND");
});

test("refuses settings by which nothing could be posted or spoken, and words that aren't allowed", async () => {
  await sql`delete from campaign`.execute(database);
  const voice = { ...SETTINGS, story: { ...SETTINGS.story, voice: "nobody" } };
  expect((await start(newId(), voice)).body.code).toBe("CAMPAIGN_VOICE");
  const elsewhere = { connectionId: "none", fields: { platform: "facebook", kind: "reel" } };
  const nowhere = { ...SETTINGS, targets: [elsewhere] };
  expect((await start(newId(), nowhere)).body.code).toBe("CONNECTION_NOT_FOUND");
  const [slot] = SETTINGS.slots;
  for (const flaw of [
    { slots: [] },
    { slots: [slot, slot] },
    { zone: "Mars/Olympus" },
    { weeklyGems: 0 },
    { brief: " " },
    { end: { by: "count", count: 0 } },
  ])
    expect((await start(newId(), { ...SETTINGS, ...flaw })).status).toBe(422);
  const { rows } = await sql`select from campaign`.execute(database);
  expect(rows).toHaveLength(0);
});

test("stories are decided once, by their owner, as they looked", async () => {
  const campaign = await fresh();
  await addStory(campaign, "one");
  const act = (who: typeof ada, id: string, what: string, body: object) =>
    who("POST", `/api/campaign-stories/${id}/${what}`, body);
  expect((await act(bruno, "one", "approve", { version: 1 })).body.code).toBe(
    "CAMPAIGN_STORY_NOT_FOUND",
  );
  expect((await act(ada, "one", "approve", { version: 9 })).body.code).toBe("CAMPAIGN_CHANGED");
  const answers = await Promise.all([
    act(ada, "one", "approve", { version: 1 }),
    act(ada, "one", "approve", { version: 1 }),
    act(ada, "one", "skip", { version: 1 }),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(["approved", "skipped"]).toContain(await stageOf("one"));

  await addStory(campaign, "two");
  const rejected = await act(ada, "two", "reject", { version: 1, reason: "No storms" });
  expect(rejected.body).toMatchObject({ stage: "rejected", rejection: "No storms", actions: [] });
  const { body } = await ada("GET", `/api/campaigns/${campaign}`);
  expect(body).toMatchObject({ approvalsInARow: 0, rules: [{ text: "No storms" }] });
  const { body: without } = await ada(
    "DELETE",
    `/api/campaigns/${campaign}/rules/${body.rules[0].id}`,
  );
  expect(without.rules).toEqual([]);
});

test("what is posted unseen is chosen knowingly, after ten approvals, and ends with a rejection", async () => {
  const campaign = await fresh();
  const choose = (body: object) => ada("POST", `/api/campaigns/${campaign}/approval`, body);
  expect((await choose({ to: "trusted", understood: true })).body).toMatchObject({
    ...{ code: "APPROVAL_NOT_OFFERED", details: { approvals: 0, needed: 10 } },
  });
  for (let n = 0; n < 10; n += 1) {
    await addStory(campaign, `approved ${n}`);
    await ada("POST", `/api/campaign-stories/approved ${n}/approve`, { version: 1 });
  }
  expect((await choose({ to: "autopilot" })).body.code).toBe("APPROVAL_NOT_OFFERED");
  expect((await choose({ to: "autopilot", understood: true })).body.approval).toBe("autopilot");
  await addStory(campaign, "unseen", "approved");
  await sql`update campaign_story set is_unseen = true where id = 'unseen'`.execute(database);
  await addStory(campaign, "bad");
  await ada("POST", "/api/campaign-stories/bad/reject", { version: 1, reason: "Too dark" });
  expect((await ada("GET", `/api/campaigns/${campaign}`)).body).toMatchObject({
    ...{ approval: "review_all", fallback: { because: "rejection" } },
  });
  expect(await stageOf("unseen")).toBe("review");
});

test("a change of settings makes anew what is not rendered, and says so", async () => {
  const campaign = await fresh();
  await addStory(campaign, "rendered", "rendering");
  await addStory(campaign, "reviewed", "review", 25);
  await addStory(campaign, "gone", "idea", 26);
  const change = (version: number) =>
    ada("PUT", `/api/campaigns/${campaign}/settings`, {
      version,
      settings: { ...SETTINGS, brief: "Stories about an owl" },
    });
  expect((await change(1)).body).toMatchObject({ remade: 0, kept: 2, campaign: { version: 2 } });
  expect((await change(1)).body.code).toBe("CAMPAIGN_CHANGED");
  expect((await ada("GET", "/api/campaign-stories/gone")).body).toMatchObject({
    ...{ stage: "skipped", skipped: "owner" },
  });
});

test("an ended campaign makes nothing more, and can be deleted", async () => {
  const campaign = await fresh();
  await addStory(campaign, "open", "idea");
  const remove = () => ada("DELETE", `/api/campaigns/${campaign}`);
  expect((await remove()).body.code).toBe("CAMPAIGN_STAGE");
  await ada("POST", `/api/campaigns/${campaign}/state`, { to: "paused" });
  const { body } = await ada("POST", `/api/campaigns/${campaign}/state`, { to: "ended" });
  expect(body.state).toBe("ended");
  expect((await ada("GET", "/api/campaign-stories/open")).body).toMatchObject({
    ...{ stage: "skipped", skipped: "not_active" },
  });
  const back = await ada("POST", `/api/campaigns/${campaign}/state`, { to: "active" });
  expect(back.body.code).toBe("CAMPAIGN_ENDED");
  expect((await remove()).status).toBe(204);
});

test("sources are added once, read from public addresses only, and kept while a story tells them", async () => {
  const campaign = await fresh();
  const path = `/api/campaigns/${campaign}/sources`;
  const note = { kind: "note", title: "Foxes", text: "Foxes are shy." };
  const key = newId();
  const [first, second] = [await ada("POST", path, note, key), await ada("POST", path, note, key)];
  expect([first.status, second.body.id]).toEqual([201, first.body.id]);
  for (const address of [
    "http://127.0.0.1/",
    "http://localhost:1/",
    "http://169.254.169.254/latest",
  ])
    expect((await ada("POST", path, { kind: "address", address }, newId())).body.code).toBe(
      "SOURCE_UNREADABLE",
    );
  expect((await bruno("GET", path)).body.code).toBe("CAMPAIGN_NOT_FOUND");
  expect((await ada("GET", path)).body.items).toMatchObject([{ title: "Foxes", usedBy: null }]);
  await addStory(campaign, "telling", "review");
  await sql`update campaign_story set source_id = ${first.body.id} where id = 'telling'`.execute(
    database,
  );
  const remove = () => ada("DELETE", `/api/campaign-sources/${first.body.id}`);
  expect((await remove()).body.code).toBe("SOURCE_USED");
  await sql`delete from campaign_story`.execute(database);
  expect((await remove()).status).toBe(204);
});
