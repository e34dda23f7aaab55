import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Cluster, clusterDatabase, clusterUrl, openCluster } from "./cluster.ts";
import { ensureDatabase } from "./ensure-database.ts";
import { freePort } from "./free-port.ts";
import { flushCluster, initializeCluster } from "./initialize-cluster.ts";
import { launchWithRetries } from "./launch-with-retries.ts";
import { locateBinaries } from "./locate-binaries.ts";
import { claimOwnership, type Ownership } from "./ownership.ts";
import type { Postmaster, PostmasterPlan } from "./postmaster.ts";
import { postgresIdentity } from "./process-identity.ts";
import { finishPutBack } from "./put-back.ts";
import { runnableBinaries } from "./runnable-binaries.ts";
import { settleOrphan } from "./settle-orphan.ts";
import { startRetrying } from "./start-retrying.ts";
import { systemDirectory } from "./system-directory.ts";

export type EmbeddedPostgresOptions = {
  /** Folder of the database; created if missing. */
  dataDirectory: string;
  /**
   * Folder for parts that cannot be in the data directory. Default: /var/lib/kinora or
   * ~/.cache/kinora.
   */
  systemDirectory?: string;
  /** False for throw-away databases, which are never flushed to disk. Default true. */
  durable?: boolean;
  /** Called when the server died and was restarted, or could not be restarted for an hour. */
  onRestart?: (outcome: { ok: true } | { ok: false; error: unknown }) => void;
  /** Called when the server died and cannot be restarted yet; retries follow. */
  onRestartDelay?: (error: unknown) => void;
};

/** A running embedded Postgres owned by this process. */
export type EmbeddedPostgres = {
  /** URL of the application's database. */
  url: string;
  port: number;
  /** Id of the running server process; changes after a restart. */
  pid(): number;
  /** Returns the URL of another database of the same server. */
  urlOf(database: string): string;
  stop(patience?: number): Promise<void>;
};

/** Settings of a server whose data nobody needs after a crash. */
const throwAway = {
  ...{ fsync: "off", synchronous_commit: "off", full_page_writes: "off" },
  ...{ wal_level: "minimal", max_wal_senders: "0" },
};

/**
 * Starts Postgres 18 from npm on 127.0.0.1 and a free port, with a random password, and keeps it
 * running: when it dies, it is restarted on the same port as soon as possible.
 *
 * @throws DataDirectoryInUse when another living process runs it
 * @throws EmbeddedPostgresError with one sentence when it cannot run
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const durable = options.durable ?? true;
  const system = options.systemDirectory ?? systemDirectory();
  const identity = postgresIdentity();
  const cluster = openCluster(options.dataDirectory, identity, system);
  const binaries = runnableBinaries(locateBinaries(), identity, system);
  await settleOrphan(cluster);
  finishPutBack(cluster);
  const isNew = !existsSync(join(cluster.data, "PG_VERSION"));
  if (isNew) await initializeCluster(binaries, cluster, identity);
  const settings = durable ? {} : throwAway;
  const plan = { binaries, cluster, identity, settings, port: await freePort() };
  const { postmaster, port } = await launchWithRetries(plan, false);
  const server = await supervise({ ...plan, port }, postmaster, options);
  await ensureDatabase(clusterUrl(cluster, port, "postgres"), clusterDatabase);
  if (isNew && durable) flushCluster(binaries, cluster, identity).catch(() => {});
  return describe(cluster, port, server);
}

/** Milliseconds for a stop, after which the next start needs recovery. */
const PATIENCE = 5_000;

type Server = { current: Postmaster; ownership: Ownership; stopping: AbortController };

async function supervise(
  plan: PostmasterPlan,
  first: Postmaster,
  { onRestart = () => {}, onRestartDelay = () => {} }: EmbeddedPostgresOptions,
): Promise<Server> {
  const maintenance = clusterUrl(plan.cluster, plan.port, "postgres");
  const stopping = new AbortController();
  const server = { current: first, ownership: await claimOwnership(maintenance), stopping };
  const { signal } = stopping;
  const launch = async () => {
    server.current = (await launchWithRetries(plan, true)).postmaster;
    // It may have been killed again before it was claimed; then the next one is claimed.
    server.ownership = await claimOwnership(maintenance);
    return server.current;
  };
  const patience = {
    pause: (ms: number) => pause(ms, undefined, { signal }).catch(() => {}),
    wanted: () => !signal.aborted,
    onFailure: onRestartDelay,
  };
  const watch = (postmaster: Postmaster) => postmaster.exited.then(restart);
  const restart = async () => {
    try {
      const again = await startRetrying(launch, patience);
      if (again === null) return;
      // Stopped while it was starting.
      if (signal.aborted) return await again.stop(PATIENCE);
      onRestart({ ok: true });
      watch(again);
    } catch (error) {
      onRestart({ ok: false, error });
    }
  };
  watch(first);
  return server;
}

function describe(cluster: Cluster, port: number, server: Server): EmbeddedPostgres {
  return {
    url: clusterUrl(cluster, port, clusterDatabase),
    port,
    pid: () => server.current.pid,
    urlOf: (database) => clusterUrl(cluster, port, database),
    async stop(patience = PATIENCE) {
      server.stopping.abort();
      await server.ownership.release().catch(() => {});
      await server.current.stop(patience);
    },
  };
}
