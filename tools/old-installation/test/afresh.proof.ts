import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openDatabase } from "@kinora/database/client";
import { findUnreferenced } from "@kinora/database/creation/media-references";
import { postgresGemAudit } from "@kinora/database/gem/postgres-gem-audit";
import { eventually } from "@kinora/local-postgres/eventually";
import { findRunningPostgres } from "@kinora/local-postgres/find-running-postgres";
import { freePort } from "@kinora/local-postgres/free-port";
import { expect, test } from "vitest";
import { askEverything } from "../answers.ts";
import { buildInstallation } from "../build/build-installation.ts";
import { installCommit } from "../build/install-commit.ts";
import { missingFrom } from "../compare-answers.ts";
import { type Recorded, record } from "../record.ts";
import { NO_SHIFT } from "../shift.ts";
import { isMeant } from "./meant-changes.ts";
import { balancesIn, standingsIn } from "./read-answers.ts";
import { isOpen, startToday, type Today } from "./start-today.ts";

// `npm run prove -- old-installation`: with real engines on both sides, which takes too long for
// the everyday tests.
const HOUR = 60 * 60_000;
const root = fileURLToPath(new URL("../../..", import.meta.url));
const folder = join(root, "dist/old-installation");
const dataDirectory = join(folder, "data");

test("an installation made by f6fc516 opens and continues its work", {
  timeout: 2 * HOUR,
}, async () => {
  const say = (line: string) => console.log(`${new Date().toISOString()} ${line}`);
  const repository = installCommit(root, "f6fc516", folder);
  rmSync(dataDirectory, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const place = { repository, dataDirectory, port: await freePort() };
  const installation = await record(place, await buildInstallation(place, say));
  say("today …");
  const today = await startToday(dataDirectory);
  try {
    expect(today.said()).toMatch(/is kept for 7 days in \S+data-before-\d{8}T\d{9}Z/);
    await untilQuiet(today, installation);
    await checkAnswers(today, installation);
    await checkBooks(installation);
  } finally {
    await today.stop();
  }
});

async function untilQuiet(today: Today, { answers, tokens }: Recorded): Promise<void> {
  const open = answers.filter(({ path, body }) => isOpen(path, body));
  expect(open.length).toBeGreaterThan(4);
  const quiet = await eventually(HOUR, async () => {
    for (const { handle, path } of open) {
      if (isOpen(path, await today.get(tokens[handle] ?? "", path))) return undefined;
    }
    return true;
  });
  expect(quiet).toBe(true);
}

/**
 * Checks that finished works are unchanged, fresh artifacts are still fresh, and no gems are on
 * hold.
 */
async function checkAnswers(today: Today, { answers, tokens }: Recorded): Promise<void> {
  const ended = answers.filter(
    ({ path, body }) => /^\/api\/(creations|uploads)\//.test(path) && !isOpen(path, body),
  );
  const missing: string[] = [];
  for (const { handle, path, body } of ended) {
    const now = await today.get(tokens[handle] ?? "", path);
    missing.push(
      ...missingFrom(now, body, { shift: NO_SHIFT, isMeant }).map(
        (line) => `${handle} ${path} ${line}`,
      ),
    );
  }
  expect(missing).toEqual([]);
  const all = await Promise.all(
    Object.entries(tokens).map(([handle, token]) =>
      askEverything(handle, (path) => today.get(token, path)),
    ),
  );
  for (const { handle, held } of balancesIn(all.flat()))
    expect([handle, held]).toEqual([handle, 0]);
  const states = new Map(standingsIn(all.flat()).map(({ place, state }) => [place, state]));
  for (const { place, state } of standingsIn(answers)) {
    if (state === "fresh") expect([place, states.get(place)]).toEqual([place, "fresh"]);
  }
}

/**
 * Checks that the ledger agrees with its log, and that every referenced file exists with the bytes
 * of its hash.
 */
async function checkBooks({ referenced }: Recorded): Promise<void> {
  const url = findRunningPostgres(dataDirectory) ?? "";
  const { database, close } = openDatabase({ url, role: "patient", name: "prove", connections: 1 });
  expect(await postgresGemAudit(database).discrepancies(10)).toEqual([]);
  const holds = database.selectFrom("gem_hold").select("id").where("state", "=", "open");
  expect(await holds.execute()).toEqual([]);
  const gone = new Set(await findUnreferenced(database, referenced));
  await close();
  // Only a few previews of running works have been deleted.
  expect(gone.size).toBeLessThan(5);
  for (const hash of referenced.filter((each) => !gone.has(each))) {
    const file = join(dataDirectory, "media", hash.slice(0, 2), hash.slice(2, 4), hash);
    expect(createHash("sha256").update(readFileSync(file)).digest("hex")).toBe(hash);
  }
}
