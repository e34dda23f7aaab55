import { setTimeout as pause } from "node:timers/promises";
import { DataDirectoryInUse } from "@kinora/local-postgres/embedded-postgres-error";
import { StartRefusal } from "./start-refusal.ts";

// A server that was asked to stop needs at most five seconds.
const longestStop = 6_000;
const retryEvery = 200;

/** Opens the database. If another server still uses it, waits for as long as a stop may take. */
export async function waitUntilFree<T>(
  open: () => Promise<T>,
  dataDirectory: string,
  say: (line: string) => void,
): Promise<T> {
  const deadline = performance.now() + longestStop;
  for (let told = false; ; told = true) {
    try {
      return await open();
    } catch (error) {
      if (!(error instanceof DataDirectoryInUse)) throw error;
      if (performance.now() > deadline) {
        throw new StartRefusal(
          `Kinora already runs with the data directory ${dataDirectory}: stop it, or choose another with DATA_DIR.`,
        );
      }
      if (!told) say("another Kinora uses this data directory; waiting for it to end …");
      await pause(retryEvery);
    }
  }
}
