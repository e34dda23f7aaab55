import { sampleBundle, serverKey } from "@kinora/testing/challenge/sample-bundle";
import { drawn } from "@kinora/testing/drawn";
import { expect, it } from "vitest";
import { type AuditBundle, auditBundle } from "../challenge/audit-bundle.ts";
import { hashOfBallot, numberOfPerson, signedTextOfHead } from "./ballot-chain.ts";
import { computeResult } from "./compute-result.ts";
import { verifyBundle } from "./verify-bundle.ts";
import { webCrypto } from "./web-crypto.ts";

const bundle = await sampleBundle(5);
const PLACES = drawn(
  bundle.ballots.map((_, n) => n),
  12,
);
const verify = (given: AuditBundle, witness = {}) => verifyBundle(given, webCrypto, witness);
const withBallots = (ballots: AuditBundle["ballots"]): AuditBundle => ({ ...bundle, ballots });

it("finds nothing wrong with a bundle as it was published, also after it was a file", async () => {
  expect(await verify(bundle)).toEqual([]);
  const read = auditBundle.parse(JSON.parse(JSON.stringify(bundle)));
  expect(await verify(read)).toEqual([]);
  expect(bundle.result.reason).toBeNull();
  expect(bundle.result.prizes.length).toBeGreaterThan(2);
});

it("finds any ballot that was changed in any of its parts", async () => {
  const changes = [
    ...([
      { choice: "skip" },
      { choice: "left" },
      { choice: "right" },
      { left: "entry-0" },
    ] as const),
    ...([{ right: "entry-1" }, { voter: "0".repeat(16) }, { number: 999 }] as const),
    ...([
      { isOutside: true },
      { isOutside: false },
      { isValid: true },
      { isValid: false },
    ] as const),
  ];
  for (const n of PLACES)
    for (const change of changes) {
      const flipped = bundle.ballots.map((ballot, m) =>
        m === n ? { ...ballot, ...change } : ballot,
      );
      if (JSON.stringify(flipped) === JSON.stringify(bundle.ballots)) continue;
      expect(await verify(withBallots(flipped))).toContainEqual({ what: "ballot", number: n + 1 });
    }
});

it("finds a ballot that was removed, added or exchanged with the next, the last one too", async () => {
  const last = bundle.ballots.length - 1;
  expect(await verify(withBallots(bundle.ballots.slice(0, -1)))).toContainEqual({ what: "head" });
  for (const n of [...PLACES.filter((each) => each < last), 0]) {
    const { ballots } = bundle;
    const removed = ballots.toSpliced(n, 1);
    expect(await verify(withBallots(removed))).toContainEqual({ what: "ballot", number: n + 1 });
    const added = ballots.toSpliced(n, 0, ...ballots.slice(n, n + 1));
    expect(await verify(withBallots(added))).not.toEqual([]);
    const exchanged = ballots.toSpliced(n, 2, ...ballots.slice(n, n + 2).reverse());
    expect(await verify(withBallots(exchanged))).toContainEqual({ what: "ballot", number: n + 1 });
  }
});

it("finds a chain that was computed anew, by the head's signature", async () => {
  const ballots: AuditBundle["ballots"] = [];
  let previous = bundle.ballots[9]?.hash ?? "";
  for (const ballot of bundle.ballots.slice(10)) {
    const turned = ballot.number === 11 ? { ...ballot, isValid: !ballot.isValid } : ballot;
    previous = await hashOfBallot(previous, turned, webCrypto.digest);
    ballots.push({ ...turned, hash: previous });
  }
  const forged = withBallots([...bundle.ballots.slice(0, 10), ...ballots]);
  const result = computeResult(forged.setup, forged.ballots, forged.decisions);
  const head = { ...bundle.head, hash: previous };
  expect(await verify({ ...forged, result, head })).toEqual([
    ...[{ what: "head signature" }, { what: "result signature" }],
  ]);
  // Signed by somebody else, it agrees with itself, but not with the server's key or the voters.
  const key = serverKey();
  const own = await sampleBundle(6, { key });
  expect(own.head.signature).toBe(key.sign(signedTextOfHead(own.head)));
  expect(await verify(own)).toEqual([]);
  expect(await verify(own, { publicKey: bundle.publicKey })).toEqual([{ what: "key" }]);
});

it("finds entries, prizes, ranking and decisions that were changed", async () => {
  const { setup, result, decisions } = bundle;
  const [first, ...rest] = setup.entries;
  const moved = { ...setup, entries: [...rest, ...(first ? [first] : [])] };
  expect(await verify({ ...bundle, setup: moved })).toContainEqual({ what: "ballot", number: 1 });
  expect(await verify({ ...bundle, setup: { ...setup, pool: 601 } })).not.toEqual([]);
  const [best, second, ...others] = result.places;
  const places = [second, best, ...others].flatMap((place, n) =>
    place ? [{ ...place, place: n + 1 }] : [],
  );
  expect(await verify({ ...bundle, result: { ...result, places } })).toEqual([
    ...[{ what: "result signature" }, { what: "ranking", place: 1 }],
  ]);
  const prizes = result.prizes.map((prize) => ({ ...prize, gems: prize.gems + 1 }));
  expect(await verify({ ...bundle, result: { ...result, prizes } })).toContainEqual({
    what: "prizes",
  });
  const excludedVoters = [bundle.ballots[3]?.voter ?? ""];
  expect(await verify({ ...bundle, decisions: { ...decisions, excludedVoters } })).toContainEqual({
    what: "result signature",
  });
  const strange = bundle.ballots.map((ballot) => ({ ...ballot, left: "another" }));
  expect(await verify(withBallots(strange))).toContainEqual({ what: "entry", id: "another" });
  expect(await verify({ ...bundle, publicKey: "no key" })).toContainEqual({
    what: "head signature",
  });
});

it("lets voters find their own ballots by number and hash", async () => {
  const receipts = bundle.ballots.slice(20, 25).map(({ number, hash }) => ({ number, hash }));
  expect(await verify(bundle, { receipts })).toEqual([]);
  const lost = { number: 200, hash: "0".repeat(64) };
  const wrong = { number: 3, hash: "0".repeat(64) };
  expect(await verify(bundle, { receipts: [...receipts, lost, wrong] })).toEqual([
    ...[
      { what: "receipt", number: 200 },
      { what: "receipt", number: 3 },
    ],
  ]);
});

it("leaves out excluded voters and entries, with places without gaps", async () => {
  const entry = bundle.result.places[0]?.entry ?? "";
  const voter = bundle.ballots[0]?.voter ?? "";
  const author = bundle.setup.entries.find(
    ({ id }) => id === bundle.result.places[1]?.entry,
  )?.author;
  const decisions = {
    ...{ excludedEntries: [entry], excludedVoters: [voter], barredAuthors: [author ?? ""] },
  };
  const after = await sampleBundle(5, { decisions });
  expect(await verify(after)).toEqual([]);
  expect(after.result.places.map(({ place }) => place)).toEqual(
    Array.from({ length: 11 }, (_, n) => n + 1),
  );
  expect(after.result.places.map((place) => place.entry)).not.toContain(entry);
  expect(after.result.prizes.map((prize) => prize.author)).not.toContain(author);
});

it("names people by numbers of the challenge, different ones as author and as voter", async () => {
  const number = (salt: string, as: "author" | "voter") =>
    numberOfPerson(salt, as, "person-1", webCrypto.digest);
  const numbers = await Promise.all([
    ...[number("one", "author"), number("one", "voter"), number("two", "author")],
  ]);
  expect(new Set(numbers).size).toBe(3);
  expect(await number("one", "author")).toBe(numbers[0]);
  for (const each of numbers) expect(each).toMatch(/^[0-9a-f]{16}$/);
});

it("takes no bundle with names that would write over what a terminal says", () => {
  for (const challenge of ["\u001b[2JEverything holds", "a\nb", "\u202eknup", "", "x".repeat(65)]) {
    const setup = { ...bundle.setup, challenge };
    expect(auditBundle.safeParse({ ...bundle, setup }).success).toBe(false);
  }
});
