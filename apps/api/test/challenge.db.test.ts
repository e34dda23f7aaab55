import { auditBundle } from "@kinora/contracts/challenge/audit-bundle";
import { verifyBundle } from "@kinora/contracts/challenge-result/verify-bundle";
import { webCrypto } from "@kinora/contracts/challenge-result/web-crypto";
import { moveChallenge } from "@kinora/domain/challenge/move-challenge";
import { CHALLENGE_SETTINGS } from "@kinora/testing/challenge/play-challenge";
import { serverKey } from "@kinora/testing/challenge/sample-bundle";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { startTestServer } from "./test-server.ts";

const { as, database, clock, parts } = await startTestServer({ signingKeyFile: "a key" });
const [ada, bruno, chiyo] = [as("ada"), as("bruno"), as("chiyo")];
const [olivia, guest] = [as("olivia"), as(null)];
const signer = serverKey();
const HOUR = 3_600_000;
const at = (hours: number) => new Date(Date.parse(CHALLENGE_SETTINGS.opensAt) + hours * HOUR);
const move = (id: string, hours: number) => {
  clock.now = at(hours);
  const { transact } = parts;
  return moveChallenge(id, {
    transact,
    newId,
    hash: webCrypto.digest,
    signer,
    now: () => clock.now,
  });
};

async function draft(settings: object = {}, key = newId()) {
  clock.now = at(-24);
  return olivia("POST", "/api/admin/challenges", { ...CHALLENGE_SETTINGS, ...settings }, key);
}
const step = (id: string, order: object) =>
  olivia("POST", `/api/admin/challenges/${id}/steps`, order);
async function opened(settings: object = {}) {
  const { body } = await draft(settings);
  expect((await step(body.id, { step: "schedule" })).body.state).toBe("scheduled");
  await move(body.id, 1);
  return body.id as string;
}

async function addWork(user: string, given: object = {}) {
  const id = newId();
  const created_at = clock.now;
  await insertCreation(database, { id, user_id: `usr_${user}`, created_at, ...given });
  await database
    .insertInto("creation_media")
    .values({
      ...{ creation_id: id, role: "main", hash: "a".repeat(64), mime_type: "image/webp" },
      ...{ bytes: 10, width: 8, height: 8 },
    })
    .execute();
  return id;
}
const enter = (who: typeof ada, id: string, creationId: string) =>
  who("POST", `/api/challenges/${id}/entries`, { creationId });

test("drafts are written once for a key, seen by admins only, and refused with impossible times", async () => {
  const key = newId();
  const both = await Promise.all([draft({}, key), draft({}, key)]);
  expect(both.map(({ status }) => status)).toEqual([201, 201]);
  const [id, again] = both.map(({ body }) => body.id);
  expect(again).toBe(id);
  expect((await draft({ theme: "Other" }, key)).body.code).toBe("IDEMPOTENCY_KEY_REUSED");
  for (const who of [guest, ada])
    expect((await who("GET", `/api/challenges/${id}`)).body.code).toBe("CHALLENGE_NOT_FOUND");
  expect((await guest("GET", "/api/challenges")).body.items).toEqual([]);
  expect((await olivia("GET", "/api/admin/challenges")).body.items).toHaveLength(1);
  const turned = { theme: "Light\u202e", brief: "Look\u2066.\u200b" };
  expect((await draft(turned)).body).toMatchObject({ theme: "Light", brief: "Look." });
  const { opensAt } = CHALLENGE_SETTINGS;
  for (const flaw of [
    ...[{ votingAt: opensAt }, { kinds: [] }, { kinds: ["image", "image"] }, { pool: 20_001 }],
    ...[{ entriesEach: 4 }, { theme: " " }, { closesAt: "2027-12-01T00:00:00.000Z" }],
  ])
    expect((await draft(flaw)).status).toBe(422);
  const change = (version: number) =>
    olivia("PUT", `/api/admin/challenges/${id}`, {
      ...{ version, settings: { ...CHALLENGE_SETTINGS, pool: 100 } },
    });
  expect((await change(9)).body).toMatchObject({
    code: "CHALLENGE_CHANGED",
    details: { version: 1 },
  });
  expect((await change(1)).body).toMatchObject({ pool: 100, version: 2 });
  expect((await step(id, { step: "complete" })).body.code).toBe("CHALLENGE_STATE");
  clock.now = at(24);
  expect((await step(id, { step: "schedule" })).body.code).toBe("CHALLENGE_TOO_LATE");
});

test("takes one finished, public work of one's own, made here since it opened", async () => {
  const id = await opened();
  const old = await addWork("ada", { created_at: at(-1) });
  const reasons: [string, string][] = [
    [await addWork("ada", { kind: "video", type: "text-to-video", duration: 5 }), "kind"],
    [await addWork("ada", { private: true, in_feed: false }), "not_public"],
    [await addWork("ada", { hidden: true, in_feed: false }), "not_public"],
    [await addWork("ada", { mature_by_author: true }), "mature"],
    [await addWork("ada", { mature_by_house: "scan" }), "mature"],
    [await addWork("ada", { status: "processing", in_feed: false }), "not_finished"],
    [old, "made_before"],
  ];
  for (const [work, because] of reasons)
    expect((await enter(ada, id, work)).body).toMatchObject({
      ...{ code: "ENTRY_UNFIT", details: { because } },
    });
  const work = await addWork("ada");
  expect((await enter(bruno, id, work)).body.code).toBe("CREATION_NOT_FOUND");
  const first = await enter(ada, id, work);
  expect(first.status).toBe(201);
  expect((await enter(ada, id, work)).body.id).toBe(first.body.id);
  expect((await enter(ada, id, await addWork("ada"))).body).toMatchObject({
    ...{ code: "ENTRIES_FULL", details: { limit: 1 } },
  });
  const withdraw = (who: typeof ada) => who("DELETE", `/api/challenge-entries/${first.body.id}`);
  expect((await withdraw(bruno)).body.code).toBe("CHALLENGE_ENTRY_NOT_FOUND");
  expect((await withdraw(ada)).body.withdrawnAt).not.toBeNull();
  expect((await enter(ada, id, work)).status).toBe(201);
  const { body } = await ada("GET", `/api/challenges/${id}`);
  expect(body.challenge.entries).toBe(1);
  expect(body.mine).toMatchObject({ canEnter: false, canVote: false, pairs: 0 });
  expect((await guest("GET", `/api/challenges/${id}`)).body.mine).toBeNull();
});

test("shows nobody but its author the likes of an entry until voting closes", async () => {
  const id = await opened();
  const work = await addWork("bruno");
  const likes = async (who: typeof ada) =>
    (await who("GET", `/api/creations/${work}`)).body.likes as number;
  for (const who of [ada, chiyo]) await who("PUT", `/api/creations/${work}/like`);
  expect(await likes(guest)).toBe(2);
  const before = (await guest("GET", `/api/creations/${work}`)).body;
  await enter(bruno, id, work);
  expect(await Promise.all([guest, ada, bruno].map(likes))).toEqual([0, 1, 2]);
  // Nothing else tells that it is one.
  const after = (await guest("GET", `/api/creations/${work}`)).body;
  expect({ ...after, likes: 2 }).toEqual(before);
  const { body } = await guest("GET", "/api/feed?kind=recent");
  expect(body.items.find((card: { id: string }) => card.id === work)?.likes).toBe(0);
  await move(id, 30);
  expect(await Promise.all([guest, ada, bruno].map(likes))).toEqual([0, 1, 2]);
  await move(id, 48);
  expect(await Promise.all([guest, ada, bruno].map(likes))).toEqual([2, 2, 2]);
});

test("votes blindly, answers with receipts, and publishes a bundle that verifies", async () => {
  const id = await opened();
  for (const [name, who] of [
    ...([
      ["ada", ada],
      ["bruno", bruno],
      ["chiyo", chiyo],
    ] as const),
  ])
    expect((await enter(who, id, await addWork(name, { title: `of ${name}` }))).status).toBe(201);
  const draw = (who: typeof ada) => who("POST", `/api/challenges/${id}/pairs`, {});
  expect((await draw(olivia)).body.code).toBe("CHALLENGE_STATE");
  await move(id, 24);
  const receipts = [];
  for (let n = 0; ; n += 1) {
    const { body } = await draw(olivia);
    if (body.pair === null) break;
    expect(body.pair.left.media.main.url).toContain("/");
    const said = JSON.stringify(body);
    for (const told of ["usr_", "of ada", "of bruno", "of chiyo", "likes", "isRepeat"])
      expect([told, said.includes(told)]).toEqual([told, false]);
    clock.now = new Date(clock.now.getTime() + 3_000);
    const ballot = { choice: "left", played: { left: 1.5, right: 1 } };
    const answer = await olivia("POST", `/api/challenge-pairs/${body.pair.id}/ballot`, ballot);
    expect(answer.body).toMatchObject({ isValid: true, receipt: { number: n + 1 } });
    receipts.push(answer.body.receipt);
  }
  expect(receipts).toHaveLength(3);
  // Ada's only pair is the one of the others.
  const { body: forAda } = await draw(ada);
  expect(forAda.pair.number).toBe(1);
  const early = { choice: "right", played: { left: 9, right: 9 } };
  const answer = await ada("POST", `/api/challenge-pairs/${forAda.pair.id}/ballot`, early);
  expect(answer.body.isValid).toBe(false);
  expect((await draw(ada)).body.pair).toBeNull();
  const own = await olivia("GET", `/api/challenges/${id}/ballots?limit=2`);
  expect(own.body.items).toEqual(receipts.slice(0, 2));
  const next = `/api/challenges/${id}/ballots?limit=2&cursor=${own.body.nextCursor}`;
  expect((await olivia("GET", next)).body).toEqual({ items: receipts.slice(2), nextCursor: null });
  for (const what of ["places", "bundle", "exclusions"])
    expect((await guest("GET", `/api/challenges/${id}/${what}`)).body.code).toBe("CHALLENGE_STATE");
  await move(id, 48);
  const { body: closed } = await guest("GET", `/api/challenges/${id}`);
  expect(closed.challenge).toMatchObject({ state: "reviewing", head: { number: 4 } });
  expect((await step(id, { step: "complete" })).status).toBe(200);
  await move(id, 48);
  const { body: done } = await guest("GET", `/api/challenges/${id}`);
  expect(done.challenge).toMatchObject({ state: "completed", reason: "few_authors" });
  const { body: places } = await guest("GET", `/api/challenges/${id}/places`);
  expect(places.items.map(({ place }: { place: number }) => place)).toEqual([1, 2, 3]);
  expect(places.items[0].work.author.handle).toMatch(/ada|bruno|chiyo/);
  const bundle = auditBundle.parse((await guest("GET", `/api/challenges/${id}/bundle`)).body);
  const witness = { publicKey: signer.publicKey, receipts };
  expect(await verifyBundle(bundle, webCrypto, witness)).toEqual([]);
  expect(bundle.head).toEqual(closed.challenge.head);
});

test("staff see voters by number and leave them out, with a line in the audit log", async () => {
  const id = await opened();
  for (const [name, who] of [
    ...([
      ["ada", ada],
      ["bruno", bruno],
    ] as const),
  ])
    await enter(who, id, await addWork(name));
  await move(id, 24);
  const { body } = await olivia("POST", `/api/challenges/${id}/pairs`, {});
  clock.now = new Date(clock.now.getTime() + 5_000);
  const ballot = { choice: "left", played: { left: 2, right: 2 } };
  await olivia("POST", `/api/challenge-pairs/${body.pair.id}/ballot`, ballot);
  await move(id, 48);
  const voters = await olivia("GET", `/api/admin/challenges/${id}/voters`);
  expect(voters.body.items).toMatchObject([
    { isOutside: true, ballots: 1, valid: 1, left: 1, seconds: 5, isExcluded: false },
  ]);
  const exclude = (voter: string) =>
    olivia("POST", `/api/admin/challenges/${id}/voters/${voter}/exclude`, { statement: "A ring" });
  expect((await exclude("f".repeat(16))).body.code).toBe("CHALLENGE_VOTER_NOT_FOUND");
  expect((await exclude(voters.body.items[0].voter)).status).toBe(204);
  expect((await step(id, { step: "rank_again" })).body.state).toBe("tallying");
  await move(id, 48);
  expect((await step(id, { step: "cancel", reason: "Nobody voted" })).body).toMatchObject({
    ...{ state: "cancelled", cancelReason: "Nobody voted" },
  });
  const { body: log } = await olivia("GET", `/api/admin/audit?subject=${id}`);
  expect(log.items.map(({ action }: { action: string }) => action)).toEqual([
    ...["challenge.stepped", "challenge.stepped", "challenge.voter-excluded", "challenge.stepped"],
    "challenge.drafted",
  ]);
});
