import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Database } from "@kinora/database/client";
import { sql } from "kysely";
import { expect } from "vitest";
import { launchWorker } from "../worker-process.ts";
import { type Blow, openDeadlyRelay } from "./deadly-relay.ts";
import { openDeaths } from "./deaths.ts";

const deadlyFiles = fileURLToPath(new URL("./deadly-files.ts", import.meta.url));
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

/**
 * Runs the real worker, without its other lanes, one process after another, and kills each with
 * SIGKILL at a drawn moment: before one of its statements reaches Postgres, after it is done and
 * before the answer, at a file, or at a moment that the test reports.
 */
export async function openKills(options: KillOptions) {
  const { database, directory, focus } = options;
  const { plan, counts, begin, strike, moment } = openDeaths(options.seed, options.span);
  let child: ChildProcess | null = null;
  let blow: Blow = "before";
  const judge = (text: string, earlier: readonly string[]) => {
    const isOfWork = [text, ...(text === "commit" ? earlier : [])].some((one) => focus.test(one));
    const fallen = isOfWork ? moment() : null;
    blow = fallen ?? blow;
    return fallen;
  };
  const relay = await openDeadlyRelay(new URL(options.url), judge, () => strike(blow));
  const launch = (deadly?: { readonly DEADLY_FILES: string }) =>
    launchWorker({
      ...{ url: relay.url, directory, flags: deadly ? ["--import", deadlyFiles] : [] },
      settings: {
        ...{
          LANES: "upkeep",
          NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(directory, "compiled"),
        },
        ...options.environment,
        ...deadly,
      },
    });

  /** Lets a worker live until something is as it should be, and then stops it. */
  async function spare<T>(look: () => Promise<T>, wanted: T): Promise<void> {
    const spared = launch();
    child = spared;
    const ended = once(spared, "exit");
    try {
      await expect.poll(look, NO_LIMIT).toEqual(wanted);
    } finally {
      spared.kill("SIGTERM");
      await ended;
      await allGone(database, relay.ports());
    }
  }

  return {
    counts,
    kills: () => Object.values(counts).reduce((sum, count) => sum + count, 0),
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
      const living = launch(atFile ? { DEADLY_FILES: moments } : undefined);
      child = living;
      begin(() => living.kill("SIGKILL"));
      const [code, signal] = await once(living, "exit");
      if (signal !== "SIGKILL") throw new Error(`It ended with ${code}: ${tailOf(directory)}`);
      // It killed itself, if nothing else did.
      strike("file");
      await allGone(database, relay.ports());
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

/** Waits until Postgres has ended what the connections of a dead worker had begun. */
async function allGone(database: Database, ports: readonly number[]): Promise<void> {
  const open = async () => {
    const { rows } = await sql<{ open: number }>`
      select count(*)::int as open from pg_stat_activity
       where datname = current_database() and client_port = any(${ports})`.execute(database);
    return rows[0]?.open;
  };
  await expect.poll(open, NO_LIMIT).toBe(0);
}

const tailOf = (directory: string) =>
  readFileSync(join(directory, "worker.log"), "utf8").slice(-2_000);

/** Makes these tasks of the clock due, as if their time had passed. */
export async function makeDue(database: Database, tasks: readonly string[]): Promise<void> {
  await database.deleteFrom("clock_task").where("name", "in", tasks).execute();
}
