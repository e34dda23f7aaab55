import type { Lane } from "@kinora/domain/job/job";
import { PgBoss } from "pg-boss";
import { statementLimits } from "../statement-limits.ts";
import { LANES_IN_USE, QUEUE_OPTIONS, queuesOf } from "./job-queues.ts";

/** An error as reported by pg-boss: often a copy without its class and name. */
export interface JobProblem {
  readonly message: string;
  readonly code?: unknown;
}

/**
 * Returns a loggable name of a problem: messages of Postgres may quote user text, but its codes do
 * not.
 */
export function problemName({ code, message }: JobProblem): string {
  return typeof code === "string" ? code : message;
}

export interface JobQueueOptions {
  readonly url: string;
  /** `worker` also looks for dead workers; `producer` only enqueues and cancels. */
  readonly role: "producer" | "worker";
  readonly onError: (problem: JobProblem) => void;
  /** Lanes with queues on this server, in addition to those of every server. */
  readonly lanes?: readonly Lane[];
}

/** Starts pg-boss, which creates its schema if it is missing. Safe in several processes at once. */
export async function openJobQueue(options: JobQueueOptions): Promise<PgBoss> {
  const { url, role, onError, lanes = [] } = options;
  const supervise = role === "worker";
  const boss = new PgBoss({
    connectionString: url,
    application_name: `kinora-${role}-jobs`,
    max: 3,
    connectionTimeoutMillis: 5_000,
    // Requests use the queue on their own connections.
    ...statementLimits("worker"),
    schedule: false,
    supervise,
    superviseIntervalSeconds: 1,
    monitorIntervalSeconds: 1,
  });
  // Without a listener, an error of its timers, such as a lost connection, would end the process.
  boss.on("error", onError);
  try {
    await boss.start();
    for (const lane of [...LANES_IN_USE, ...lanes]) await openLane(boss, lane);
    return boss;
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => {});
    throw error;
  }
}

/** Creates the queues of a lane if they are missing, and updates the options of existing ones. */
export async function openLane(boss: PgBoss, lane: Lane): Promise<void> {
  for (const name of queuesOf(lane)) {
    await boss.createQueue(name, QUEUE_OPTIONS);
    await boss.updateQueue(name, QUEUE_OPTIONS);
  }
}
