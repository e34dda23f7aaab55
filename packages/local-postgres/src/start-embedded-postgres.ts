import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Cluster, clusterDatabase, clusterUrl, openCluster } from "./cluster.ts";
import { ensureDatabase } from "./ensure-database.ts";
import { freePort } from "./free-port.ts";
import { flushCluster, initializeCluster } from "./initialize-cluster.ts";
import { launchWithRetries } from "./launch-with-retries.ts";
import { locateBinaries } from "./locate-binaries.ts";
import { claimOwnership, type Ownership } from "./ownership.ts";
import type { Postmaster, PostmasterPlan } from "./postmaster.ts";
import { postgresIdentity } from "./process-identity.ts";
import { runnableBinaries } from "./runnable-binaries.ts";
import { settleOrphan } from "./settle-orphan.ts";
import { systemDirectory } from "./system-directory.ts";

export type EmbeddedPostgresOptions = {
  /** Where the database lives; created when absent. */
  dataDirectory: string;
  /** Where to put what cannot live in the data directory. Default: /var/lib/kinora or ~/.cache/kinora. */
  systemDirectory?: string;
  /** False for throw-away databases: nothing is flushed to disk. Default true. */
  durable?: boolean;
  /** The server died and was started again, or could not be. */
  onRestart?: (outcome: { ok: true } | { ok: false; error: unknown }) => void;
};

/** A running embedded Postgres that belongs to this process. */
export type EmbeddedPostgres = {
  /** Address of the application's database. */
  url: string;
  port: number;
  /** Of the server process now running; changes after a restart. */
  pid(): number;
  /** Address of another database of the same server. */
  urlOf(database: string): string;
  stop(patience?: number): Promise<void>;
};

const throwAway = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };

/**
 * Starts Postgres 18 from npm on 127.0.0.1 and a free port, with a random password, and keeps it
 * running: when it dies it is started again on the same port.
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
  const isNew = !existsSync(join(cluster.data, "PG_VERSION"));
  if (isNew) await initializeCluster(binaries, cluster, identity);
  const settings = durable ? {} : throwAway;
  const plan = { binaries, cluster, identity, settings, port: await freePort() };
  const { postmaster, port } = await launchWithRetries(plan, false);
  const server = await supervise({ ...plan, port }, postmaster, options.onRestart ?? (() => {}));
  await ensureDatabase(clusterUrl(cluster, port, "postgres"), clusterDatabase);
  if (isNew && durable) flushCluster(binaries, cluster, identity).catch(() => {});
  return describe(cluster, port, server);
}

/** Launches in a row that may fail before the server is given up. */
const restarts = 5;

type Server = { current: Postmaster; ownership: Ownership; stopping: boolean };

async function supervise(
  plan: PostmasterPlan,
  first: Postmaster,
  onRestart: NonNullable<EmbeddedPostgresOptions["onRestart"]>,
): Promise<Server> {
  const maintenance = clusterUrl(plan.cluster, plan.port, "postgres");
  const server = {
    current: first,
    ownership: await claimOwnership(maintenance),
    stopping: false,
  };
  const watch = (postmaster: Postmaster) => postmaster.exited.then(restart);
  const restart = async () => {
    for (let left = restarts; !server.stopping; left -= 1) {
      try {
        server.current = (await launchWithRetries(plan, true)).postmaster;
        server.ownership = await claimOwnership(maintenance);
        onRestart({ ok: true });
        break;
      } catch (error) {
        // It may have been killed again before it was ours: then the next one is.
        if (left > 1) continue;
        onRestart({ ok: false, error });
        return;
      }
    }
    if (server.stopping) return;
    watch(server.current);
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
    async stop(patience = 5_000) {
      server.stopping = true;
      await server.ownership.release().catch(() => {});
      await server.current.stop(patience);
    },
  };
}
