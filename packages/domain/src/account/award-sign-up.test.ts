import { expect, test } from "vitest";
import type { CreditInput } from "../gem/gem-ledger.ts";
import { awardSignUp } from "./award-sign-up.ts";
import type { PersonRecord } from "./person.ts";

const now = new Date("2026-06-15T12:00:00Z");

function scene() {
  const credits = new Map<string, CreditInput>();
  let awardedAt: Date | null = null;
  const crash = { beforeMark: false };
  const person = (): PersonRecord => ({
    id: "usr_1",
    handle: "one",
    displayName: "One",
    avatarUrl: null,
    bio: "",
    role: "user",
    tier: "free",
    socialPlan: "free",
    settings: { theme: "system", textSize: "medium", reducedMotion: false, characterKeys: true },
    likesPublic: false,
    signupAwardedAt: awardedAt,
    disabledAt: null,
    createdAt: now,
  });
  const ports = {
    people: {
      find: async () => person(),
      markSignupAwarded: async (_userId: string, at: Date) => {
        if (crash.beforeMark) throw new Error("killed");
        awardedAt = at;
      },
    },
    ledger: {
      credit: async (input: CreditInput) => {
        const fresh = !credits.has(input.key);
        if (fresh) credits.set(input.key, input);
        return { receiptId: input.key, fresh };
      },
    },
  };
  return { ports, credits, crash, award: () => awardSignUp(ports, { userId: "usr_1", now }) };
}

test("credits 20 gems for signing up exactly once", async () => {
  const { award, credits } = scene();
  await award();
  await award();
  expect([...credits.values()].map(({ gems, kind }) => [gems, kind])).toEqual([[20, "gift"]]);
});

test("repairs a crash between the credit and the mark on the next call", async () => {
  const { award, credits, crash } = scene();
  crash.beforeMark = true;
  await expect(award()).rejects.toThrow("killed");
  crash.beforeMark = false;
  await award();
  await award();
  expect(credits.size).toBe(1);
});
