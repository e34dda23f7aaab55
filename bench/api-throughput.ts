/**
 * Feed pages and create requests per second, compared with a bare Fastify route that returns the
 * same bytes.
 */
import { fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import { prepareServer } from "./api/prepare-server.ts";

const SECONDS = 8;
const CONNECTIONS = 16;

const directory = mkdtempSync(join(tmpdir(), "kinora-bench-"));
const prepared = await prepareServer(directory);
const { origin, tokens, stop } = prepared;

/** Starts a process with one route that only returns the same bytes. */
async function startBare(bytes: string, status: number) {
  const child = fork(new URL("./api/bare-server.ts", import.meta.url), { stdio: "inherit" });
  const ready = new Promise<string>((resolve) =>
    child.once("message", (origin) => resolve(`${origin}`)),
  );
  child.send({ bytes, status });
  return { origin: await ready, stop: () => child.kill() };
}

interface Load {
  readonly method: "GET" | "POST";
  readonly path: string;
  /** The parts that differ between requests. */
  readonly next: () => { headers: Record<string, string>; body?: string };
}

async function measure(target: string, { method, path, next }: Load): Promise<number> {
  const result = await autocannon({
    url: target,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: [
      {
        method,
        path,
        setupRequest: (request) => ({ ...request, ...next() }),
      },
    ],
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${path}: ${result.non2xx} answers were refusals, ${result.errors} failed`);
  }
  return result.requests.average;
}

let count = 0;
const form = JSON.stringify({ type: "text-to-image", prompt: "a fox in the snow" });
const loads: Record<string, Load> = {
  "feed page (24 items), signed out": {
    method: "GET",
    path: "/api/feed?kind=recent",
    next: () => ({ headers: {} }),
  },
  "create request": {
    method: "POST",
    path: "/api/creations",
    next: () => {
      count += 1;
      return {
        headers: {
          authorization: `Bearer ${tokens[count % tokens.length]}`,
          "content-type": "application/json",
          "idempotency-key": `bench-${count}`,
        },
        body: form,
      };
    },
  },
};

try {
  console.log("| | Kinora, requests/s | bare route, same bytes, requests/s | ratio |");
  console.log("|---|---|---|---|");
  for (const [name, load] of Object.entries(loads)) {
    const { headers, body } = load.next();
    const sample = await fetch(`${origin}${load.path}`, {
      method: load.method,
      headers,
      ...(body ? { body } : {}),
    });
    const bare = await startBare(await sample.text(), sample.status);
    const ours = await measure(origin, load);
    const theirs = await measure(bare.origin, load);
    bare.stop();
    console.log(
      `| ${name} | ${ours.toFixed(0)} | ${theirs.toFixed(0)} | ${(ours / theirs).toFixed(3)} |`,
    );
  }
} finally {
  await stop();
  rmSync(directory, { recursive: true, force: true });
}
