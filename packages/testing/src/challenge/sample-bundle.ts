import { generateKeyPairSync, sign } from "node:crypto";
import type {
  AuditBundle,
  BundleDecisions,
  BundleSetup,
  ChainedBallot,
} from "@kinora/contracts/challenge/audit-bundle";
import type { BallotChoice } from "@kinora/contracts/challenge/challenge-vocabulary";
import { USUAL_PRIZES } from "@kinora/contracts/challenge/prize-plan";
import {
  chainBallot,
  hashOfSetup,
  numberOfPerson,
  signedTextOfHead,
  signedTextOfResult,
} from "@kinora/contracts/challenge-result/ballot-chain";
import { computeResult } from "@kinora/contracts/challenge-result/compute-result";
import { webCrypto } from "@kinora/contracts/challenge-result/web-crypto";
import { seeded } from "@kinora/domain/seeded-random";

const NO_DECISIONS: BundleDecisions = {
  ...{ excludedEntries: [], excludedVoters: [], barredAuthors: [] },
};

/** A key of a server that signs bundles. */
export function serverKey() {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  return {
    publicKey: publicKey.export({ type: "spki", format: "der" }).toString("base64"),
    sign: (text: string) => sign(null, Buffer.from(text), privateKey).toString("base64"),
  };
}

/** The signed bundle of a challenge with twelve entries of as many authors and 120 ballots. */
export async function sampleBundle(
  seed: number,
  {
    key = serverKey(),
    decisions = NO_DECISIONS,
    turn = (ballots: ChainedBallot[]) => ballots,
  } = {},
): Promise<AuditBundle> {
  const random = seeded(seed);
  const pick = (count: number) => Math.floor(random() * count);
  const number = (as: "author" | "voter", n: number) =>
    numberOfPerson("salt", as, `person ${n}`, webCrypto.digest);
  const entries = await Promise.all(
    Array.from({ length: 12 }, async (_, n) => ({
      ...{ id: `entry-${n}`, author: await number("author", n) },
      submittedAt: `2026-12-01T10:${n + 10}:00.000Z`,
    })),
  );
  const setup: BundleSetup = {
    ...{ challenge: "challenge-1", pool: 600, plan: USUAL_PRIZES, isHosted: false, entries },
  };
  const start = await hashOfSetup(setup, webCrypto.digest);
  let ballots: ChainedBallot[] = [];
  for (let n = 0; n < 120; n += 1) {
    const left = pick(12);
    const right = (left + 1 + pick(11)) % 12;
    const voter = 6 + (n % 12);
    const said: BallotChoice =
      random() < 0.1 ? "skip" : random() < 0.75 === left < right ? "left" : "right";
    const ballot = {
      ...{ voter: await number("voter", voter), isOutside: voter >= 12, isValid: n % 15 !== 0 },
      ...{ left: `entry-${left}`, right: `entry-${right}`, choice: said },
    };
    const last = ballots.at(-1) ?? { number: 0, hash: start };
    ballots.push(await chainBallot(last, ballot, webCrypto.digest));
  }
  ballots = turn(ballots);
  const { number: last, hash } = ballots.at(-1) ?? { number: 0, hash: start };
  const head = { challenge: setup.challenge, number: last, hash };
  const result = computeResult(setup, ballots, decisions);
  return {
    ...{ version: 1, setup, ballots, decisions, result, publicKey: key.publicKey },
    head: { ...head, signature: key.sign(signedTextOfHead(head)) },
    signature: key.sign(signedTextOfResult(head, decisions, result)),
  };
}
