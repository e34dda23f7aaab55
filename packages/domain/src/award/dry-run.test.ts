import { BEHAVIOURS, DRY_RUN_DAYS, DRY_RUN_MEMBERS } from "@kinora/contracts/award/award-behaviour";
import { awardTable } from "@kinora/contracts/award/award-table";
import { weeklyMaximum } from "@kinora/contracts/award/weekly-maximum";
import { expect, it } from "vitest";
import { dryRunAwards } from "./dry-run.ts";

const table = awardTable("2026-11-30");
const run = (wish: object = {}) => dryRunAwards(table, { seed: 1, ...wish }, async () => {});
type Run = Awaited<ReturnType<typeof run>>;
const sum = (of: Run, name: Exclude<keyof Run["days"][number], "members">) =>
  of.days.reduce((all, day) => all + day[name], 0);

it("keeps the books: what was given and bought is spent, expired, unspent, or left with its owner", async () => {
  const found = await run();
  expect(found.days).toHaveLength(DRY_RUN_DAYS);
  const awarded = Object.values(found.awards).reduce((all, gems) => all + gems, 0);
  expect(awarded).toBe(sum(found, "given"));
  const last = found.days.at(-1);
  const unspent = (last?.unspentGiven ?? 0) + (last?.unspentBought ?? 0);
  const left =
    awarded + sum(found, "bought") - sum(found, "spent") - sum(found, "expired") - unspent;
  expect(left).toBeGreaterThanOrEqual(0);
  expect(found.awards.signup).toBe(20 * DRY_RUN_MEMBERS);
  expect(found.awards.daily).toBeGreaterThan(sum(found, "expired"));
  const weeks = DRY_RUN_DAYS / 7;
  expect(awarded - found.awards.purchase).toBeLessThan(
    weeklyMaximum(table) * weeks * DRY_RUN_MEMBERS,
  );
  expect(BEHAVIOURS.reduce((all, { share }) => all + share, 0)).toBe(100);
});

it("gives the same figures for the same wish, other members for another seed, and more for more", async () => {
  const first = await run();
  expect(await run()).toEqual(first);
  expect(await run({ seed: 2 })).not.toEqual(first);
  const dear = await run({ daily: 30 });
  expect(dear.awards.daily).toBeGreaterThan(2.9 * first.awards.daily);
  expect(dear.days.at(-1)?.unspentGiven).toBeGreaterThan(first.days.at(-1)?.unspentGiven ?? 0);
});
