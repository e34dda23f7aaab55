import { generateKeyPairSync } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { auditBundle } from "@kinora/contracts/challenge/audit-bundle";
import { verifyBundle } from "@kinora/contracts/challenge-result/verify-bundle";
import { webCrypto } from "@kinora/contracts/challenge-result/web-crypto";
import { postgresGemAudit } from "@kinora/database/gem/postgres-gem-audit";
import { openJobQueue } from "@kinora/database/job/open-job-queue";
import { storesOnPool } from "@kinora/database/transact";
import { openChallenges } from "@kinora/testing/challenge/play-challenge";
import { createTestDatabase } from "@kinora/testing/database";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { composeSigner } from "../../src/challenge/compose-signer.ts";
import { MANY, makeDue, openKills } from "./kill-worker.ts";

/** `npm run prove -- challenge-kills` runs more. */
const KILLS = Number(process.env.CHALLENGE_KILLS || 2);
const SEED = Number(process.env.CHALLENGE_SEED || Math.floor(Math.random() * 2 ** 31));
/** Challenges whose vote is over at the beginning of each life. */
const DUE = 1;
/** A life that tallies and pays them has about as many moments. */
const SPAN = 60;
const LIFE_MS = 40_000;
const TASKS = ["move challenges on", "pay and tell people of challenges"];
const HOUR = 3_600_000;
const AUTHORS = ["au1", "au2", "au3", "au4", "au5"];
const VOTERS = ["vo1", "vo2", "vo3", "vo4", "vo5"];

const { database, url } = await createTestDatabase();
const boss = await openJobQueue({ url, role: "producer", onError: () => {} });
const directory = mkdtempSync(join(tmpdir(), "kinora-challenge-kill-"));
const keyFile = join(directory, "key.pem");
const { privateKey } = generateKeyPairSync("ed25519");
writeFileSync(keyFile, privateKey.export({ type: "pkcs8", format: "pem" }));
const opens = new Date(Date.now() - 49 * HOUR);
const signer = composeSigner(keyFile);
const play = openChallenges(database, boss, { opens, signer });
const { challenges, challengeVotes } = storesOnPool(database, boss);
const cleanUp: (() => unknown)[] = [
  () => rmSync(directory, { recursive: true, force: true }),
  () => boss.stop({ graceful: false }),
];
afterAll(async () => {
  for (const step of cleanUp.reverse()) await step();
});

/** Adds a challenge whose vote was over an hour ago, with 30 ballots; every other one is ranked. */
async function add(isRanked: boolean): Promise<string> {
  play.moveTo(-24);
  const id = await play.schedule();
  play.moveTo(1);
  await play.move(id);
  for (const author of AUTHORS) await play.enter(id, author);
  play.moveTo(24);
  await play.move(id);
  await play.vote(id, VOTERS, 6);
  if (!isRanked) return id;
  play.moveTo(48);
  await play.move(id);
  return id;
}

/** Challenges that are not settled; their review is cut short. */
async function unsettled(): Promise<string[]> {
  await sql`update challenge set next_at = now() where state = 'reviewing'`.execute(database);
  await makeDue(database, TASKS);
  const { rows } = await sql<{ id: string }>`
    select id from challenge where day is null and (state <> 'completed' or exists (
      select from challenge_notice where challenge_id = challenge.id and told_at is null))
    order by id`.execute(database);
  return rows.map(({ id }) => id);
}

test(
  `${KILLS} kills of a worker that tallies and pays challenges (seed ${SEED}): everybody is paid and told once`,
  async () => {
    await play.addPeople(["host", ...AUTHORS, ...VOTERS]);
    const kills = await openKills({
      ...{ database, url, directory, seed: SEED, span: SPAN },
      focus: /(insert into|update) "?(challenge|gem_)/,
      environment: { SIGNING_KEY_FILE: keyFile },
    });
    cleanUp.push(() => kills.close());
    if (KILLS > MANY) await kills.compile();
    const ids: string[] = [];
    while (kills.kills() < KILLS) {
      for (let more = (await unsettled()).length; more < DUE; more += 1)
        ids.push(await add(ids.length % 2 === 0));
      await unsettled();
      await kills.live();
    }
    await kills.spare(unsettled, []);

    for (const id of ids) {
      const found = await challenges.find(id);
      const { setup, head, decisions, result, signature, publicKey } = found ?? {};
      const ballots = await challengeVotes.ballots(id);
      const bundle = auditBundle.parse({
        ...{ version: 1, setup, ballots, head, decisions, result, signature, publicKey },
      });
      expect(await verifyBundle(bundle, webCrypto)).toEqual([]);
      const { rows } = await sql<{ gems: number; paid: number; back: number; prizes: number }>`
        select pool.gems, paid, back,
               (select -sum(gems)::integer from gem_posting
                 where account = 'prize_pool' and owner = ${id}) as prizes
          from challenge_pool pool where challenge_id = ${id}`.execute(database);
      expect(rows).toEqual([{ gems: 600, paid: 360, back: 240, prizes: 360 }]);
      const told = await sql<{ people: number; events: number }>`
        select count(distinct user_id)::integer as people, count(*)::integer as events
          from domain_event where type = 'challenge.told' and subject_id = ${id}
           and payload ->> 'about' = 'result'`.execute(database);
      expect(told.rows).toEqual([{ people: 10, events: 10 }]);
    }
    const { rows: twice } = await sql`
      select user_id, subject_id, source from gem_transaction where subject_noun = 'challenge'
       group by 1, 2, 3 having count(*) > 1`.execute(database);
    expect(twice).toEqual([]);
    expect(await postgresGemAudit(database).discrepancies(100)).toEqual([]);
    console.log(`${JSON.stringify(kills.counts)}; ${ids.length} challenges settled`);
  },
  120_000 + KILLS * LIFE_MS,
);
