import { numberOfPerson, type TextDigest } from "@kinora/contracts/challenge-result/ballot-chain";
import type { FraudCase } from "../challenge-fraud/fraud-case.ts";
import type { ChallengeRecord } from "./challenge-record.ts";
import type { ChallengeStores } from "./challenge-store.ts";

/** Reads what is known of the people of a challenge, under their numbers in it. */
export async function readFraudFacts(
  { id, salt, setup }: Pick<ChallengeRecord, "id" | "salt" | "setup">,
  { challengeFraud }: Pick<ChallengeStores, "challengeFraud">,
  hash: TextDigest,
): Promise<Pick<FraudCase, "people" | "shared">> {
  const authors = new Set(setup?.entries.map(({ author }) => author));
  const numbers = new Map<string, string>();
  const people = [];
  for (const { userId, joinedAt } of await challengeFraud.people(id)) {
    const voter = await numberOfPerson(salt, "voter", userId, hash);
    const author = await numberOfPerson(salt, "author", userId, hash);
    numbers.set(userId, voter);
    people.push({ voter, author: authors.has(author) ? author : null, joinedAt });
  }
  const shared = (await challengeFraud.shared(id)).map(({ by, people: ids }) => ({
    by,
    people: ids.flatMap((userId) => numbers.get(userId) ?? []),
  }));
  return { people, shared };
}
