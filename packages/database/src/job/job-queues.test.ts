import { ENTITLEMENTS } from "@kinora/contracts/account/entitlements";
import { expect, test } from "vitest";
import { GROUP_CONCURRENCY, groupOf } from "./job-queues.ts";

const atOnce = (tier: string) =>
  new Map<string, number>(Object.entries(GROUP_CONCURRENCY.tiers)).get(tier);

test.each([
  ["free", 1],
  ["basic", 2],
  ["pro", 5],
] as const)("on the %s tier, %i huge jobs run at once, in addition to others", (tier, jobs) => {
  const works = groupOf({ userId: "usr_ada", tier, size: "small" });
  const huge = groupOf({ userId: "usr_ada", tier, size: "huge" });
  expect(atOnce(works.tier)).toBe(ENTITLEMENTS[tier].atWork);
  expect(atOnce(huge.tier)).toBe(jobs);
  expect(huge.id).not.toBe(works.id);
  expect(huge.id).not.toBe(groupOf({ userId: "usr_bruno", tier, size: "huge" }).id);
});
