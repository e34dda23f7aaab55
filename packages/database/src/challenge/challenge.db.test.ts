import { auditBundle } from "@kinora/contracts/challenge/audit-bundle";
import { verifyBundle } from "@kinora/contracts/challenge-result/verify-bundle";
import { webCrypto } from "@kinora/contracts/challenge-result/web-crypto";
import { excludeEntry, excludeVoter } from "@kinora/domain/challenge/exclude-from-challenge";
import { holdDaily } from "@kinora/domain/challenge/hold-daily";
import { settleNotice } from "@kinora/domain/challenge/settle-notice";
import { stepChallenge } from "@kinora/domain/challenge/step-challenge";
import { openChallenges } from "@kinora/testing/challenge/play-challenge";
import { createTestDatabase } from "@kinora/testing/database";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { forgetPerson } from "../account/forget-person.ts";
import { postgresGemAudit } from "../gem/postgres-gem-audit.ts";
import { openJobQueue } from "../job/open-job-queue.ts";
import { storesOnPool } from "../transact.ts";

const { database, url } = await createTestDatabase();
const boss = await openJobQueue({ url, role: "producer", onError: () => {} });
const stores = storesOnPool(database, boss);
const play = openChallenges(database, boss);
const { clock, ports, schedule, enter, draw, cast, move, moveTo, settleAll } = play;
const AUTHORS = ["au1", "au2", "au3", "au4", "au5", "au6"];
const VOTERS = ["vo1", "vo2", "vo3", "vo4", "vo5", "vo6"];
await play.addPeople(["host", ...AUTHORS, ...VOTERS]);

const STAFF = { actorId: "host", requestId: "test" };
const code = (of: Promise<unknown>) =>
  of.then(
    () => "done",
    (error: Error) => error.message,
  );
const count = async (table: "challenge_entry" | "challenge_ballot", challengeId: string) =>
  (
    await database
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("challenge_id", "=", challengeId)
      .executeTakeFirstOrThrow()
  ).count;
const poolOf = (id: string) =>
  database
    .selectFrom("challenge_pool")
    .select(["gems", "paid", "back"])
    .where("challenge_id", "=", id)
    .executeTakeFirst();

/** Opens a challenge and lets authors enter. */
async function opened(authors: readonly string[], settings = {}) {
  moveTo(-24);
  const id = await schedule(settings);
  moveTo(1);
  await move(id);
  for (const author of authors) await enter(id, author);
  return id;
}

/** Begins the vote. */
async function vote(id: string, people: readonly string[], pairs: number) {
  moveTo(24);
  await move(id);
  await play.vote(id, people, pairs);
}

/** Closes the vote, and completes the challenge after the review. */
async function complete(id: string) {
  moveTo(48);
  await move(id);
  moveTo(61);
  await move(id);
}

async function bundleOf(id: string) {
  const found = await stores.challenges.find(id);
  const { setup, head, decisions, result, signature, publicKey } = found ?? {};
  const ballots = await stores.challengeVotes.ballots(id);
  return auditBundle.parse({
    ...{ version: 1, setup, ballots, head, decisions, result, signature, publicKey },
  });
}

it("plays a challenge: escrow, entries, votes, ranking, prizes, and a bundle that verifies", async () => {
  const id = await opened(AUTHORS);
  expect(await poolOf(id)).toEqual({ gems: 600, paid: 0, back: 0 });
  await vote(id, VOTERS, 8);
  await complete(id);
  const found = await stores.challenges.find(id);
  expect(found).toMatchObject({ state: "completed", result: { reason: null } });
  const prizes = found?.result?.prizes ?? [];
  expect(prizes.map(({ kind, gems }) => [kind, gems])).toEqual([
    ...[
      ["first", 180],
      ["second", 120],
      ["third", 60],
    ],
  ]);
  // Before anybody is paid, the rest is back and the prizes are still in escrow.
  expect(await poolOf(id)).toEqual({ gems: 600, paid: 0, back: 240 });
  await Promise.all([settleAll(), settleAll(), settleAll()]);
  await settleAll();
  expect(await poolOf(id)).toEqual({ gems: 600, paid: 360, back: 240 });
  const paid = await sql<{ user_id: string; source: string; amount: number }>`
    select user_id, source, amount from gem_transaction
     where subject_id = ${id} order by source desc, amount desc, user_id`.execute(database);
  const won = paid.rows.filter(({ source }) => source === "prize");
  expect(won.map(({ user_id: who, amount }) => [who, amount])).toEqual([
    ...[
      ["au1", 180],
      ["au2", 120],
      ["au3", 60],
    ],
  ]);
  // Eight answers earn one gem.
  const voted = paid.rows.filter(({ source }) => source === "award");
  expect(voted.map(({ user_id: who, amount }) => [who, amount])).toEqual(
    VOTERS.map((who) => [who, 1]),
  );
  const { rows: left } = await sql<{ gems: number }>`
    select sum(gems)::integer as gems from gem_posting
     where account = 'prize_pool' and owner = ${id}`.execute(database);
  expect(left).toEqual([{ gems: -360 }]);
  expect(await postgresGemAudit(database).discrepancies(10)).toEqual([]);
  const bundle = await bundleOf(id);
  expect(bundle.ballots).toHaveLength(48);
  expect(await verifyBundle(bundle, webCrypto)).toEqual([]);
});

it("finds ballots that were changed, removed or added in the tables", async () => {
  const id = await opened(AUTHORS.slice(0, 3));
  await vote(id, VOTERS.slice(0, 3), 2);
  await complete(id);
  expect(await verifyBundle(await bundleOf(id), webCrypto)).toEqual([]);
  const refused = "update challenge_ballot set choice = 'skip' where challenge_id = $1";
  expect(await code(sql`${sql.raw(refused.replace("$1", `'${id}'`))}`.execute(database))).toContain(
    "append only",
  );
  const bundle = await bundleOf(id);
  const [first, ...others] = bundle.ballots;
  if (!first) throw new Error("Nobody voted.");
  const choice = first.choice === "left" ? "right" : "left";
  for (const ballots of [
    [{ ...first, choice } as const, ...others],
    others,
    [...bundle.ballots, first],
  ])
    expect(await verifyBundle({ ...bundle, ballots }, webCrypto)).not.toEqual([]);
});

it("takes as many entries of a person as it allows, however many arrive at once", async () => {
  const id = await opened([], { entriesEach: 2 });
  const answers = await Promise.all(Array.from({ length: 6 }, () => code(enter(id, "au1"))));
  expect(answers.toSorted()).toEqual([
    ...["ENTRIES_FULL", "ENTRIES_FULL", "ENTRIES_FULL", "ENTRIES_FULL", "done", "done"],
  ]);
  expect(await count("challenge_entry", id)).toBe(2);
  moveTo(24);
  expect(await code(enter(id, "au2"))).toBe("CHALLENGE_STATE");
});

it("numbers racing ballots without a gap, each once, and gives the same receipt again", async () => {
  const id = await opened(AUTHORS);
  moveTo(24);
  await move(id);
  const drawn = await Promise.all(VOTERS.map((who, n) => draw(id, who, n)));
  const again = await Promise.all(VOTERS.map((who, n) => draw(id, who, n + 100)));
  expect(again).toEqual(drawn);
  const receipts = await Promise.all(
    VOTERS.flatMap((who, n) => {
      const { pair } = drawn[n] ?? {};
      return pair ? [cast(pair, who, "left"), cast(pair, who, "left")] : [];
    }),
  );
  const numbers = receipts.map(({ receipt }) => receipt.number);
  expect(numbers.toSorted((a, b) => a - b)).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]);
  expect(await count("challenge_ballot", id)).toBe(6);
  const [{ pair } = { pair: null }] = drawn;
  if (!pair) throw new Error("There was no pair.");
  expect(await code(cast(pair, "vo1", "right"))).toBe("PAIR_ANSWERED");
  expect(await code(cast(pair, "vo2", "left"))).toBe("CHALLENGE_PAIR_NOT_FOUND");
});

it("counts a ballot only when the server saw the time pass", async () => {
  const id = await opened(AUTHORS);
  moveTo(24);
  await move(id);
  const { pair } = await draw(id, "vo1", 1);
  if (!pair) throw new Error("There was no pair.");
  expect((await cast(pair, "vo1", "left", 1.9)).isValid).toBe(false);
  const next = await draw(id, "vo1", 2);
  if (!next.pair) throw new Error("There was no other pair.");
  expect((await cast(next.pair, "vo1", "left", 2)).isValid).toBe(true);
});

it("gives no prizes with few authors, puts everything back and tells everybody", async () => {
  const id = await opened(AUTHORS.slice(0, 4));
  await vote(id, VOTERS, 5);
  await complete(id);
  await settleAll();
  expect(await poolOf(id)).toEqual({ gems: 600, paid: 0, back: 600 });
  const told = await sql<{ user_id: string }>`
    select user_id from domain_event
     where type = 'challenge.told' and subject_id = ${id} and payload ->> 'about' = 'result'
       and payload ->> 'reason' = 'few_authors' order by user_id`.execute(database);
  expect(told.rows.map((row) => row.user_id)).toEqual([...AUTHORS.slice(0, 4), ...VOTERS]);
});

it("leaves out excluded entries and voters with statements, and ranks again without gaps", async () => {
  const id = await opened(AUTHORS);
  await vote(id, VOTERS, 8);
  moveTo(48);
  await move(id);
  const [first] = (await stores.challenges.find(id))?.result?.places ?? [];
  const voter = await stores.challengeVotes.voterOf(id, "vo1");
  const by = { ...STAFF, now: clock.now, statement: "Made elsewhere" };
  await excludeEntry(ports, { ...by, id: first?.entry ?? "" });
  await excludeVoter(ports, { ...by, id, voter: voter?.voter ?? "" });
  await stepChallenge(
    { ...ports, isSigning: true },
    { ...STAFF, id, order: { step: "rank_again" }, now: clock.now },
  );
  await move(id);
  await complete(id);
  const result = (await stores.challenges.find(id))?.result;
  expect(result?.places.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5]);
  expect(result?.places.map(({ entry }) => entry)).not.toContain(first?.entry);
  const exclusions = await stores.challengeEntries.listExclusions(id, { before: null, most: 9 });
  expect(exclusions.map(({ what, statement }) => [what, statement]).toSorted()).toEqual([
    ...[
      ["entry", "Made elsewhere"],
      ["voter", "Made elsewhere"],
    ],
  ]);
  expect(await verifyBundle(await bundleOf(id), webCrypto)).toEqual([]);
});

it("gives the escrow back when it is cancelled, once, and never after the result", async () => {
  const id = await opened(AUTHORS);
  const cancel = () =>
    code(
      stepChallenge(
        { ...ports, isSigning: true },
        { ...STAFF, id, order: { step: "cancel", reason: "A mistake" }, now: clock.now },
      ),
    );
  const answers = await Promise.all([cancel(), cancel(), cancel()]);
  expect(answers.filter((answer) => answer === "done")).toHaveLength(1);
  expect(await poolOf(id)).toEqual({ gems: 600, paid: 0, back: 600 });
  moveTo(24);
  await move(id);
  expect((await stores.challenges.find(id))?.state).toBe("cancelled");
});

it("keeps an erased account as a number: its prize goes back, the bundle still verifies", async () => {
  const id = await opened(AUTHORS);
  await vote(id, VOTERS, 8);
  await complete(id);
  await database.transaction().execute((own) => forgetPerson(own, "au1", clock.now));
  await settleAll();
  expect(await poolOf(id)).toEqual({ gems: 600, paid: 180, back: 420 });
  expect(await verifyBundle(await bundleOf(id), webCrypto)).toEqual([]);
  const { rows } = await sql`
    select from challenge_entry where user_id = 'au1'
    union all select from challenge_voter where user_id = 'au1'
    union all select from challenge_prize where user_id = 'au1'`.execute(database);
  expect(rows).toHaveLength(0);
});

it("holds one daily challenge a day, with its pool in escrow", async () => {
  moveTo(2);
  const made = (id: string) => ({ id, salt: id, now: clock.now });
  await Promise.all(
    ["d1", "d2", "d3"].map((id) => ports.transact((own) => holdDaily(own, made(id)))),
  );
  const daily = await database
    .selectFrom("challenge")
    .select(["id", "state"])
    .where("day", "is not", null)
    .execute();
  expect(daily.map(({ state }) => state)).toEqual(["open"]);
  expect(await poolOf(daily[0]?.id ?? "")).toEqual({ gems: 60, paid: 0, back: 0 });
});

it("refuses to pay more than the pool, whatever goes wrong above", async () => {
  const id = await opened(AUTHORS);
  await vote(id, VOTERS, 8);
  await complete(id);
  await sql`update challenge_prize set gems = 500 where challenge_id = ${id}`.execute(database);
  const { rows } = await sql<{ id: string }>`
    select notice.id from challenge_notice notice join challenge_prize prize
        using (challenge_id, user_id)
     where challenge_id = ${id} and about = 'result' order by 1`.execute(database);
  for (const notice of rows)
    expect(await code(settleNotice(notice.id, ports))).toContain("challenge_pool_suffices");
  expect(await poolOf(id)).toMatchObject({ paid: 0 });
});
