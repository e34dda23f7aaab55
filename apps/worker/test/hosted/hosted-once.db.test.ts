import { postgresGemAudit } from "@kinora/database/gem/postgres-gem-audit";
import { expect, test } from "vitest";
import { checkSchedule } from "./check-schedule.ts";
import { drawSchedule } from "./draw-schedule.ts";
import { openOrders } from "./open-orders.ts";
import { runSchedule } from "./run-schedule.ts";

/** `npm run prove -- hosted-once` runs all of them. */
const SCHEDULES = Number(process.env.HOSTED_SCHEDULES || 100);
/** Milliseconds after which the everyday run stops, however many schedules it has completed. */
const LONGEST = process.env.HOSTED_SCHEDULES ? Number.POSITIVE_INFINITY : 45_000;
const SEED = Number(process.env.HOSTED_SEED || Math.floor(Math.random() * 2 ** 31));

const opened = await openOrders();
await opened.shop.orders.give("usr_ada", 1_000_000, "for all schedules");

test(
  `up to ${SCHEDULES} schedules of crashes and faults from seed ${SEED}: pays for nothing twice, ends every wait and delivers every result`,
  async () => {
    const began = Date.now();
    let seed = SEED;
    for (; seed < SEED + SCHEDULES && Date.now() - began < LONGEST; seed += 1) {
      const schedule = drawSchedule(seed);
      try {
        await checkSchedule(await runSchedule(opened, schedule));
      } catch (error) {
        throw new Error(`HOSTED_SEED=${seed} HOSTED_SCHEDULES=1: ${JSON.stringify(schedule)}`, {
          cause: error,
        });
      }
    }
    console.log(`${seed - SEED} schedules from seed ${SEED}`);
    expect(await postgresGemAudit(opened.shop.database).discrepancies(100)).toEqual([]);
  },
  60_000 + SCHEDULES * 5_000,
);
