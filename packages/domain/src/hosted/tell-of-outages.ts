import { OWNERS_FAULTS } from "@kinora/contracts/hosted/hosted-messages";
import type { AlarmStores } from "../creation/tell-of-budget.ts";
import { notify } from "../notification/notify.ts";
import { servicesNotification } from "../notification/services-notification.ts";
import type { EngineProtocol } from "../prompt/model-entry.ts";
import type { ServiceHealth } from "./service-health.ts";

/** Milliseconds for which the news of an outage stays. */
const STAYS = 7 * 24 * 60 * 60_000;

export interface OutagePorts {
  readonly health: Pick<ServiceHealth, "open">;
  readonly transact: <T>(work: (stores: AlarmStores) => Promise<T>) => Promise<T>;
  /** Returns the display name of a service. */
  readonly titleOf: (service: EngineProtocol) => string;
  readonly now: () => Date;
}

/**
 * Tells the owners, once per outage, which services are unavailable for a reason that only they can
 * remove. Runs before the first probe, after which an outage counts as told: a service on trial
 * that fails again is the same outage.
 */
export async function tellOfOutages(ports: OutagePorts): Promise<void> {
  const now = ports.now();
  for (const [provider, { open, fault, probes }] of await ports.health.open()) {
    const why = OWNERS_FAULTS.find((one) => one === fault);
    if (open === null || probes > 0 || why === undefined) continue;
    const params = { service: ports.titleOf(provider), why };
    const news = {
      message: { code: "hosted.away", params } as const,
      dedupeKey: `hosted-away:${provider}:${open.since.toISOString()}`,
      expiresAt: new Date(now.getTime() + STAYS),
    };
    await ports.transact(async (stores) => {
      for (const userId of await stores.owners())
        await notify(stores, servicesNotification(userId, news, now));
    });
  }
}
