import { CONCURRENCY_BY_TIER } from "@kinora/contracts/limits";
import { expect, test } from "vitest";
import { GROUP_CONCURRENCY, groupOf } from "./job-queues.ts";

const atOnce = (tier: string) =>
  new Map<string, number>(Object.entries(GROUP_CONCURRENCY.tiers)).get(tier);

test.each([
  ["free", 1],
  ["basic", 2],
  ["pro", 5],
] as const)(
  "on the %s tier %i stories are worked on at once, beside other works",
  (tier, stories) => {
    const works = groupOf({ userId: "usr_ada", tier });
    const story = groupOf({ userId: "usr_ada", tier, storyId: "sto_1" });
    expect(atOnce(works.tier)).toBe(CONCURRENCY_BY_TIER[tier]);
    expect(atOnce(story.tier)).toBe(stories);
    expect(story.id).not.toBe(works.id);
    expect(story.id).not.toBe(groupOf({ userId: "usr_bruno", tier, storyId: "sto_1" }).id);
  },
);
