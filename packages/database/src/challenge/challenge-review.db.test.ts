import { auditBundle } from "@kinora/contracts/challenge/audit-bundle";
import { CHALLENGE_ENTRIES_MAX } from "@kinora/contracts/challenge/challenge-limits";
import { verifyBundle } from "@kinora/contracts/challenge-result/verify-bundle";
import { webCrypto } from "@kinora/contracts/challenge-result/web-crypto";
import { enterChallenge, withdrawEntry } from "@kinora/domain/challenge/enter-challenge";
import { excludeEntry, excludeVoter } from "@kinora/domain/challenge/exclude-from-challenge";
import { openChallenges } from "@kinora/testing/challenge/play-challenge";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { createTestDatabase } from "@kinora/testing/database";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { forgetPerson } from "../account/forget-person.ts";
import type { Database } from "../client.ts";
import { postgresGemAudit } from "../gem/postgres-gem-audit.ts";
import { postgresGemLedger } from "../gem/postgres-gem-ledger.ts";
import { openJobQueue } from "../job/open-job-queue.ts";
import { storesOnPool } from "../transact.ts";

const { database, url } = await createTestDatabase();
const boss = await openJobQueue({ url, role: "producer", onError: () => {} });
const stores = storesOnPool(database, boss);
const play = openChallenges(database, boss);
const { clock, ports, move, moveTo } = play;
const AUTHORS = ["au1", "au2", "au3", "au4", "au5", "au6"];
const VOTERS = ["vo1", "vo2", "vo3", "vo4", "vo5", "vo6"];
await play.addPeople(["host", ...AUTHORS, ...VOTERS]);
const by = () => ({
  ...{ actorId: "host", requestId: "test", now: clock.now, statement: "Made elsewhere" },
});

async function opened() {
  moveTo(-24);
  const id = await play.schedule();
  moveTo(1);
  await move(id);
  return id;
}

/** Plays a challenge of all authors up to its review. */
async function reviewed() {
  const id = await opened();
  for (const author of AUTHORS) await play.enter(id, author);
  moveTo(24);
  await move(id);
  await play.vote(id, VOTERS, 8);
  moveTo(48);
  await move(id);
  return id;
}

async function bundleOf(id: string) {
  const found = await stores.challenges.find(id);
  const { setup, head, decisions, result, signature, publicKey } = found ?? {};
  const ballots = await stores.challengeVotes.ballots(id);
  return auditBundle.parse({
    ...{ version: 1, setup, ballots, head, decisions, result, signature, publicKey },
  });
}

it("pays nobody who was left out after the ranking, also when nobody ranks again", async () => {
  const id = await reviewed();
  const [first, second] = (await stores.challenges.find(id))?.result?.prizes ?? [];
  const voter = await stores.challengeVotes.voterOf(id, "vo1");
  await excludeEntry(ports, { ...by(), id: first?.entry ?? "" });
  await excludeVoter(ports, { ...by(), id, voter: voter?.voter ?? "" });
  // The review is over, and is held once more about the result that knows of it.
  moveTo(61);
  await move(id);
  expect(await stores.challenges.find(id)).toMatchObject({
    ...{ state: "reviewing", nextAt: play.after(73) },
    decisions: { excludedEntries: [first?.entry], excludedVoters: [voter?.voter] },
  });
  // A work that the staff take down meanwhile wins nothing either.
  const taken = await stores.challengeEntries.find(second?.entry ?? "");
  await database
    .updateTable("creation")
    .set({ moderator_hidden: true })
    .where("id", "=", taken?.creationId ?? "")
    .execute();
  for (const hour of [73, 85]) {
    moveTo(hour);
    await move(id);
  }
  await play.settleAll();
  const found = await stores.challenges.find(id);
  expect(found).toMatchObject({ state: "completed", result: { reason: "few_authors" } });
  const { rows } = await sql`
    select gems, paid, back from challenge_pool where challenge_id = ${id}`.execute(database);
  expect(rows).toEqual([{ gems: 600, paid: 0, back: 600 }]);
  expect(await verifyBundle(await bundleOf(id), webCrypto)).toEqual([]);
});

it("pays no suspended author, also when they are suspended after the ranking", async () => {
  const id = await reviewed();
  const [first, second] = (await stores.challenges.find(id))?.result?.prizes ?? [];
  const entry = await stores.challengeEntries.find(first?.entry ?? "");
  const suspend = (at: Date | null) =>
    database
      .updateTable("app_user")
      .set({ disabled_at: at })
      .where("id", "=", entry?.userId ?? "")
      .execute();
  await suspend(clock.now);
  moveTo(61);
  await move(id);
  const again = await stores.challenges.find(id);
  expect(again).toMatchObject({
    ...{ state: "reviewing", decisions: { barredAuthors: [first?.author] } },
  });
  // The place stays, and the prize is the next author's.
  expect(again?.result?.places[0]?.entry).toBe(first?.entry);
  expect(again?.result?.prizes[0]).toMatchObject({ author: second?.author, kind: "first" });
  moveTo(73);
  await move(id);
  await play.settleAll();
  expect(await verifyBundle(await bundleOf(id), webCrypto)).toEqual([]);
  const { rows } = await sql`
    select from challenge_prize where challenge_id = ${id} and author = ${first?.author ?? ""}`.execute(
    database,
  );
  expect(rows).toEqual([]);
  await suspend(null);
});

it("keeps a report with what is known of accounts at one place", async () => {
  const signedIn = (userId: string, place: string) =>
    sql`
    insert into newcomer_use (user_id, what, key, network, installation, at)
    values (${userId}, 'signUpGems', 'once', ${place}, null, ${clock.now})
    on conflict do nothing`.execute(database);
  const id = await reviewed();
  expect(await stores.challengeFraud.find(id)).toEqual({ groups: [] });
  for (const person of ["vo1", "vo2", "au1"]) await signedIn(person, "one home");
  await signedIn("vo3", "another");
  expect(await stores.challengeFraud.shared(id)).toEqual([
    { by: "address", people: ["au1", "vo1", "vo2"] },
  ]);
  const people = await stores.challengeFraud.people(id);
  expect(people.map(({ userId }) => userId)).toEqual([...AUTHORS, ...VOTERS].toSorted());
  await sql`delete from newcomer_use`.execute(database);
});

it("lets nobody put the result off by hiding works of their own while it is reviewed", async () => {
  const id = await reviewed();
  await sql`
    update creation set private = true from challenge_entry entry
     where entry.creation_id = creation.id and challenge_id = ${id} and entry.user_id = 'au6'`.execute(
    database,
  );
  moveTo(61);
  await move(id);
  expect((await stores.challenges.find(id))?.state).toBe("completed");
});

it("does not let an author undo an exclusion by withdrawing and entering the work again", async () => {
  const id = await opened();
  const entry = await play.enter(id, "au1");
  await excludeEntry(ports, { ...by(), id: entry.id });
  const { creationId } = entry;
  await expect(
    withdrawEntry(ports, { id: entry.id, userId: "au1", now: clock.now }),
  ).rejects.toThrow("ENTRY_EXCLUDED");
  const again = { challengeId: id, userId: "au1", creationId, now: clock.now };
  expect(await enterChallenge(ports, again)).toMatchObject({
    ...{ id: entry.id, exclusion: "Made elsewhere" },
  });
  await expect(play.enter(id, "au1")).rejects.toThrow("ENTRIES_FULL");
});

it("does not let staff who entered leave out others, or voters", async () => {
  const id = await reviewed();
  const [first] = (await stores.challenges.find(id))?.result?.places ?? [];
  const voter = await stores.challengeVotes.voterOf(id, "vo1");
  const rival = { ...by(), actorId: "au6" };
  await expect(excludeEntry(ports, { ...rival, id: first?.entry ?? "" })).rejects.toThrow(
    "OWN_CHALLENGE",
  );
  await expect(excludeVoter(ports, { ...rival, id, voter: voter?.voter ?? "" })).rejects.toThrow(
    "OWN_CHALLENGE",
  );
});

it("forgets what was written about whoever is erased, also in the audit log", async () => {
  const id = await reviewed();
  const [first] = (await stores.challenges.find(id))?.result?.places ?? [];
  const entry = await stores.challengeEntries.find(first?.entry ?? "");
  const author = entry?.userId ?? "";
  const voter = await stores.challengeVotes.voterOf(id, "vo6");
  await excludeEntry(ports, { ...by(), id: first?.entry ?? "" });
  await excludeVoter(ports, { ...by(), id, voter: voter?.voter ?? "" });
  const said = async () => {
    const { rows } = await sql<{ text: string }>`
      select text from audit_reason join audit_line on reason_key = key
       where subject_id = ${id}`.execute(database);
    const shown = await stores.challengeEntries.listExclusions(id, { before: null, most: 9 });
    return [rows.map(({ text }) => text), shown.map(({ statement }) => statement)];
  };
  const both = ["Made elsewhere", "Made elsewhere"];
  expect(await said()).toEqual([both, both]);
  for (const person of [author, "vo6"])
    await database.transaction().execute((own) => forgetPerson(own, person, clock.now));
  expect(await said()).toEqual([[], ["", ""]]);
});

it("finds gems of pools that the ledger and the challenges tell differently", async () => {
  const id = await reviewed();
  moveTo(61);
  await move(id);
  await play.settleAll();
  const found = async (tamper: (own: Database) => Promise<unknown>) => {
    const rolledBack = new Error("rolled back");
    let checks: string[] = [];
    await database
      .transaction()
      .execute(async (own) => {
        await tamper(own);
        checks = (await postgresGemAudit(own).discrepancies(9)).map(({ check }) => check);
        throw rolledBack;
      })
      .catch((error: unknown) => {
        if (error !== rolledBack) throw error;
      });
    return checks;
  };
  const set = (changes: string) => (own: Database) =>
    sql`update challenge_pool set ${sql.raw(changes)} where challenge_id = ${id}`.execute(own);
  expect(await found(async () => {})).toEqual([]);
  expect(await found(set("paid = paid - 1"))).toContain("paid of a prize pool");
  expect(await found(set("gems = gems + 1"))).toContain("escrow of a prize pool");
  expect(await found(set("back = back - 1"))).toContain("left of a prize pool");
  const fromNowhere = {
    ...{ userId: "au1", gems: 5, key: "nowhere", pool: "nowhere", expiresAt: null },
    ...{ now: clock.now },
    kind: "challenge",
    awardKind: "challenge",
    purpose: { source: "prize", subject: { noun: "challenge", id } },
    description: { code: "challenge.prize", params: { theme: "Light", kind: "first" } },
  } as const;
  expect(await found((own) => postgresGemLedger(own).credit(fromNowhere))).toContain(
    "paid of a prize pool",
  );
});

it("keeps one entry for a work, however often it is withdrawn and entered again", async () => {
  const id = await opened();
  const { creationId, ...first } = await play.enter(id, "au1");
  const order = { challengeId: id, userId: "au1", creationId };
  for (const hour of [2, 3, 4]) {
    moveTo(hour);
    await withdrawEntry(ports, { id: first.id, userId: "au1", now: clock.now });
    expect(await enterChallenge(ports, { ...order, now: clock.now })).toMatchObject({
      ...{ id: first.id, submittedAt: clock.now, withdrawnAt: null },
    });
  }
  const own = await stores.challengeEntries.ofPerson(id, "au1");
  expect(own).toMatchObject([{ id: first.id, submittedAt: play.after(4), withdrawnAt: null }]);
});

it("takes no more entries than can be ranked", async () => {
  const id = await opened();
  const entries = CHALLENGE_ENTRIES_MAX;
  const full: typeof ports.transact = (work) =>
    ports.transact((own, transaction) => {
      const countsOf = async () => new Map([[id, { entries, ballots: 0 }]]);
      return work({ ...own, challenges: { ...own.challenges, countsOf } }, transaction);
    });
  const { creationId } = await play.enter(id, "au1");
  const order = { challengeId: id, creationId, now: clock.now };
  expect(
    await enterChallenge({ ...ports, transact: full }, { ...order, userId: "au1" }),
  ).toMatchObject({ creationId });
  await insertCreation(database, { id: "late", user_id: "au2", created_at: clock.now });
  const late = { ...order, userId: "au2", creationId: "late" };
  await expect(enterChallenge({ ...ports, transact: full }, late)).rejects.toMatchObject({
    ...{ code: "CHALLENGE_FULL", details: { limit: CHALLENGE_ENTRIES_MAX } },
  });
});
