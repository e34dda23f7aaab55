import { NEWCOMER_LIMITS } from "@kinora/contracts/newcomer/newcomer-limits";
import { expect, it } from "vitest";
import { Refusal } from "../refusal.ts";
import { isNewcomer, type LimitedBy, withinAllowance } from "./newcomer-use.ts";

const now = new Date("2026-06-15T12:00:00Z");
const use = { userId: "u", what: "uploads", key: "k", network: "n", installation: null } as const;

function ports(answer: "fresh" | "known" | LimitedBy) {
  const back: string[] = [];
  const uses = {
    take: async () => answer,
    giveBack: async ({ key }: { key: string }) => void back.push(key),
  };
  return { uses, back };
}

it.each([
  ["2026-06-15T12:00:00Z", true],
  ["2026-06-08T12:00:01Z", true],
  ["2026-06-08T12:00:00Z", false],
  ["2025-01-01T00:00:00Z", false],
])("an account created at %s is a newcomer: %s", (made, isNew) => {
  expect(isNewcomer(new Date(made), now)).toBe(isNew);
});

it.each(["account", "network"] as const)("names the %s limit and its end", async (by) => {
  const refused = withinAllowance(ports(by), { use, now }, async () => "done");
  await expect(refused).rejects.toMatchObject({
    code: "NEWCOMER_LIMIT",
    details: {
      ...{ what: "uploads", by, limit: NEWCOMER_LIMITS.uploads[by] },
      until: "2026-06-16T00:00:00.000Z",
    },
  });
});

it.each([
  ["fresh", ["k"]],
  ["known", []],
] as const)("gives a refused use back only if this call counted it: %s", async (answer, given) => {
  const { uses, back } = ports(answer);
  const work = async () => {
    throw new Refusal("QUEUE_FULL");
  };
  await expect(withinAllowance({ uses }, { use, now }, work)).rejects.toThrow("QUEUE_FULL");
  expect(back).toEqual(given);
});

it("counts a use that failed with an unknown outcome", async () => {
  const { uses, back } = ports("fresh");
  const work = async () => {
    throw new Error("the connection was lost");
  };
  await expect(withinAllowance({ uses }, { use, now }, work)).rejects.toThrow("lost");
  expect(back).toEqual([]);
});
