import type { ChallengeSettings } from "@kinora/contracts/challenge/challenge-settings";
import type { BallotChoice } from "@kinora/contracts/challenge/challenge-vocabulary";
import { USUAL_PRIZES } from "@kinora/contracts/challenge/prize-plan";
import { webCrypto } from "@kinora/contracts/challenge-result/web-crypto";
import { postgresChallengeEntries } from "@kinora/database/challenge/postgres-challenge-entries";
import type { Database } from "@kinora/database/client";
import { transact } from "@kinora/database/transact";
import { castBallot } from "@kinora/domain/challenge/cast-ballot";
import type { PairRecord } from "@kinora/domain/challenge/challenge-record";
import { drawNextPair } from "@kinora/domain/challenge/draw-next-pair";
import { enterChallenge } from "@kinora/domain/challenge/enter-challenge";
import { moveChallenge } from "@kinora/domain/challenge/move-challenge";
import type { MovePorts } from "@kinora/domain/challenge/move-ports";
import { returnOwnerless, settleNotice } from "@kinora/domain/challenge/settle-notice";
import { stepChallenge } from "@kinora/domain/challenge/step-challenge";
import { createChallenge } from "@kinora/domain/challenge/write-challenge";
import type { PgBoss } from "pg-boss";
import { v7 as newId } from "uuid";
import { insertPerson } from "../account/insert-person.ts";
import { insertCreation } from "../creation/insert-creation.ts";
import { serverKey } from "./sample-bundle.ts";

const HOUR = 3_600_000;
export const CHALLENGE_OPENS = new Date("2026-12-01T00:00:00.000Z");

/** Entries for a day, the vote on the next, 600 gems. */
function settingsFrom(opens: Date): ChallengeSettings {
  const at = (hours: number) => new Date(opens.getTime() + hours * HOUR).toISOString();
  return {
    ...{
      theme: "Morning light",
      brief: "Look at the light.",
      coverId: null,
      kinds: ["image"],
      entriesEach: 1,
    },
    ...{ opensAt: at(0), votingAt: at(24), closesAt: at(48), pool: 600, plan: USUAL_PRIZES },
  };
}
export const CHALLENGE_SETTINGS = settingsFrom(CHALLENGE_OPENS);

/** Everything by which challenges are played in a test, with a clock that the test moves. */
export function openChallenges(
  database: Database,
  boss: PgBoss,
  { signer = serverKey(), opens = CHALLENGE_OPENS } = {},
) {
  const after = (hours: number) => new Date(opens.getTime() + hours * HOUR);
  const clock = { now: after(-24) };
  const now = () => clock.now;
  const hash = webCrypto.digest;
  const own: MovePorts["transact"] = (work) => transact(database, boss, work);
  const inTransaction = <T>(work: Parameters<typeof transact<T>>[2]) =>
    transact(database, boss, work);
  const ports = { transact: inTransaction, newId, hash, now };
  const moving: MovePorts = { transact: own, newId, hash, signer, now };
  return {
    ...{ clock, ports, moving, after },
    move: (id: string) => moveChallenge(id, moving),
    moveTo: (hours: number) => {
      clock.now = after(hours);
    },

    async schedule(settings: Partial<ChallengeSettings> = {}): Promise<string> {
      const id = await createChallenge(
        { ...ports, newSalt: () => newId(), digest: (text) => text },
        {
          userId: "host",
          settings: { ...settingsFrom(opens), ...settings },
          ...{ key: newId(), requestId: "test", now: now() },
        },
      );
      await stepChallenge(
        { ...ports, isSigning: true },
        { id, actorId: "host", order: { step: "schedule" }, requestId: "test", now: now() },
      );
      return id;
    },

    async addPeople(ids: readonly string[]): Promise<void> {
      for (const id of ids) await insertPerson(database, id);
    },

    /** Makes a picture for somebody, now, and enters it. */
    async enter(challengeId: string, userId: string) {
      const creationId = newId();
      await insertCreation(database, { id: creationId, user_id: userId, created_at: now() });
      return enterChallenge(ports, { challengeId, userId, creationId, now: now() });
    },

    draw: (challengeId: string, userId: string, seed: number) =>
      drawNextPair({ ...ports, drawSeed: () => seed }, { challengeId, userId, now: now() }),

    /** Lets people answer pairs; the entry of whoever entered earlier is better. */
    async vote(challengeId: string, people: readonly string[], pairs: number): Promise<void> {
      const entries = await postgresChallengeEntries(database).all(challengeId);
      const order = new Map(entries.map((entry, n) => [entry.id, n]));
      for (let round = 0; round < pairs; round += 1)
        for (const [n, person] of people.entries()) {
          const { pair } = await this.draw(challengeId, person, round * 31 + n);
          if (pair === null) continue;
          const isLeft = (order.get(pair.left) ?? 0) < (order.get(pair.right) ?? 0);
          await this.cast(pair, person, isLeft ? "left" : "right");
        }
    },

    /** Answers a pair, having looked at both for two seconds. */
    async cast(pair: PairRecord, userId: string, choice: BallotChoice, seconds = 4) {
      const at = new Date(pair.shownAt.getTime() + seconds * 1_000);
      const played = { left: 2, right: 2 };
      return castBallot(ports, { pairId: pair.id, userId, choice, played, now: at });
    },

    settleAll: () => settleAll(database, ports),
  };
}

/** Pays and tells everybody who waits for it. */
async function settleAll(
  database: Database,
  ports: Parameters<typeof settleNotice>[1] & Parameters<typeof returnOwnerless>[1],
): Promise<void> {
  const waiting = await database
    .selectFrom("challenge_notice")
    .select("id")
    .where("told_at", "is", null)
    .orderBy("id")
    .execute();
  for (const { id } of waiting) await settleNotice(id, ports);
  const left = await database
    .selectFrom("challenge_prize")
    .select("challenge_id")
    .distinct()
    .where("user_id", "is", null)
    .where("settled_at", "is", null)
    .execute();
  for (const { challenge_id: id } of left) await returnOwnerless(id, ports);
}
