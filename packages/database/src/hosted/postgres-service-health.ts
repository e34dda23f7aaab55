import { SERVICE_FAULTS, type ServiceFault } from "@kinora/contracts/hosted/service-faults";
import {
  afterFault,
  afterProbe,
  type Circuit,
  countsForCircuit,
} from "@kinora/domain/hosted/circuit";
import type { ServiceHealth, ServiceSign } from "@kinora/domain/hosted/service-health";
import { type Selectable, sql } from "kysely";
import type { Database } from "../client.ts";
import { inTransaction } from "../in-transaction.ts";
import { parseKnown } from "../parse-known.ts";
import type { ServiceCircuitTable } from "../schema.gen.ts";
import { findMissing, forgetMissing, noteMissing } from "./missing-routes.ts";
import { postgresServiceKeys } from "./postgres-service-keys.ts";

export const postgresServiceHealth = (executor: Database): ServiceHealth => ({
  async note(provider, sign, now) {
    await count(executor, provider, sign, now);
    if (sign.kind === "delivered") await postgresServiceKeys(executor).markTested(provider);
    if (sign.kind === "delivered" || sign.kind === "refused")
      await removeCircuit(executor, provider);
    const fault = await faultOf(executor, provider, sign, now);
    if (fault !== null && countsForCircuit(fault))
      await changeCircuit(executor, provider, (before) => afterFault(before, fault, now));
  },

  missing: (now) => findMissing(executor, now),

  async open() {
    const rows = await executor
      .selectFrom("service_circuit")
      .selectAll()
      .where("opened_at", "is not", null)
      .execute();
    return new Map(rows.map((row) => [row.provider, parseCircuit(row)]));
  },

  noteProbe: (provider, verdict, now) =>
    changeCircuit(executor, provider, (before) => before && afterProbe(before, verdict, now)),

  async forget(provider) {
    await removeCircuit(executor, provider);
    await forgetMissing(executor, provider);
  },
});

/**
 * Returns what a sign says against the whole service; null for nothing. One model that our key may
 * not use counts once, so only a key that may use none of several makes the service unavailable.
 */
async function faultOf(
  executor: Database,
  provider: string,
  sign: ServiceSign,
  now: Date,
): Promise<ServiceFault | null> {
  if (sign.kind === "fault") return sign.fault;
  if (sign.kind !== "missing") return null;
  const isNew = await noteMissing(executor, provider, sign.endpoint, now);
  return sign.denied && isNew ? "auth" : null;
}

const MINUTE = 60_000;

async function count(executor: Database, provider: string, sign: ServiceSign, now: Date) {
  const counted = {
    delivered: sign.kind === "delivered" ? 1 : 0,
    seconds: sign.kind === "delivered" ? Math.round(sign.seconds) : 0,
    refused: sign.kind === "refused" ? 1 : 0,
    faults: sign.kind === "fault" || sign.kind === "missing" ? 1 : 0,
  };
  const minute = new Date(Math.floor(now.getTime() / MINUTE) * MINUTE);
  await executor
    .insertInto("service_minute")
    .values({ provider, minute, ...counted })
    .onConflict((conflict) =>
      conflict.columns(["provider", "minute"]).doUpdateSet({
        delivered: sql`service_minute.delivered + excluded.delivered`,
        seconds: sql`service_minute.seconds + excluded.seconds`,
        refused: sql`service_minute.refused + excluded.refused`,
        faults: sql`service_minute.faults + excluded.faults`,
      }),
    )
    .execute();
}

async function removeCircuit(executor: Database, provider: string): Promise<void> {
  await executor.deleteFrom("service_circuit").where("provider", "=", provider).execute();
}

/** Locks the circuit for the change. `change` returns null when there is nothing to store. */
const changeCircuit = (
  executor: Database,
  provider: string,
  change: (before: Circuit | null) => Circuit | null,
): Promise<void> =>
  inTransaction(executor, async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('service circuit'), hashtext(${provider}))`.execute(
      transaction,
    );
    const row = await transaction
      .selectFrom("service_circuit")
      .selectAll()
      .where("provider", "=", provider)
      .executeTakeFirst();
    const next = change(row ? parseCircuit(row) : null);
    if (next === null) return;
    const values = {
      ...{ faults: next.faults, fault: next.fault, fault_at: next.faultAt, probes: next.probes },
      opened_at: next.open?.since ?? null,
      probe_at: next.open?.probeAt ?? null,
    };
    await transaction
      .insertInto("service_circuit")
      .values({ provider, ...values })
      .onConflict((conflict) => conflict.column("provider").doUpdateSet(values))
      .execute();
  });

export function parseCircuit(row: Selectable<ServiceCircuitTable>): Circuit {
  const { opened_at: since, probe_at: probeAt } = row;
  return {
    faults: row.faults,
    fault: parseKnown(SERVICE_FAULTS, row.fault),
    faultAt: row.fault_at,
    open: since === null || probeAt === null ? null : { since, probeAt },
    probes: row.probes,
  };
}

/** Deletes minutes from before this time. */
export async function forgetMinutes(executor: Database, before: Date): Promise<void> {
  await executor.deleteFrom("service_minute").where("minute", "<", before).execute();
}
