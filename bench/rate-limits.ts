/**
 * Cost of rate limits shared by several processes, compared with those of @fastify/rate-limit,
 * which each process counts alone.
 */
import { fork } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "@kinora/database/client";
import { migrate } from "@kinora/database/migrate";
import { startEmbeddedPostgres } from "@kinora/local-postgres/start-embedded-postgres";
import autocannon from "autocannon";
import { sql } from "kysely";

const ROUNDS = 5;
const SECONDS = 4;
const CONNECTIONS = 16;
const PEOPLE = 100;
/** Minimum ratio to the plugin's own store. */
const LIMIT = 0.9;
/**
 * A process borrows a tenth of the limit at a time: with this limit, it borrows about thirty times
 * per user and round.
 */
const BUSY = 1_000;
/** A user below a tenth of the limit needs no access to the database. */
const CALM = 1_000_000;

const directory = mkdtempSync(join(tmpdir(), "kinora-bench-"));
chmodSync(directory, 0o755);
const postgres = await startEmbeddedPostgres({ dataDirectory: directory });

async function startServer(shared: boolean, max: number) {
  const child = fork(new URL("./api/limited-server.ts", import.meta.url), { stdio: "inherit" });
  const ready = new Promise<string>((resolve) =>
    child.once("message", (origin) => resolve(`${origin}`)),
  );
  child.send({ max, shared, databaseUrl: postgres.url });
  return { origin: await ready, stop: () => child.kill() };
}

let asked = 0;
/** Returns requests per second, and how many per thousand were rejected. */
async function measure(origin: string) {
  const { requests, non2xx } = await autocannon({
    url: origin,
    ...{ connections: CONNECTIONS, duration: SECONDS },
    requests: [
      {
        setupRequest: (request) => {
          asked += 1;
          return { ...request, headers: { "x-person": `${asked % PEOPLE}` } };
        },
      },
    ],
  });
  return { rate: requests.average, refused: (1_000 * non2xx) / requests.total };
}

const median = (values: readonly number[]) =>
  [...values].sort((one, other) => one - other)[values.length >> 1] ?? 0;

try {
  await migrate(postgres.url);
  const { database, close } = openDatabase({ url: postgres.url, role: "patient", connections: 1 });
  console.log(
    "| of the limit each person uses | its own store, requests/s | shared, requests/s | ratio (median of rounds) | limit | loans |\n|---|---|---|---|---|---|",
  );
  for (const [name, max] of [
    ["less than a tenth", CALM],
    ["all of it", BUSY],
  ] as const) {
    const rounds: { own: number; shared: number; loans: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await sql`truncate rate_loan`.execute(database);
      const own = await startServer(false, max);
      const shared = await startServer(true, max);
      const first = await measure(own.origin);
      const second = await measure(shared.origin);
      own.stop();
      shared.stop();
      const { rows } = await sql<{ lent: number }>`
        select coalesce(sum(lent), 0)::int as lent from rate_loan`.execute(database);
      const loans = (rows[0]?.lent ?? 0) / (max / 10);
      rounds.push({ own: first.rate, shared: second.rate, loans });
    }
    const ratio = median(rounds.map(({ own, shared }) => shared / own));
    const of = (which: "own" | "shared" | "loans") =>
      median(rounds.map((round) => round[which])).toFixed(0);
    console.log(
      `| ${name} | ${of("own")} | ${of("shared")} | ${ratio.toFixed(2)} | ${LIMIT} | ${of("loans")} |`,
    );
    if (ratio < LIMIT) process.exitCode = 1;
  }
  await close();
} finally {
  await postgres.stop();
  rmSync(directory, { recursive: true, force: true });
}
