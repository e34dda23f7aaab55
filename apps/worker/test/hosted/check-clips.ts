import type { Database } from "@kinora/database/client";
import { OPEN_STATES } from "@kinora/domain/hosted/intent";
import type { SimulatedOrder } from "@kinora/provider-simulators/simulator";
import { expect } from "vitest";
import type { SimulatedService } from "./simulated-service.ts";

/** Returns each order of a story's artifact, with its spending, and whether the artifact exists. */
const artifactsOrdered = (database: Database) =>
  database
    .selectFrom("hosted_intent")
    .innerJoin("job", "job.id", "hosted_intent.for_job")
    .innerJoin("hosted_spending", "hosted_spending.job_id", "hosted_intent.job_id")
    .leftJoin("story_piece", (on) =>
      on
        .onRef("story_piece.story_id", "=", "job.subject_id")
        .onRef("story_piece.key", "=", "hosted_intent.artifact"),
    )
    .select([
      ...(["hosted_intent.upstream_id", "hosted_intent.state", "story_piece.paid"] as const),
      ...(["hosted_intent.provider", "hosted_spending.state as spending"] as const),
      ...(["hosted_intent.endpoint", "job.outcome", "hosted_intent.begun_at"] as const),
      ...(["hosted_intent.looked_at", "job.ended_at"] as const),
    ])
    .execute();

type Artifact = Awaited<ReturnType<typeof artifactsOrdered>>[number];

/** Some ids are whole URLs. */
const isOf = ({ upstream_id: known }: Artifact, { id }: SimulatedOrder): boolean =>
  known?.includes(id) === true;

/**
 * Checks the orders of stories' pictures and clips, once all have ended: none is billed twice, none
 * is open, and what a service made that can be asked is in its story.
 */
export async function checkClips(database: Database, services: readonly SimulatedService[]) {
  const artifacts = await artifactsOrdered(database);
  const isLeft = ({ state, spending }: Artifact) =>
    OPEN_STATES.some((open) => open === state) || spending !== "settled";
  expect(artifacts.filter(isLeft), "orders that are open, or not settled").toEqual([]);
  let [billed, lost] = [0, 0];
  for (const { name, simulator, finds } of services) {
    const bills = [...simulator.orders.values()].filter((order) => simulator.isPaid(order));
    billed += bills.length;
    const alike = Map.groupBy(bills, ({ input }) => JSON.stringify(input));
    for (const [input, own] of alike) expect(own.length, `${name}: ${input}`).toBe(1);
    for (const bill of bills) {
      const own = artifacts.filter((artifact) => isOf(artifact, bill));
      if (own.length === 0) lost += 1;
      expect(own.length, `${name}: ${bill.id} is known`).toBeLessThanOrEqual(1);
      if (finds) expect(own, `${name}: ${bill.id} is known`).toHaveLength(1);
      if (finds && bill.stage === "over" && bill.ending === "done")
        expect(own, `${name}: ${bill.id} is given`).toMatchObject([
          { paid: true, state: "collected" },
        ]);
    }
  }
  const made = artifacts.filter(({ paid }) => paid).length;
  return { ordered: artifacts.length, billed, made, lost };
}
