import type { Database } from "@kinora/database/client";
import { postgresGemLedger } from "@kinora/database/gem/postgres-gem-ledger";
import { postgresBudgetStore } from "@kinora/database/hosted/postgres-budget-store";
import { postgresIntentLog } from "@kinora/database/hosted/postgres-intent-log";
import { creationSubject } from "@kinora/domain/creation/creation-job";
import { toMake } from "@kinora/domain/gem/purpose";
import type { IntentChange } from "@kinora/domain/hosted/intent-log";
import type { SubjectRef } from "@kinora/domain/subject";
import { v7 as newId } from "uuid";
import { insertCreation } from "../creation/insert-creation.ts";
import { A_FILM, UNMADE } from "../gem/ledger-sentences.ts";

const HOUR = 3_600_000;

/** Holds gems for a subject, and settles or voids them. */
export async function chargeFor(
  database: Database,
  {
    userId,
    subject,
    gems,
    settled = gems,
    at,
  }: {
    readonly userId: string;
    readonly subject: SubjectRef;
    readonly gems: number;
    /** Null while it is open. */
    readonly settled?: number | null;
    readonly at: Date;
  },
): Promise<string> {
  const ledger = postgresGemLedger(database);
  const key = subject.id;
  const { holdId } = await ledger.hold({
    ...{ userId, gems, key, purpose: toMake(subject), description: A_FILM, now: at },
    expiresAt: new Date(+at + HOUR),
  });
  const ended = { holdId, key: `${key} ended`, ourFault: false, now: at };
  if (settled === 0) await ledger.voidHold({ ...ended, reason: UNMADE });
  else if (settled !== null) await ledger.settle({ ...ended, gems: settled });
  return holdId;
}

/** Adds a job that ended, and returns its id. */
export async function insertEndedJob(
  database: Database,
  job: {
    readonly userId: string;
    readonly subject: SubjectRef;
    readonly holdId: string | null;
    readonly at: Date;
  },
): Promise<string> {
  const { userId: user_id, subject, holdId: hold_id, at } = job;
  const id = newId();
  await database
    .insertInto("job")
    .values({
      ...{ id, user_id, hold_id, kind: `${subject.noun}.make`, noun: subject.noun },
      ...{ subject_id: subject.id, background: false, gems: 0, turn: 1, queued_at: at },
      ...{ ended_at: at, outcome: "delivered" },
    })
    .execute();
  return id;
}

export interface HostedOrder {
  /** Its own id, or that of its job. */
  readonly id: string;
  readonly forJob?: string;
  readonly artifact?: string;
  readonly provider?: string;
  readonly endpoint?: string;
  /** False for a call of a language model. */
  readonly hasToken?: boolean;
  readonly keyOf?: string | null;
  /** List price in thousandths of a US dollar. */
  readonly mills: number;
  /** Null while it is open. */
  readonly change: IntentChange | null;
  readonly at: Date;
}

/** Reserves, sends and ends an order at a service. */
export async function orderElsewhere(database: Database, order: HostedOrder): Promise<void> {
  const { id, forJob, artifact, provider = "fal", keyOf = null, mills, change, at } = order;
  const spending = { jobId: id, forJob, provider, keyOf, mills, givenMills: 0, at };
  await postgresBudgetStore(database).setAside(spending);
  const intents = postgresIntentLog(database);
  await intents.begin({
    ...{
      key: id,
      forJob,
      artifact,
      provider,
      endpoint: order.endpoint ?? "a/model",
      bodyHash: "0",
    },
    ...{ price: { mills, version: 3 }, keyOf, callsBack: false, begunAt: at, deadline: at },
    callbackToken: order.hasToken === false ? "" : id,
  });
  if (change) await intents.change(id, ["sending"], change);
}

/** A work that a service made: its creation, charge, job and order. */
export async function insertHostedWork(
  database: Database,
  {
    id,
    userId,
    model = "flux 1.1 pro",
    gems,
    settled,
    ...order
  }: Omit<HostedOrder, "id" | "forJob" | "artifact"> & {
    readonly id: string;
    readonly userId: string;
    readonly model?: string;
    readonly gems: number;
    readonly settled?: number | null;
  },
): Promise<string> {
  const { at } = order;
  const subject = creationSubject(id);
  await insertCreation(database, { id, user_id: userId, model, created_at: at });
  const charge = { userId, subject, gems, at, ...(settled === undefined ? {} : { settled }) };
  const holdId = order.keyOf ? null : await chargeFor(database, charge);
  const jobId = await insertEndedJob(database, { userId, subject, holdId, at });
  await orderElsewhere(database, { ...order, id: jobId });
  return holdId ?? "";
}
