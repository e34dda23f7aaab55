/**
 * Time from committing a change to its message on an open stream, while eight connections write.
 */
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { openDatabase } from "@kinora/database/client";
import { recordEvent } from "@kinora/database/event/record-event";
import { openEventTail } from "@kinora/database/event/tail-events";
import { migrate } from "@kinora/database/migrate";
import { startEmbeddedPostgres } from "@kinora/local-postgres/start-embedded-postgres";
import { sql } from "kysely";
import { EventHub } from "../apps/api/src/event/event-hub.ts";
import { tellStreams } from "../apps/api/src/event/tell-streams.ts";

const PEOPLE = 50;
const WRITERS = 8;
/** Milliseconds for which each connection writes, and its pause between two changes. */
const [WRITING_MS, REST_MS] = [10_000, 20];
/** Limit in milliseconds for the 99th percentile. */
const LIMIT = 250;

const directory = mkdtempSync(join(tmpdir(), "kinora-bench-"));
chmodSync(directory, 0o755);
const postgres = await startEmbeddedPostgres({ dataDirectory: directory });
try {
  await migrate(postgres.url);
  const { database, close } = openDatabase({
    ...{ url: postgres.url, role: "patient", connections: WRITERS + 4 },
  });
  const hub = new EventHub(async ({ subjectId }) => {
    await sql`select 1`.execute(database);
    const patch = { over: [], sequence: 1, fields: {} };
    return { type: "story", storyId: subjectId, version: 1, patch, card: null };
  });
  const committed = new Map<string, number>();
  const waits: number[] = [];
  const people = Array.from({ length: PEOPLE }, (_, at) => `usr-${at}`);
  for (const userId of people) {
    const person = { userId, role: "user", tier: "free", scopes: null, sessionId: "ses" } as const;
    hub.join(person, {
      locale: "en",
      write: (event) => {
        const since = event.type === "story" && committed.get(event.storyId);
        if (since) waits.push(performance.now() - since);
      },
      close: () => {},
    });
  }
  const stop = tellStreams(await openEventTail(database), hub);
  await pause(500);
  const until = performance.now() + WRITING_MS;
  let count = 0;
  const write = async () => {
    while (performance.now() < until) {
      count += 1;
      const subjectId = `story-${count}`;
      const userId = people[count % PEOPLE] ?? "";
      // Set before the commit, so that a message which arrives at once is not missed.
      committed.set(subjectId, performance.now());
      await recordEvent(database)({ type: "story.changed", subjectId, userId, payload: {} });
      await pause(REST_MS);
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
  await pause(1_000);
  await stop();
  await close();
  const sorted = waits.sort((one, other) => one - other);
  const of = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
  console.log("| events | told | median ms | 99 % ms | slowest ms | limit of 99 % |");
  console.log("|---|---|---|---|---|---|");
  const figures = [of(0.5), of(0.99), of(1)].map((ms) => ms.toFixed(0)).join(" | ");
  console.log(`| ${count} | ${waits.length} | ${figures} | ${LIMIT} |`);
  if (waits.length < count || !(of(0.99) <= LIMIT)) process.exitCode = 1;
} finally {
  await postgres.stop();
  rmSync(directory, { recursive: true, force: true });
}
