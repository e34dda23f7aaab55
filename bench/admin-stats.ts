/**
 * Time to load each page of the admin charts with a million works and 100,000 users, and to count a
 * day.
 */
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { STAT_PARTS, type StatRange } from "@kinora/contracts/stat/stat";
import { openDatabase } from "@kinora/database/client";
import { migrate } from "@kinora/database/migrate";
import { countAllWorks, countDay, countDays } from "@kinora/database/stat/count-day";
import { postgresStatReader } from "@kinora/database/stat/postgres-stat-reader";
import { readStats } from "@kinora/domain/stat/read-stats";
import { startEmbeddedPostgres } from "@kinora/local-postgres/start-embedded-postgres";
import { sql } from "kysely";
import { seedService } from "./stat/seed-service.ts";

const SIZE = { people: 100_000, works: 1_000_000 };
const ROUNDS = 9;
/** Limit in milliseconds. */
const LIMIT = 200;
const RANGES: readonly StatRange[] = ["month", "year"];

async function took(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

const directory = mkdtempSync(join(tmpdir(), "kinora-bench-"));
chmodSync(directory, 0o711);
const postgres = await startEmbeddedPostgres({
  ...{ dataDirectory: join(directory, "postgres"), durable: false },
});
try {
  await migrate(postgres.url);
  const patient = openDatabase({ url: postgres.url, role: "patient", connections: 1 });
  await seedService(patient.database, SIZE);
  const now = new Date();
  const today = now.toISOString().slice(0, 10);
  const counted = async () =>
    Number(
      (
        await sql<{ days: string }>`select count(*) as days from stat_counted`.execute(
          patient.database,
        )
      ).rows[0]?.days,
    );
  let before = -1;
  const all = await took(async () => {
    while ((await counted()) > before) {
      before = await counted();
      await countDays(patient.database, now);
    }
  });
  await sql`vacuum analyze stat_day`.execute(patient.database);
  const once = await took(() => countDay(patient.database, today, now));
  const works = await took(() => countAllWorks(patient.database));
  console.log(
    `Counted: ${before} days in ${(all / 1_000).toFixed(0)} s; today again ${once.toFixed(0)} ms; works of all days again ${(works / 1_000).toFixed(1)} s.\n`,
  );
  await patient.close();
  const api = openDatabase({ url: postgres.url, role: "api" });
  const stats = postgresStatReader(api.database);
  console.log("| page | range | median, ms | longest, ms | limit |\n|---|---|---|---|---|");
  for (const part of STAT_PARTS)
    for (const range of RANGES) {
      const times: number[] = [];
      // The first call opens a connection and warms up the code.
      await readStats({ stats }, { part, range, now });
      while (times.length < ROUNDS)
        times.push(
          await took(async () => JSON.stringify(await readStats({ stats }, { part, range, now }))),
        );
      const sorted = times.toSorted((one, other) => one - other);
      const [median = 0, longest = 0] = [sorted[ROUNDS >> 1], sorted.at(-1)];
      console.log(
        `| ${part} | ${range} | ${median.toFixed(1)} | ${longest.toFixed(1)} | ${LIMIT} |`,
      );
      if (median > LIMIT) process.exitCode = 1;
    }
  await api.close();
} finally {
  await postgres.stop();
  rmSync(directory, { recursive: true, force: true });
}
