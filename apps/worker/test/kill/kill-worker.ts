import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Database } from "@kinora/database/client";
import { sql } from "kysely";
import { expect } from "vitest";
import { launchWorker } from "../worker-process.ts";
import { openDeadlyRelay } from "./deadly-relay.ts";
import { planKills } from "./kill-plan.ts";

const deadlyFiles = fileURLToPath(new URL("./deadly-files.ts", import.meta.url));
/** Milliseconds without a moment after which a worker is killed all the same: it is idle. */
const IDLE_MS = 3_000;
/** More kills than this are faster with code that an undisturbed worker has left compiled. */
export const MANY = 10;
/** Each file that is removed has four moments. */
const MOST_FILES = 24;
const NO_LIMIT = { timeout: 90_000 };

export interface KillOptions {
  readonly database: Database;
  readonly url: string;
  /** The worker's DATA_DIR. */
  readonly directory: string;
  readonly seed: number;
  /** Largest number of moments in a life. */
  readonly span: number;
  /** Statements at which it may die, and at the commit of their transaction. */
  readonly focus: RegExp;
  readonly environment?: Readonly<Record<string, string>>;
  /** Share of lives that end at a file that is moved or removed, instead of at a statement. */
  readonly deadlyFiles?: number;
}

/** Life of one worker: the real one, in a process of its own, without its render lane. */
type Child = ReturnType<typeof launchWorker>;

/**
 * Runs the real worker, one process after another, and kills each with SIGKILL at a drawn moment:
 * before one of its statements reaches Postgres, after it is done and before the answer, at a file,
 * or at a moment that the test reports.
 */
export async function openKills(options: KillOptions) {
  const { database, directory, focus } = options;
  const plan = planKills(options.seed, options.span);
  const counts = { before: 0, after: 0, file: 0, elsewhere: 0, idle: 0 };
  let child: Child | null = null;
  let struck = true;
  let idle: NodeJS.Timeout | undefined;

  const strike = (how: keyof typeof counts) => {
    if (struck) return;
    struck = true;
    counts[how] += 1;
    child?.kill("SIGKILL");
  };
  const moment = () => {
    if (struck) return null;
    clearTimeout(idle);
    idle = setTimeout(() => strike("idle"), IDLE_MS);
    return plan.moment();
  };
  let blow: keyof typeof counts = "before";
  const judge = (text: string, earlier: readonly string[]) => {
    const isOfWork =
      focus.test(text) || (text === "commit" && earlier.some((one) => focus.test(one)));
    if (!isOfWork) return null;
    const fallen = moment();
    if (fallen) blow = fallen;
    return fallen;
  };
  const relay = await openDeadlyRelay(new URL(options.url), judge, () => strike(blow));

  const launch = (deadly: Readonly<Record<string, string>>) =>
    launchWorker({
      ...{ url: relay.url, directory },
      settings: {
        ...{ LANES: "upkeep", NODE_COMPILE_CACHE: join(directory, "compiled") },
        ...options.environment,
        ...deadly,
      },
      flags: "DEADLY_FILES" in deadly ? ["--import", deadlyFiles] : [],
    });

  /** Waits until Postgres has ended what the dead worker had begun. */
  const settle = () =>
    expect
      .poll(async () => {
        const { rows } = await sql<{ open: number }>`
          select count(*)::int as open from pg_stat_activity
           where datname = current_database() and client_port = any(${relay.ports()})`.execute(
          database,
        );
        return rows[0]?.open;
      }, NO_LIMIT)
      .toBe(0);

  /** Lets a worker live until something is as it should be, and then stops it. */
  async function spare<T>(look: () => Promise<T>, wanted: T): Promise<void> {
    child = launch({});
    const ended = once(child, "exit");
    try {
      await expect.poll(look, NO_LIMIT).toEqual(wanted);
    } finally {
      child.kill("SIGTERM");
      await ended;
      await settle();
    }
  }

  return {
    counts,
    kills: () => Object.values(counts).reduce((sum, count) => sum + count, 0),
    plan,
    /** Kills the worker if the life ends at this moment; returns whether it did. */
    moment(): boolean {
      const dies = moment() !== null;
      if (dies) strike("elsewhere");
      return dies;
    },
    /** Starts a worker and lets it live until it is killed. */
    async live(): Promise<void> {
      const atFile = plan.happens(options.deadlyFiles ?? 0);
      const moments = `${plan.upTo(MOST_FILES)}`;
      if (atFile) plan.beginLong();
      else plan.begin();
      child = launch(atFile ? { DEADLY_FILES: moments } : {});
      struck = false;
      const [code, signal] = await once(child, "exit");
      clearTimeout(idle);
      if (signal !== "SIGKILL") throw new Error(`It ended with ${code}: ${tailOf(directory)}`);
      if (!struck) strike("file");
      await settle();
    },
    spare,
    /** Lets a worker start and stop, which leaves its code compiled. */
    compile: () =>
      spare(async () => (await database.selectFrom("worker").select("key").execute()).length, 1),
    close() {
      child?.kill("SIGKILL");
      relay.close();
    },
  };
}

const tailOf = (directory: string) =>
  readFileSync(join(directory, "worker.log"), "utf8").slice(-2_000);

/** Makes these tasks of the clock due, as if their time had passed. */
export async function makeDue(database: Database, tasks: readonly string[]): Promise<void> {
  await database.deleteFrom("clock_task").where("name", "in", tasks).execute();
}
