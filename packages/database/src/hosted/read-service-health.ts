import {
  type HealthCounts,
  type HealthReport,
  NO_HEALTH,
} from "@kinora/domain/hosted/service-health";
import type { EngineProtocol } from "@kinora/domain/prompt/model-entry";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { parseCircuit } from "./postgres-service-health.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

interface Counted extends HealthCounts {
  readonly provider: string;
}

/** Reads the health of every service used in the last 24 hours, or that has failed since. */
export async function readServiceHealth(
  executor: Database,
  now: Date,
): Promise<ReadonlyMap<EngineProtocol, HealthReport>> {
  const [hours, days, rows] = await Promise.all([
    countSince(executor, new Date(now.getTime() - HOUR)),
    countSince(executor, new Date(now.getTime() - DAY)),
    executor.selectFrom("service_circuit").selectAll().execute(),
  ]);
  const circuits = new Map(rows.map((row) => [row.provider, parseCircuit(row)]));
  const names = new Set([...days.keys(), ...circuits.keys()]);
  return new Map(
    [...names].map((name) => [
      name,
      {
        hour: hours.get(name) ?? NO_HEALTH.hour,
        day: days.get(name) ?? NO_HEALTH.day,
        circuit: circuits.get(name) ?? null,
      },
    ]),
  );
}

async function countSince(executor: Database, since: Date) {
  const { rows } = await sql<Counted>`
    select provider, sum(delivered)::int as delivered, sum(refused)::int as refused, sum(faults)::int as faults,
           round(sum(seconds) / nullif(sum(delivered), 0))::int as seconds
      from service_minute
     where minute > ${since}
     group by provider`.execute(executor);
  return new Map(rows.map(({ provider, ...counts }) => [provider, counts]));
}
