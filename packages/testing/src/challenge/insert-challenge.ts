import type { Database } from "@kinora/database/client";
import { sql } from "kysely";
import { insertCreation } from "../creation/insert-creation.ts";
import { CHALLENGE_OPENS, CHALLENGE_SETTINGS } from "./play-challenge.ts";

const HASH = "0".repeat(64);

/** Inserts a challenge that is completed, without entries or ballots. */
export async function insertChallenge(
  database: Database,
  { id, at = 0 }: { readonly id: string; readonly at?: number },
): Promise<void> {
  const opensAt = new Date(CHALLENGE_OPENS.getTime() - at * 60_000).toISOString();
  const settings = JSON.stringify({ ...CHALLENGE_SETTINGS, opensAt });
  const setup = { challenge: id, pool: 600, plan: CHALLENGE_SETTINGS.plan, isHosted: false };
  const head = { challenge: id, number: 0, hash: HASH, signature: "none" };
  const none = { excludedEntries: [], excludedVoters: [], barredAuthors: [] };
  await sql`
    insert into challenge (id, settings, opens_at, state, version, salt, setup, chain_hash, head,
      public_key, decisions, result, signature, created_at, ended_at)
    values (${id}, ${settings}::jsonb, ${opensAt}, 'completed', 1, ${id},
      ${JSON.stringify({ ...setup, entries: [] })}::jsonb, ${HASH}, ${JSON.stringify(head)}::jsonb,
      'none', ${JSON.stringify(none)}::jsonb,
      ${JSON.stringify({ places: [], reason: null, prizes: [], back: 600 })}::jsonb, 'none',
      ${CHALLENGE_OPENS}, ${CHALLENGE_OPENS})`.execute(database);
  await sql`insert into challenge_pool (challenge_id) values (${id})`.execute(database);
}

/** Adds an entry of somebody to a completed challenge, with a place and a statement. */
async function insertPlace(
  database: Database,
  { challengeId, userId, at }: { challengeId: string; userId: string; at: number },
): Promise<void> {
  const entry = `entry-${at}`;
  await insertCreation(database, { id: `entered-${at}`, user_id: userId });
  await sql`
    insert into challenge_entry (id, challenge_id, user_id, author, slot, creation_id, submitted_at,
      excluded_at, exclusion)
    values (${entry}, ${challengeId}, null, ${numberOf(at)}, 1, ${`entered-${at}`}, ${CHALLENGE_OPENS},
      ${CHALLENGE_OPENS}, 'Made elsewhere')`.execute(database);
  const place = { place: at, entry, strength: 0, low: -1, high: 1, compared: 0, preferred: 0 };
  const submittedAt = CHALLENGE_OPENS.toISOString();
  const voted = { id: entry, author: numberOf(at), submittedAt };
  await sql`
    update challenge set result = jsonb_set(result, '{places}', result -> 'places' || ${JSON.stringify([place])}::jsonb),
           setup = jsonb_set(setup, '{entries}', setup -> 'entries' || ${JSON.stringify([voted])}::jsonb)
     where id = ${challengeId}`.execute(database);
}

/** Adds a ballot of somebody to a completed challenge, and one of a voter who is nobody. */
async function insertBallots(
  database: Database,
  { challengeId, userId, at }: { challengeId: string; userId: string; at: number },
): Promise<void> {
  const own = numberOf(1_000_000);
  for (const [voter, person, number] of [
    ...([
      [own, userId, 2 * at],
      [numberOf(at), null, 2 * at + 1],
    ] as const),
  ]) {
    await sql`
      insert into challenge_voter (challenge_id, voter, user_id, is_outside)
      values (${challengeId}, ${voter}, ${person}, true) on conflict do nothing`.execute(database);
    await sql`
      insert into challenge_ballot (challenge_id, number, voter, is_outside, left_entry, right_entry,
        choice, is_valid, hash, elapsed)
      values (${challengeId}, ${number}, ${voter}, true, 'one', 'other', 'left', true, ${HASH}, 4000)`.execute(
      database,
    );
  }
}

/** How to add an item to each list of challenges. */
export function challengeLists(
  database: Database,
  of: { readonly challengeId: string; readonly userId: string },
) {
  const challenge = {
    add: (at: number) => insertChallenge(database, { id: `challenge-${at}`, at }),
  };
  const place = { add: (at: number) => insertPlace(database, { ...of, at }) };
  const ballots = { add: (at: number) => insertBallots(database, { ...of, at }) };
  return {
    ...{ listChallenges: challenge, listAllChallenges: challenge },
    ...{ listChallengePlaces: place, listTalliedEntries: place, listChallengeExclusions: place },
    ...{ listOwnBallots: ballots, listChallengeVoters: ballots },
  };
}

const numberOf = (at: number): string => at.toString(16).padStart(16, "0");
