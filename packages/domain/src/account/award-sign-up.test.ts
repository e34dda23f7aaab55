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
    adultAt: null,
    matureShown: false,
    signupAwardedAt: awardedAt,
    disabledAt: null,
    createdAt: now,
  });
  const known = { before: false };
  let taken = false;
  const notices: string[] = [];
  const stores = {
    people: {
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
      hasKey: async (_userId: string, key: string) => credits.has(key),
    },
    identities: {
      take: async () => {
        const isFirst = !known.before && !taken;
        taken = true;
        return isFirst;
      },
    },
    notifications: {
      add: async ({ message }: { message: { code: string } }) => {
        notices.push(message.code);
        return { id: message.code };
      },
      raise: async () => null,
    },
    record: async () => {},
  };
  const ports = {
    people: { find: async () => person() },
    identities: { isKnown: async () => known.before || taken },
    transact: <T>(work: (inside: typeof stores) => Promise<T>) => work(stores),
  };
  return {
    ...{ ports, credits, crash, known, notices },
    award: () => awardSignUp(ports, { userId: "usr_1", now }),
  };
}

test("credits 20 gems for signing up exactly once", async () => {
  const { award, credits } = scene();
  await award();
  await award();
  expect([...credits.values()].map(({ gems, kind }) => [gems, kind])).toEqual([[20, "gift"]]);
});

test("repairs a crash between the credit and the mark on the next call", async () => {
  const { award, credits, crash, notices } = scene();
  crash.beforeMark = true;
  await expect(award()).rejects.toThrow("killed");
  crash.beforeMark = false;
  await award();
  await award();
  expect(credits.size).toBe(1);
  expect(notices).toEqual([]);
});

test("tells who had them under another account, without asking their network's share", async () => {
  const { ports, credits, known, notices } = scene();
  known.before = true;
  const mayAward = async () => {
    throw new Error("asked");
  };
  await awardSignUp({ ...ports, mayAward }, { userId: "usr_1", now });
  await awardSignUp({ ...ports, mayAward }, { userId: "usr_1", now });
  expect(credits.size).toBe(0);
  expect(notices).toEqual(["gem.signupHad"]);
});
