import { SCAN_MEASURES, type ScanLimits } from "@kinora/contracts/scan/scan-limits";
import type { AppendAudit, Facts } from "../audit/audit-log.ts";
import type { LimitStore } from "./limit-store.ts";

interface LimitStores {
  readonly scanLimits: LimitStore;
  readonly audit: AppendAudit;
}

/**
 * Sets all limits of the picture scan, for scans that begin from then on. Does nothing when they
 * are unchanged.
 */
export async function changeLimits(
  { transact }: { transact: <T>(work: (stores: LimitStores) => Promise<T>) => Promise<T> },
  input: {
    readonly limits: ScanLimits;
    readonly actorId: string;
    readonly requestId: string | null;
    readonly now: Date;
  },
): Promise<void> {
  const { limits, actorId, requestId, now } = input;
  await transact(async ({ scanLimits, audit }) => {
    await scanLimits.lock();
    const [before, after] = [factsOf((await scanLimits.current()).limits), factsOf(limits)];
    if (Object.entries(after).every(([name, fact]) => before[name] === fact)) return;
    const number = await scanLimits.add({ limits, at: now, by: actorId });
    await audit({
      ...{ action: "scan.limits.changed", actorId, requestId, at: now, reason: "", before, after },
      subject: { noun: "scan-limits", id: String(number) },
    });
  });
}

const factsOf = (limits: ScanLimits): Facts =>
  Object.fromEntries(
    SCAN_MEASURES.flatMap((measure) => {
      const { mature, review, reject } = limits[measure];
      return [
        [measure, `review ${review ?? "never"}, refuse ${reject ?? "never"}`],
        [`${measure}Mature`, `${mature ?? "never"}`],
      ];
    }),
  );
