import { readFile } from "node:fs/promises";
import { type AuditBundle, auditBundle } from "@kinora/contracts/challenge/audit-bundle";
import { type BundleFlaw, verifyBundle } from "@kinora/contracts/challenge-result/verify-bundle";
import { webCrypto } from "@kinora/contracts/challenge-result/web-crypto";
import { UsageError } from "./usage-error.ts";

/** What `kinora verify-challenge` is given. */
export interface VerifyCommand {
  readonly do: "verify-challenge";
  readonly file: string;
  /** The server's public key, to compare with that of the bundle. */
  readonly key: string | null;
  /** Ballots of one's own, each "number:hash". */
  readonly ballots: readonly string[];
}

/**
 * Recomputes a challenge from its bundle and prints what was found.
 *
 * @throws Error naming what does not hold; UsageError when there is no bundle in the file
 */
export async function runVerifyChallenge({ file, key, ballots }: VerifyCommand): Promise<void> {
  const bundle = await readBundle(file);
  const receipts = ballots.map(readReceipt);
  const publicKey = key === null ? {} : { publicKey: key };
  const flaws = await verifyBundle(bundle, webCrypto, { ...publicKey, receipts });
  if (flaws.length > 0)
    throw new Error(["This bundle does not hold:", ...flaws.map(sayFlaw)].join("\n  "));
  const { setup, result } = bundle;
  console.log(
    [
      `Challenge ${setup.challenge}: ${setup.entries.length} entries, ${bundle.ballots.length} ballots.`,
      "Chain, signatures, ranking and prizes are as published.",
      ...(receipts.length > 0 ? [`Your ballots are in it: ${receipts.length}.`] : []),
      ...(key === null ? [`Signed with ${bundle.publicKey}; compare it with the server's.`] : []),
      ...result.prizes.map(({ entry, kind, gems }) => `  ${kind}: ${entry}, ${gems} gems`),
    ].join("\n"),
  );
}

async function readBundle(file: string): Promise<AuditBundle> {
  const text = await readFile(file, "utf8").catch(() => {
    throw new UsageError(`${file} cannot be read.`);
  });
  try {
    return auditBundle.parse(JSON.parse(text));
  } catch {
    throw new UsageError(`${file} is not the bundle of a challenge.`);
  }
}

function readReceipt(text: string) {
  const [, number, hash] = /^(\d{1,9}):([0-9a-f]{64})$/.exec(text) ?? [];
  if (number === undefined || hash === undefined)
    throw new UsageError(`--ballot is NUMBER:HASH, as it was shown after voting, not "${text}".`);
  return { number: Number(number), hash };
}

function sayFlaw(flaw: BundleFlaw): string {
  switch (flaw.what) {
    case "ballot":
      return `Ballot ${flaw.number} was changed, or one was removed or added there.`;
    case "head":
      return "The ballots do not end where the server signed that they end.";
    case "head signature":
      return "The signature of the last ballot does not hold.";
    case "result signature":
      return "The signature of the result does not hold.";
    case "key":
      return "It was signed with another key than the one you gave.";
    case "entry":
      return `Entry ${flaw.id} was not there when voting began, or is there twice.`;
    case "ranking":
      return `The ranking differs from place ${flaw.place} on.`;
    case "prizes":
      return "The prizes are not those of the ranking.";
    case "receipt":
      return `Your ballot ${flaw.number} is missing or was changed.`;
  }
}
