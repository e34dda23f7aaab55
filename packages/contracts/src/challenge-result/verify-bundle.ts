import type { AuditBundle, BallotReceipt, BundleResult } from "../challenge/audit-bundle.ts";
import {
  hashOfBallot,
  hashOfSetup,
  signedTextOfHead,
  signedTextOfResult,
  type TextDigest,
} from "./ballot-chain.ts";
import { computeResult } from "./compute-result.ts";

/** Cryptography that the verifier needs. */
export interface BundleCrypto {
  readonly digest: TextDigest;
  /** Whether a signature (Ed25519, base64) of a text holds for a public key (SPKI, base64). */
  readonly isSigned: (publicKey: string, text: string, signature: string) => Promise<boolean>;
}

export type BundleFlaw =
  /** A ballot was changed, or another one was removed or added before it. */
  | { readonly what: "ballot"; readonly number: number }
  /** The chain does not end where its signed head says. */
  | { readonly what: "head" }
  | { readonly what: "head signature" }
  | { readonly what: "result signature" }
  /** The server's key is not the one that was expected. */
  | { readonly what: "key" }
  /** An entry, or a ballot about an entry, that was not there when voting began. */
  | { readonly what: "entry"; readonly id: string }
  | { readonly what: "ranking"; readonly place: number }
  | { readonly what: "prizes" }
  /** The voter's own ballot is missing, or was changed. */
  | { readonly what: "receipt"; readonly number: number };

/** What the verifier brings along, without which a bundle only agrees with itself. */
export interface BundleWitness {
  /** The server's public key, from elsewhere than the bundle. */
  readonly publicKey?: string;
  /** Receipts of one's own ballots. */
  readonly receipts?: readonly BallotReceipt[];
}

/**
 * Recomputes chain, ranking and prizes of a challenge.
 *
 * @returns what does not hold; empty when everything does
 */
export async function verifyBundle(
  bundle: AuditBundle,
  crypto: BundleCrypto,
  witness: BundleWitness = {},
): Promise<readonly BundleFlaw[]> {
  const { setup, ballots, head, decisions, result, publicKey } = bundle;
  const flaws: BundleFlaw[] = [];
  if (witness.publicKey !== undefined && witness.publicKey !== publicKey)
    flaws.push({ what: "key" });
  flaws.push(...(await flawsOfChain(bundle, crypto.digest)));
  if (!(await crypto.isSigned(publicKey, signedTextOfHead(head), head.signature)))
    flaws.push({ what: "head signature" });
  const signed = signedTextOfResult(head, decisions, result);
  if (!(await crypto.isSigned(publicKey, signed, bundle.signature)))
    flaws.push({ what: "result signature" });
  const strange = strangeEntries(bundle);
  flaws.push(...strange);
  if (strange.length === 0)
    flaws.push(...compareResults(computeResult(setup, ballots, decisions), result));
  for (const { number, hash } of witness.receipts ?? [])
    if (ballots[number - 1]?.hash !== hash) flaws.push({ what: "receipt", number });
  return flaws;
}

async function flawsOfChain(
  { setup, ballots, head }: AuditBundle,
  digest: TextDigest,
): Promise<readonly BundleFlaw[]> {
  let [number, previous] = [0, await hashOfSetup(setup, digest)];
  for (const ballot of ballots) {
    number += 1;
    const hash = await hashOfBallot(previous, ballot, digest);
    // All that follows rests on this one.
    if (ballot.number !== number || ballot.hash !== hash) return [{ what: "ballot", number }];
    previous = hash;
  }
  const isEnd =
    head.challenge === setup.challenge && head.number === number && head.hash === previous;
  return isEnd ? [] : [{ what: "head" }];
}

function strangeEntries({ setup, ballots, decisions }: AuditBundle): readonly BundleFlaw[] {
  const known = new Set<string>();
  const strange = new Set<string>();
  for (const { id } of setup.entries) (known.has(id) ? strange : known).add(id);
  for (const { left, right } of ballots) {
    if (left === right) strange.add(left);
    for (const id of [left, right]) if (!known.has(id)) strange.add(id);
  }
  for (const id of decisions.excludedEntries) if (!known.has(id)) strange.add(id);
  return [...strange].map((id) => ({ what: "entry", id }));
}

/** Engines of JavaScript differ in the last digits of logarithms. */
const SAME = 1e-6;

function compareResults(own: BundleResult, told: BundleResult): readonly BundleFlaw[] {
  const flaws: BundleFlaw[] = [];
  const length = Math.max(own.places.length, told.places.length);
  for (let n = 0; n < length; n += 1) {
    const [one, other] = [own.places[n], told.places[n]];
    const isSame =
      one !== undefined &&
      other !== undefined &&
      one.place === other.place &&
      one.entry === other.entry &&
      (["strength", "low", "high", "compared", "preferred"] as const).every(
        (key) => Math.abs(one[key] - other[key]) <= SAME,
      );
    if (!isSame) {
      flaws.push({ what: "ranking", place: n + 1 });
      break;
    }
  }
  const prizesOf = ({ reason, prizes, back }: BundleResult) =>
    JSON.stringify([
      ...[reason, back],
      prizes.map(({ author, entry, kind, gems }) => [author, entry, kind, gems]),
    ]);
  if (prizesOf(own) !== prizesOf(told)) flaws.push({ what: "prizes" });
  return flaws;
}
