import type {
  BallotHead,
  BallotReceipt,
  BundleDecisions,
  BundleResult,
  BundleSetup,
  ChainedBallot,
} from "../challenge/audit-bundle.ts";

/** SHA-256 in hex of a text in UTF-8. */
export type TextDigest = (text: string) => Promise<string>;

/*
 * What is hashed and signed are lists in a fixed order, written as JSON, each beginning with what it
 * is, so that no signature holds for anything else.
 */

/** Returns the hash on which the first ballot rests. */
export const hashOfSetup = (
  { challenge, pool, plan, isHosted, entries }: BundleSetup,
  digest: TextDigest,
): Promise<string> => {
  const { first, second, third, top5, top10, top20 } = plan.shares;
  return digest(
    JSON.stringify([
      ...["kinora challenge setup 1", challenge, pool, isHosted, plan.bands],
      [first, second, third, top5, top10, top20],
      entries.map(({ id, author, submittedAt }) => [id, author, submittedAt]),
    ]),
  );
};

/** Returns the hash of a ballot, which rests on that of the previous one. */
export const hashOfBallot = (
  previous: string,
  ballot: Omit<ChainedBallot, "hash">,
  digest: TextDigest,
): Promise<string> => {
  const { number, voter, isOutside, left, right, choice, isValid } = ballot;
  return digest(JSON.stringify([previous, number, voter, isOutside, left, right, choice, isValid]));
};

/** Returns a ballot with its number and hash, to be added to the chain. */
export async function chainBallot(
  last: BallotReceipt,
  ballot: Omit<ChainedBallot, "hash" | "number">,
  digest: TextDigest,
): Promise<ChainedBallot> {
  const numbered = { number: last.number + 1, ...ballot };
  return { ...numbered, hash: await hashOfBallot(last.hash, numbered, digest) };
}

/** What the server signs when voting closes. */
export const signedTextOfHead = ({ challenge, number, hash }: Omit<BallotHead, "signature">) =>
  JSON.stringify(["kinora challenge head 1", challenge, number, hash]);

/** What the server signs with the result. */
export const signedTextOfResult = (
  { challenge, number, hash }: Omit<BallotHead, "signature">,
  decisions: BundleDecisions,
  { places, reason, prizes, back }: BundleResult,
): string =>
  JSON.stringify([
    ...["kinora challenge result 1", challenge, number, hash],
    [decisions.excludedEntries, decisions.excludedVoters, decisions.barredAuthors],
    places.map(({ place, entry, strength, low, high, compared, preferred }) => [
      ...[place, entry, strength, low, high, compared, preferred],
    ]),
    reason,
    prizes.map(({ author, entry, kind, gems }) => [author, entry, kind, gems]),
    back,
  ]);

/**
 * Returns the number by which a challenge's bundle names a person. The salt belongs to the challenge
 * and never leaves the server, so nobody can try out people; as author and as voter a person has two
 * numbers, so that results do not tell how authors voted.
 */
export const numberOfPerson = async (
  salt: string,
  as: "author" | "voter",
  userId: string,
  digest: TextDigest,
): Promise<string> => (await digest(JSON.stringify([salt, as, userId]))).slice(0, 16);
