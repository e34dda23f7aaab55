import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "./free-port.ts";
import { launchPostmaster, type Postmaster, type PostmasterPlan } from "./postmaster.ts";
import { settleOrphan } from "./settle-orphan.ts";

// After kill -9 of the server, its children hold the shared memory for a moment.
const passing = /pre-existing shared memory|lock file .* already exists|is another postmaster/i;
const portTaken = /could not bind|address already in use|could not create any TCP/i;
const retryFor = 15_000;

/**
 * Starts the server, retrying while the reason for its refusal is temporary. Picks another port
 * when the first is taken, unless `keepPort` is set (a restart under clients that know the port).
 */
export async function launchWithRetries(
  plan: PostmasterPlan,
  keepPort: boolean,
): Promise<{ postmaster: Postmaster; port: number }> {
  const deadline = performance.now() + retryFor;
  for (let port = plan.port; ; ) {
    await settleOrphan(plan.cluster);
    try {
      return { postmaster: await launchPostmaster({ ...plan, port }), port };
    } catch (error) {
      const reason = error instanceof Error ? error.message : "";
      const movable = portTaken.test(reason) && !keepPort;
      const waits = passing.test(reason) || portTaken.test(reason);
      if (!waits || performance.now() > deadline) throw error;
      if (movable) port = await freePort();
      await pause(200);
    }
  }
}
