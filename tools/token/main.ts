// npm run -s token -- <handle>: prints one line, a personal access token for a user of the local
// server. Without a handle: prints one line per user, handle and role.
import { randomBytes } from "node:crypto";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { postgresAccessTokens } from "@kinora/database/account/postgres-access-tokens";
import { openDatabase } from "@kinora/database/client";
import { watchAccessTokens } from "@kinora/domain/security/watch-access-tokens";
import { findRunningPostgres } from "@kinora/local-postgres/find-running-postgres";
import { diskSecurityLog } from "@kinora/storage/disk/disk-security-log";
import { printToken } from "./print-token.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const dataDirectory = resolve(root, process.env.DATA_DIR || ".kinora");
const url = process.env.DATABASE_URL || findRunningPostgres(dataDirectory);

if (url === undefined) {
  console.error(
    `No server runs with the data directory ${dataDirectory}: start it with npm start, or name another with DATA_DIR.`,
  );
  process.exitCode = 1;
} else {
  const { database, close } = openDatabase({
    url,
    role: "patient",
    connections: 1,
    name: "kinora-token",
  });
  const security = diskSecurityLog({
    file: join(dataDirectory, "security.log"),
    // Any secret will do: the entries written here contain no network address.
    secret: randomBytes(32).toString("hex"),
    now: () => new Date(),
    onProblem: (message) => console.error(message),
  });
  try {
    const [handle] = process.argv.slice(2);
    const accessTokens = watchAccessTokens(postgresAccessTokens(database), security);
    const answer = await printToken(database, accessTokens, handle, new Date());
    await security.flush();
    console[answer.ok ? "log" : "error"](answer.text);
    process.exitCode = answer.ok ? 0 : 1;
  } catch (error) {
    console.error(
      `The database cannot be reached: ${error instanceof Error ? error.message : String(error)}`,
    );
    process.exitCode = 1;
  } finally {
    await close();
  }
}
