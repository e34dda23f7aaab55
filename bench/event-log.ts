/** Events recorded per second, compared with plain inserts of the same rows in the same run. */
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Database, openDatabase } from "@kinora/database/client";
import { recordEvent } from "@kinora/database/event/record-event";
import { migrate } from "@kinora/database/migrate";
import { startEmbeddedPostgres } from "@kinora/local-postgres/start-embedded-postgres";
import { sql } from "kysely";

const CONNECTIONS = [1, 8, 32];
const ROUNDS = 5;
const ROUND_MS = 1_000;
/** Minimum ratio to plain inserts. */
const LIMIT = 0.6;

const directory = mkdtempSync(join(tmpdir(), "kinora-bench-"));
chmodSync(directory, 0o755);
const postgres = await startEmbeddedPostgres({ dataDirectory: directory });

let count = 0;
const next = () => {
  count += 1;
  return {
    subjectId: `story-${count % 5_000}`,
    userId: `usr-${count % 100}`,
    jobId: `job-${count}`,
  };
};
/** The row of an event in the log, without its position. */
const insertPlain = (database: Database) => {
  const { subjectId, userId, jobId } = next();
  const payload = JSON.stringify({ jobId });
  return sql`insert into plain_event (place, type, version, noun, subject_id, user_id, payload)
    values (${count}, 'story.failed', 1, 'story', ${subjectId}, ${userId}, ${payload})`.execute(
    database,
  );
};
const record = (database: Database) => {
  const { subjectId, userId, jobId } = next();
  return recordEvent(database)({ type: "story.failed", subjectId, userId, payload: { jobId } });
};

/** Returns the writes per second over this many connections. */
async function rate(connections: number, write: () => Promise<unknown>): Promise<number> {
  const since = performance.now();
  let done = 0;
  const writer = async () => {
    while (performance.now() - since < ROUND_MS) {
      await write();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, writer));
  return (done * 1_000) / (performance.now() - since);
}
const median = (values: readonly number[]) =>
  [...values].sort((one, other) => one - other)[values.length >> 1] ?? 0;

try {
  await migrate(postgres.url);
  console.log(
    "| writers | plain inserts/s | events/s | ratio (median of rounds) | limit |\n|---|---|---|---|---|",
  );
  for (const connections of CONNECTIONS) {
    const { database, close } = openDatabase({ url: postgres.url, role: "patient", connections });
    await sql`create table if not exists plain_event (like domain_event including all)`.execute(
      database,
    );
    const rounds: { plain: number; events: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const plain = await rate(connections, () => insertPlain(database));
      rounds.push({ plain, events: await rate(connections, () => record(database)) });
    }
    const ratio = median(rounds.map(({ plain, events }) => events / plain));
    const of = (name: "plain" | "events") => median(rounds.map((one) => one[name])).toFixed(0);
    console.log(
      `| ${connections} | ${of("plain")} | ${of("events")} | ${ratio.toFixed(2)} | ${LIMIT} |`,
    );
    if (ratio < LIMIT) process.exitCode = 1;
    await close();
  }
} finally {
  await postgres.stop();
  rmSync(directory, { recursive: true, force: true });
}
