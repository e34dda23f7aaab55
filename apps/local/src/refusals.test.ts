import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { freePort } from "@kinora/local-postgres/free-port";
import { startEmbeddedPostgres } from "@kinora/local-postgres/start-embedded-postgres";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const isRoot = process.getuid?.() === 0;
const main = fileURLToPath(new URL("./main.ts", import.meta.url));

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kinora-refusal-"));
  chmodSync(folder, 0o755);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Starts the real program with this environment and a prebuilt web app; expects it to refuse. */
async function start(
  environment: Record<string, string | undefined>,
): Promise<{ code: number; said: string }> {
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: "/usr/bin:/bin",
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATA_DIR: join(folder, "data"),
      WEB_DIR: folder,
      ...environment,
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, "exit")]);
  return { code, said: said.trim() };
}

describe("start that cannot work explains why in one sentence", () => {
  it("when the port is in use", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const address = other.address();
    const port = typeof address === "object" && address ? address.port : 0;
    expect(await start({ PORT: `${port}` })).toEqual({
      code: 1,
      said: `Port ${port} is in use: stop the other program, or choose another port with PORT=${port + 1} npm start.`,
    });
    other.close();
  });

  it("when the database cannot be reached, without showing the password", async () => {
    // Refuses while the web app is being built, and stops that build.
    const refused = await start({
      DATABASE_URL: "postgres://me:secret@127.0.0.1:1/kinora",
      WEB_DIR: undefined,
    });
    expect(refused).toEqual({
      code: 1,
      said: "The database at 127.0.0.1:1 cannot be reached (ECONNREFUSED): check DATABASE_URL.",
    });
  });

  it("when DATABASE_URL is not a URL", async () => {
    expect(await start({ DATABASE_URL: "localhost" })).toEqual({
      code: 1,
      said: "DATABASE_URL is not an address like postgres://user:password@host:5432/name.",
    });
  });

  it("when the data directory is a file", async () => {
    writeFileSync(join(folder, "data"), "");
    expect(await start({})).toEqual({
      code: 1,
      said: `The data directory ${join(folder, "data")} is not a folder: choose another with DATA_DIR.`,
    });
  });

  it("when the data directory is not writable", async () => {
    // Root can write everywhere except in the kernel's virtual file systems.
    const closed = isRoot ? "/sys/kinora" : join(folder, "closed");
    if (!isRoot) mkdirSync(closed, { mode: 0o555 });
    const refused = await start({ DATA_DIR: closed });
    expect(refused.code).toBe(1);
    expect(refused.said).toMatch(
      /^The data directory \S+ (cannot be written|is on a read-only disk).*DATA_DIR\.$/,
    );
  });

  it("when another start uses the data directory", async () => {
    const dataDirectory = join(folder, "data");
    const server = await startEmbeddedPostgres({ dataDirectory });
    expect(await start({})).toEqual({
      code: 1,
      said: `Kinora already runs with the data directory ${dataDirectory}: stop it, or choose another with DATA_DIR.`,
    });
    await server.stop();
  });

  it("when its secrets file is damaged", async () => {
    const file = join(folder, "data", "secrets.json");
    mkdirSync(dirname(file));
    writeFileSync(file, "");
    expect(await start({ PORT: `${await freePort()}` })).toEqual({
      code: 1,
      said: `The file ${file} is damaged: put it back from the backup, or remove it (everybody then signs in again).`,
    });
  });

  it("when demo accounts would be publicly reachable", async () => {
    const refused = await start({ HOST: "0.0.0.0" });
    expect(refused.code).toBe(1);
    expect(refused.said).toMatch(/^A public server needs real sign-in, .* or DEMO=true/);
  });

  it("when it is public and has no terms", async () => {
    const google = { GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "secret" };
    const refused = await start({ ...google, PUBLIC_URL: "https://kinora.example" });
    expect(refused).toEqual({
      code: 1,
      said: "A public server needs terms.md, rules.md, privacy.md and imprint.md: set LEGAL_DIR to the folder they are in, or DEMO=true to show it without them.",
    });
  });

  it("when some of its terms are missing", async () => {
    const texts = join(folder, "texts");
    mkdirSync(texts);
    writeFileSync(join(texts, "terms.md"), "# Terms");
    expect(await start({ LEGAL_DIR: texts })).toEqual({
      code: 1,
      said: `The folder of LEGAL_DIR ("${texts}") lacks rules.md, privacy.md, imprint.md.`,
    });
  });

  it("when a variable is invalid", async () => {
    expect(await start({ PORT: "http" })).toEqual({
      code: 1,
      said: 'PORT is "http": it must be a whole number from 1 to 65535.',
    });
  });
});
