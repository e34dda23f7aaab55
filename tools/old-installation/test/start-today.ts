import { spawn } from "node:child_process";
import { once } from "node:events";
import { openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { eventually } from "@kinora/local-postgres/eventually";
import { freePort } from "@kinora/local-postgres/free-port";
import { z } from "zod";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const STARTED = 10 * 60_000;

export interface Today {
  /** Returns its terminal output. */
  said(): string;
  get(token: string, path: string): Promise<unknown>;
  stop(): Promise<void>;
}

/** Starts what `npm start` runs, on the data of an older installation, without demo content. */
export async function startToday(dataDirectory: string): Promise<Today> {
  const port = await freePort();
  const log = `${dataDirectory}-today.log`;
  const output = openSync(log, "w");
  const child = spawn(process.execPath, ["apps/local/src/main.ts"], {
    cwd: root,
    env: {
      ...process.env,
      ...{ DATA_DIR: dataDirectory, PORT: `${port}`, WEB_DIR: join(dataDirectory, "web") },
      ...{ SEED: "0", SAMPLES: "0", RATE_LIMITS: "off" },
    },
    stdio: ["ignore", output, output],
  });
  const said = () => readFileSync(log, "utf8");
  const exited = once(child, "exit");
  const started = await eventually(STARTED, () => {
    if (child.exitCode !== null) return false;
    return said().includes("Kinora runs at") ? true : undefined;
  });
  if (!started) throw new Error(`It did not start:\n${said()}`);
  return {
    said,
    async get(token, path) {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    },
    async stop() {
      child.kill("SIGTERM");
      await exited;
    },
  };
}

const creation = z.object({ status: z.string().nullable() });
const story = z.object({ work: z.object({}).nullable() });
const upload = z.object({ state: z.string() });

/** Returns true when a response shows something that is still in progress. */
export function isOpen(path: string, body: unknown): boolean {
  if (/^\/api\/creations\//.test(path)) return creation.parse(body).status === "processing";
  if (/^\/api\/stories\//.test(path)) return story.parse(body).work !== null;
  return /^\/api\/uploads\//.test(path) && upload.parse(body).state === "checking";
}
