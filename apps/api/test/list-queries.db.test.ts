import { AsyncLocalStorage } from "node:async_hooks";
import { type RouteName, routes } from "@kinora/contracts/routes";
import { postgresRankingStore } from "@kinora/database/feed/postgres-ranking-store";
import { RANKING_LIFE_MINUTES, rebuildTrending } from "@kinora/domain/feed/rebuild-trending";
import { insertPerson } from "@kinora/testing/account/insert-person";
import {
  insertCampaign,
  insertCampaignSource,
  insertReviewedStory,
} from "@kinora/testing/campaign/insert-campaign";
import { challengeLists, insertChallenge } from "@kinora/testing/challenge/insert-challenge";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { DAILY_GEMS } from "@kinora/testing/gem/ledger-sentences";
import { writtenBoard } from "@kinora/testing/story/written-board";
import { sql } from "kysely";
import { v7 as newId } from "uuid";
import { beforeAll, expect, test } from "vitest";
import { collectionsOn } from "./add-collections.ts";
import { addGiftFrom } from "./add-gift-from.ts";
import { addPostedOn } from "./add-posted.ts";
import { talkOn } from "./add-talk.ts";
import { startTestServer } from "./test-server.ts";

/** Counts the queries of one request only, not those of background work. */
const counting = new AsyncLocalStorage<{ queries: number }>();
const shop = await startTestServer({
  onQuery: () => {
    const count = counting.getStore();
    if (count) count.queries += 1;
  },
});
const { database, clock, parts } = shop;
const ada = shop.as("ada");
const MANY = 20;
const CALENDAR = `from=${clock.now.toISOString()}&until=${new Date(clock.now.getTime() + 40 * 86_400_000).toISOString()}`;
const HASH = "a".repeat(64);
const FILE = { hash: HASH, mime_type: "image/webp", bytes: 10, width: 8, height: 8 };

beforeAll(async () => {
  await insertCampaign(database, { id: "posted" });
  await insertChallenge(database, { id: "posted" });
  for (const person of [ada, shop.as("mira")]) await person("GET", "/api/me");
  const all = database.updateTable("app_user").where("id", "=", "usr_ada");
  await all.set({ role: "owner" }).execute();
  await insertCreation(database, { id: "posted", user_id: "usr_ada", in_feed: false });
});

/** Adds a picture of a new user, with its files and a like of ada's. */
async function addToFeed(at: number): Promise<void> {
  await insertPerson(database, `painter${at}`);
  await insertCreation(database, { id: `seen ${at}`, user_id: `painter${at}` });
  await addMedia(`seen ${at}`);
  await ada("PUT", `/api/creations/${encodeURIComponent(`seen ${at}`)}/like`);
  clock.now = new Date(clock.now.getTime() + RANKING_LIFE_MINUTES * 60_000);
  await rebuildTrending({ rankings: postgresRankingStore(database) }, { now: clock.now });
}

const addMedia = (creation_id: string) =>
  database
    .insertInto("creation_media")
    .values(["main", "thumbnail"].map((role) => ({ ...FILE, creation_id, role })))
    .execute();

async function addOwn(at: number): Promise<void> {
  await insertCreation(database, { id: `own ${at}`, user_id: "usr_ada", in_feed: false });
  await addMedia(`own ${at}`);
}

async function addHidden(at: number): Promise<void> {
  await insertCreation(database, {
    id: `hidden ${at}`,
    user_id: "usr_ada",
    moderator_hidden: true,
  });
  await database
    .insertInto("creation_event")
    .values({
      ...{ creation_id: `hidden ${at}`, actor_id: "usr_mira", role: "moderator", action: "hide" },
      ...{ before: "{}", after: "{}", at: clock.now },
    })
    .execute();
}

async function addUpload(at: number): Promise<void> {
  const times = { created_at: clock.now, received_at: clock.now, ended_at: clock.now };
  await database
    .insertInto("upload")
    .values({
      id: `up${at}`,
      user_id: "usr_ada",
      kind: "audio",
      state: "ready",
      bytes: 9,
      ...times,
    })
    .execute();
  const main = { ...FILE, upload_id: `up${at}`, role: "main", mime_type: "audio/wav", duration: 1 };
  await database.insertInto("upload_media").values(main).execute();
}

/** Adds a story that is told by the user's own recording, with pictures and a film. */
async function addStory(at: number): Promise<void> {
  await addUpload(1_000 + at);
  const written = writtenBoard();
  const settings = { ...written.settings, narration: "own", ownNarration: `up${1_000 + at}` };
  const asked = { prompt: "", board: { ...written, settings } };
  const { body } = await ada("POST", "/api/stories", asked, `story ${at}`);
  await insertCreation(database, { id: `film ${at}`, user_id: "usr_ada", kind: "story" });
  const key = at.toString(16).padStart(64, "0");
  const [scene] = writtenBoard().scenes;
  const latest = { scenes: { [scene?.id ?? ""]: { pictures: { [scene?.takeId ?? ""]: key } } } };
  await database
    .updateTable("story")
    .set({ render_creation_id: `film ${at}`, latest: JSON.stringify(latest) })
    .where("id", "=", body.id)
    .execute();
  const piece = { story_id: body.id, key, kind: "picture", facts: "{}", created_at: clock.now };
  await database.insertInto("story_piece").values(piece).execute();
  const file = { ...FILE, story_id: body.id, key, place: 0, role: "main", name: "picture.webp" };
  await database.insertInto("story_piece_file").values(file).execute();
}

/** Adds gems for a work and for a story, each of them new. */
async function addEntries(at: number): Promise<void> {
  await addOwn(2_000 + at);
  await addStory(2_000 + at);
  const story = await database
    .selectFrom("story")
    .select("id")
    .orderBy("id", "desc")
    .executeTakeFirst();
  for (const subject of [
    { noun: "creation", id: `own ${2_000 + at}` },
    { noun: "story", id: story?.id ?? "" },
  ] as const)
    await parts.transact(({ ledger }) =>
      ledger.credit({
        ...{ userId: "usr_ada", gems: 1, kind: "gift", expiresAt: null, now: clock.now },
        ...{ purpose: { source: "award", subject }, description: DAILY_GEMS },
        key: `${subject.noun} ${at}`,
      }),
    );
}

async function addNotification(at: number): Promise<void> {
  await addOwn(3_000 + at);
  await database
    .insertInto("notification")
    .values({
      ...{ id: `note ${at}`, user_id: "usr_ada", kind: "image", title: "Ready", body: "A fox" },
      ...{ creation_id: `own ${3_000 + at}`, dedupe_key: `note ${at}`, created_at: clock.now },
    })
    .execute();
}

async function addStruck(at: number): Promise<void> {
  await insertPerson(database, `struck${at}`);
  const strike = { source: "words", reason: "hate", digest: "", at: clock.now };
  const end = new Date(clock.now.getTime() + 60_000);
  await database
    .insertInto("strike")
    .values({ ...strike, id: `strike ${at}`, user_id: `struck${at}`, expires_at: end })
    .execute();
}

const addLine = (at: number) =>
  parts.transact(({ audit }) =>
    audit({
      ...{ action: "person.role-changed", actorId: "usr_ada", reason: "asked", requestId: null },
      ...{ subject: { noun: "person", id: `struck${at}` }, before: {}, after: { role: "admin" } },
      at: clock.now,
    }),
  );

/** Adds a failed job of another user. */
async function addJob(at: number): Promise<void> {
  const id = `failed ${at}`;
  await insertPerson(database, `tried${at}`);
  await insertCreation(database, { id, user_id: `tried${at}`, status: "failed" });
  await database
    .insertInto("job")
    .values({
      ...{ id: newId(), kind: "creation.make", noun: "creation", subject_id: id, gems: 0, turn: 0 },
      ...{ user_id: `tried${at}`, background: false, queued_at: clock.now },
      ...{ ended_at: clock.now, outcome: "failed" },
    })
    .execute();
}

async function addLetter(at: number): Promise<void> {
  const { id } = await database
    .selectFrom("domain_event")
    .select(({ fn }) => fn.max("id").as("id"))
    .executeTakeFirstOrThrow();
  await parts.stores.record({
    ...{ type: "story.failed", subjectId: `story ${at}`, userId: "usr_ada" },
    payload: { jobId: "1" },
  });
  await sql`
    insert into event_letter (listener, event_id, noun, subject_id, tries, dead_at)
    select 'notification', id, noun, subject_id, 5, now() from domain_event
     where id > ${id ?? 0}`.execute(database);
}

const addPurchase = (at: number) =>
  parts.stores.purchases.add(
    {
      ...{ id: `purchase-${at}`, userId: "usr_ada", store: "stripe", environment: "test" },
      ...{ product: "gem_pack_1500", gems: 1_500, price: { amount: 1_499, currency: "USD" } },
      createdAt: clock.now,
    },
    `key ${at}`,
  );

const addGift = (at: number) =>
  addGiftFrom(`giver${at}`, { database, stores: parts.stores, clock });

const addPosted = addPostedOn(database, parts.stores, () => clock.now);

const addCampaign = (at: number) => insertCampaign(database, { id: `campaign-${at}`, at });

const addCampaignSource = (at: number) => insertCampaignSource(database, "posted", at);
const addReviewed = (at: number) => insertReviewedStory(database, "posted", at);

let payments = 0;
async function addPayment(): Promise<void> {
  const at = ++payments;
  await addPurchase(10_000 + at);
  const { purchases } = parts.stores;
  const paid = { state: "paid", refunded: 0, price: { amount: 1_499, currency: "USD" } } as const;
  await purchases.change(`purchase-${10_000 + at}`, { ...paid, paymentRef: `pi_${at}` }, clock.now);
}

/** All routes that answer in pages: how to add an item, and the queries to test. */
const LISTS: Partial<Record<RouteName, { add: (at: number) => Promise<void>; asked?: string[] }>> =
  {
    getFeed: {
      add: addToFeed,
      asked: ["kind=trending", "kind=recent", "kind=search&q=fox", "kind=recent&fill=100"],
    },
    ...{ listAudit: { add: addLine }, listDeadLetters: { add: addLetter } },
    ...{ listUploads: { add: addUpload }, listJobs: { add: addJob, asked: ["show=failed"] } },
    listOwnRestrictions: { add: addHidden },
    listCreations: { add: addOwn, asked: ["view=library", "q=fox"] },
    ...talkOn(database, () => clock.now),
    ...collectionsOn(database, () => clock.now),
    ...{ listGifts: { add: addGift }, listGemEntries: { add: addEntries } },
    ...{ listNotifications: { add: addNotification }, listOwnPayments: { add: addPayment } },
    listPayments: { add: addPayment, asked: ["", "q=ada"] },
    listPeople: { add: addStruck, asked: ["show=struck"] },
    ...{ listPosts: { add: addPosted }, listPostsOfWork: { add: addPosted } },
    ...{ listCampaigns: { add: addCampaign }, listCampaignSources: { add: addCampaignSource } },
    ...{ listCampaignStories: { add: addReviewed }, listReview: { add: addReviewed } },
    ...challengeLists(database, { challengeId: "posted", userId: "usr_ada" }),
    ...{ listPurchases: { add: addPurchase }, listStories: { add: addStory } },
  };

test("covers every list", () => {
  const paged = Object.entries(routes).filter(
    ([, { answer }]) =>
      typeof answer === "object" &&
      answer !== null &&
      "shape" in answer &&
      "nextCursor" in answer.shape,
  );
  expect(paged.map(([name]) => name).toSorted()).toEqual(Object.keys(LISTS).toSorted());
});

const cases = Object.entries(LISTS).flatMap(([name, { add, asked = [""] }]) => {
  const { path } = routes[name as RouteName];
  const address = path.replace("{id}", "posted").replace("{handle}", "ada");
  return asked.map((query) => [`${address}?${query}`, add] as const);
});
cases.push([`/api/posts/calendar?${CALENDAR}`, addPosted]);

let added = 0;

test.each(cases)("%s runs as many queries for 20 items as for 1", async (address, add) => {
  const more = async (count: number) => {
    for (let n = 0; n < count; n += 1) {
      added += 1;
      await add(added);
    }
  };
  const ask = async () => {
    const count = { queries: 0 };
    const { status, body } = await counting.run(count, () => ada("GET", `${address}&limit=100`));
    expect(status).toBe(200);
    return { listed: body.items.length, ...count };
  };
  await more(1);
  // Fills the caches.
  await ask();
  const few = await ask();
  await more(MANY - 1);
  const many = await ask();
  expect(many.listed).toBeGreaterThanOrEqual(few.listed + MANY - 1);
  expect(many.queries).toBe(few.queries);
  expect(few.queries).toBeGreaterThan(0);
});
