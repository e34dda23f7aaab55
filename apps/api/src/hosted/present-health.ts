import type { ServiceHealthState } from "@kinora/contracts/hosted/hosted-service";
import { type HealthReport, NO_HEALTH } from "@kinora/domain/hosted/service-health";

/** Presents the recent health of a service to the owner. */
export function presentHealth({
  hour,
  day,
  circuit,
}: HealthReport = NO_HEALTH): ServiceHealthState {
  const open = circuit?.open;
  return {
    hour,
    day,
    away: open
      ? {
          why: circuit.fault,
          since: open.since.toISOString(),
          askedAgainAt: open.probeAt.toISOString(),
        }
      : null,
  };
}
