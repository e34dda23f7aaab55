// `npm run db:reset -- --yes`: deletes the local server's data directory.
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findRunningPostgres } from "@kinora/local-postgres/find-running-postgres";
import type { LocalSettings } from "../settings.ts";
import { StartRefusal } from "../start-refusal.ts";
import { runCommand } from "./run-command.ts";

/** Everything a local start creates; nothing else in the folder is removed. */
const own = ["postgres", "postgres-home", "media", "uploads", "identity", "secrets.json"];

await runCommand(async ({ databaseUrl, dataDirectory }: LocalSettings, parameters) => {
  if (databaseUrl) {
    throw new StartRefusal("DATABASE_URL is set: discard that database with its own tools.");
  }
  if (findRunningPostgres(dataDirectory)) {
    throw new StartRefusal(`Kinora runs with ${dataDirectory}: stop it first.`);
  }
  if (!parameters.includes("--yes")) {
    throw new StartRefusal(
      `This discards all people, gems and media in ${dataDirectory}: npm run db:reset -- --yes`,
    );
  }
  const note = join(dataDirectory, "postgres-home");
  if (existsSync(note)) {
    rmSync(readFileSync(note, "utf8").trim(), { recursive: true, force: true });
  }
  for (const name of own) rmSync(join(dataDirectory, name), { recursive: true, force: true });
  console.log(`${dataDirectory} is empty: npm start makes a new server.`);
});
