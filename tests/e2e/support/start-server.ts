import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "@kinora/local-postgres/free-port";

const main = fileURLToPath(new URL("../../../apps/local/src/main.ts", import.meta.url));

/** The product, running for a test. */
export interface Server {
  readonly url: string;
  readonly dataDirectory: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the product as `npm start` does, with its own database, folder and port. It stops with
 * this process, even when that crashes, because the IPC channel closes.
 *
 * @param variables additional environment, such as that of a simulated service
 */
export async function startServer(
  variables: Readonly<Record<string, string>> = {},
): Promise<Server> {
  const dataDirectory = mkdtempSync(join(tmpdir(), "kinora-e2e-"));
  // Root runs the database as another user, who needs access to the folder.
  chmodSync(dataDirectory, 0o711);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, [main], {
    env: {
      ...localEnvironment(),
      ...variables,
      DATA_DIR: dataDirectory,
      PORT: `${port}`,
      SEED: "0",
      SAMPLES: "0",
      PSEUDO_LOCALE: "on",
    },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  await untilAnnounced(server, url);
  const stop = async () => {
    server.kill("SIGTERM");
    if (server.exitCode === null) await once(server, "exit");
    rmSync(dataDirectory, { recursive: true, force: true });
  };
  return { url, dataDirectory, stop };
}

/** Without the developer's own settings: a test must not reach a real database or provider. */
function localEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, FFMPEG_PATH, NODE_COMPILE_CACHE } = process.env;
  return { PATH, HOME, TMPDIR, FFMPEG_PATH, NODE_COMPILE_CACHE };
}

async function untilAnnounced(server: ChildProcess, url: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    let said = "";
    server.stdout?.on("data", (chunk) => {
      said += chunk;
      if (said.includes(`Kinora runs at ${url}`)) resolve();
    });
    server.once("exit", () => reject(new Error(`The server did not start:\n${said}`)));
  });
}
