import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { eventually } from "@kinora/local-postgres/eventually";
import { freePort } from "@kinora/local-postgres/free-port";

export interface ApiServer {
  get(token: string, path: string): Promise<unknown>;
  post(token: string, path: string, body: object): Promise<unknown>;
  stop(): Promise<void>;
}

const STARTED = 80_000;

/** Starts only the api of a repository, without a worker, so that its answers do not change. */
export async function startApi(
  repository: string,
  databaseUrl: string,
  dataDirectory: string,
): Promise<ApiServer> {
  const port = await freePort();
  const web = join(dataDirectory, "web");
  mkdirSync(web, { recursive: true });
  writeFileSync(join(web, "index.html"), "<!doctype html><!--share--><!--/share-->");
  const log = join(dataDirectory, "api-alone.log");
  const output = openSync(log, "w");
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ["apps/api/src/main.ts"], {
    cwd: repository,
    env: {
      PATH: process.env.PATH,
      ...{ DATABASE_URL: databaseUrl, DATA_DIR: dataDirectory, WEB_DIR: web },
      ...{ PORT: `${port}`, PUBLIC_URL: origin, RATE_LIMITS: "off" },
      ...{ SESSION_SECRET: "s".repeat(32), MEDIA_SECRET: "m".repeat(32) },
      LOCAL_IDENTITY_URL: "http://127.0.0.1:1",
    },
    stdio: ["ignore", output, output],
  });
  const exited = once(child, "exit");
  const up = await eventually(STARTED, async () => {
    if (child.exitCode !== null) return false;
    return (await fetch(`${origin}/api/health`).catch(() => null))?.ok ? true : undefined;
  });
  if (!up) {
    child.kill("SIGKILL");
    throw new Error(`The api did not start: ${readFileSync(log, "utf8").slice(-2_000)}`);
  }
  const ask = async (token: string, path: string, more: RequestInit = {}): Promise<unknown> => {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const answer = await fetch(`${origin}${path}`, { headers, ...more });
    const body: unknown = await answer.json();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${JSON.stringify(body)}`);
    return body;
  };
  return {
    get: (token, path) => ask(token, path),
    post: (token, path, body) => ask(token, path, { method: "POST", body: JSON.stringify(body) }),
    async stop() {
      child.kill("SIGTERM");
      await exited;
    },
  };
}
