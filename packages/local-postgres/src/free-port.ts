import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

// Below the ports that systems assign themselves (Linux from 32768, others from 49152), where an
// outgoing connection could take the port between this check and its use.
const LOWEST = 20_000;
const HIGHEST = 32_767;
const TRIES = 50;

/** Finds a currently unused TCP port of 127.0.0.1. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const port = randomInt(LOWEST, HIGHEST + 1);
    if (await isFree(port)) return port;
  }
  throw new Error(`None of ${TRIES} ports from ${LOWEST} to ${HIGHEST} is free.`);
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, "127.0.0.1");
  try {
    await once(server, "listening");
  } catch {
    return false;
  }
  server.close();
  await once(server, "close");
  return true;
}
