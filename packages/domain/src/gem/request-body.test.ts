import { A_FILM, DAILY_GEMS } from "@kinora/testing/gem/ledger-sentences";
import { expect, it } from "vitest";
import type { CreditInput, HoldInput } from "./gem-ledger.ts";
import { AWARD, type Purpose, toMake } from "./purpose.ts";
import { requestBody } from "./request-body.ts";

const now = new Date("2026-06-15T12:00:00Z");
const hold = (purpose: Purpose): HoldInput => ({
  ...{ userId: "ada", gems: 5, key: "k", purpose, description: A_FILM, expiresAt: now, now },
});
const credit: CreditInput = {
  ...{ userId: "ada", gems: 20, kind: "gift", purpose: AWARD, key: "k", expiresAt: null, now },
  ...{ awardKind: "signup", description: DAILY_GEMS },
};

// The hashes of these bodies are stored in every installation's ledger, so a retry across an update
// must produce the same body.
it("keeps the request bodies of the first version", () => {
  const { credit: ofCredit, hold: ofHold } = requestBody;
  expect(ofHold(hold(toMake({ noun: "creation", id: "c1" })))).toBe('["hold",5,"c1"]');
  expect(ofHold(hold(toMake({ noun: "story", id: "s1" })))).toBe('["hold",5,"story","s1"]');
  expect(ofCredit(credit)).toBe('["credit",20,"gift","credit","award","signup",null]');
});

it("differs when the same gems pay for a different subject", () => {
  const bodies = [
    toMake({ noun: "creation", id: "1" }),
    toMake({ noun: "story", id: "1" }),
    toMake({ noun: "bookmark", id: "1" }),
  ].map((purpose) => requestBody.hold(hold(purpose)));
  expect(new Set(bodies).size).toBe(3);
});
