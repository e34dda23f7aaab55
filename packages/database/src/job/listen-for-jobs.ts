import pg from "pg";
import { JOB_CHANNEL, WAKE } from "./job-queues.ts";
import { PRESENCE_LOCK } from "./worker-presence.ts";

export interface JobNews {
  /**
   * Called when a job may be available, and after every reconnection, because messages sent
   * meanwhile are lost.
   */
  onWake(): void;
  onCancel(jobId: string): void;
  onLost(error: Error): void;
}

const LONGEST_PAUSE = 1_000;

/**
 * Listens for jobs on its own connection, which also holds the worker's presence lock. Reconnects
 * for as long as the process lives.
 *
 * @returns a function that stops listening
 */
export function listenForJobs(url: string, workerKey: number, news: JobNews): () => Promise<void> {
  let stopped = false;
  let current: pg.Client | null = null;
  let pause = 50;

  const connect = async (): Promise<void> => {
    const client = new pg.Client({
      connectionString: url,
      application_name: "kinora-worker-listener",
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
    });
    let ended = false;
    const lose = (error: Error) => {
      if (ended || stopped) return;
      ended = true;
      news.onLost(error);
      client.end().catch(() => {});
      setTimeout(() => void connect(), pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE);
    };
    client.on("error", lose);
    client.on("end", () => lose(new Error("The connection to Postgres ended.")));
    client.on("notification", ({ payload }) => {
      if (payload === undefined || payload === WAKE) news.onWake();
      else news.onCancel(payload);
    });
    try {
      await client.connect();
      await client.query(`select pg_try_advisory_lock(${PRESENCE_LOCK}, ${workerKey})`);
      await client.query(`listen ${JOB_CHANNEL}`);
      if (stopped) return void (await client.end());
      current = client;
      pause = 50;
      news.onWake();
    } catch (error) {
      lose(error instanceof Error ? error : new Error(String(error)));
    }
  };

  void connect();
  return async () => {
    stopped = true;
    await current?.end().catch(() => {});
  };
}
