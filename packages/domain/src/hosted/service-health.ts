import type { ServiceFault } from "@kinora/contracts/hosted/service-faults";
import type { EngineProtocol, EngineRoute } from "../prompt/model-entry.ts";
import type { Circuit, ProbeVerdict } from "./circuit.ts";
import type { RefusalClass } from "./intent.ts";

/**
 * What an order revealed about its service. A refusal of the user's input shows that the service
 * works.
 */
export type ServiceSign =
  | { readonly kind: "delivered"; readonly seconds: number }
  | { readonly kind: "refused" }
  | { readonly kind: "fault"; readonly fault: ServiceFault }
  /**
   * It has no such model, by the catalogue's name, or does not let our key use it (`denied`); its
   * others may well work.
   */
  | { readonly kind: "missing"; readonly endpoint: string; readonly denied?: true };

/** Health of external services, shared by all processes. */
export interface ServiceHealth {
  note(provider: EngineProtocol, sign: ServiceSign, now: Date): Promise<void>;
  /** Returns the models that services said they do not have, which are not offered at the moment. */
  missing(now: Date): Promise<readonly Pick<EngineRoute, "protocol" | "endpoint">[]>;
  /** Returns the open circuits. */
  open(): Promise<ReadonlyMap<EngineProtocol, Circuit>>;
  /** Updates an open circuit with the result of a probe. */
  noteProbe(provider: EngineProtocol, verdict: ProbeVerdict, now: Date): Promise<void>;
  /** Discards the state of a service whose key was changed. */
  forget(provider: EngineProtocol): Promise<void>;
}

/** Returns what a refusal of an order for a model reveals about the service. */
export function signOfRefusal(why: RefusalClass, endpoint: string): ServiceSign {
  if (why === "away") return { kind: "missing", endpoint };
  if (why === "denied") return { kind: "missing", endpoint, denied: true };
  return why === "quota" || why === "auth" ? { kind: "fault", fault: why } : { kind: "refused" };
}

/** Counts over a period. */
export interface HealthCounts {
  readonly delivered: number;
  /** Average seconds from order to result; null when nothing was delivered. */
  readonly seconds: number | null;
  readonly refused: number;
  readonly faults: number;
}

/** Recent health of a service, as shown to owners. */
export interface HealthReport {
  readonly hour: HealthCounts;
  readonly day: HealthCounts;
  /** Null when it has had no fault since it last worked. */
  readonly circuit: Circuit | null;
}

const NOTHING: HealthCounts = { delivered: 0, seconds: null, refused: 0, faults: 0 };
export const NO_HEALTH: HealthReport = { hour: NOTHING, day: NOTHING, circuit: null };

/**
 * Probes unavailable services that are due. A service that cannot be probed is offered again on
 * trial.
 */
export async function probeServices({
  health,
  probe,
  now,
}: {
  readonly health: Pick<ServiceHealth, "open" | "noteProbe">;
  /** Probes a service free of charge; never rejects. */
  readonly probe: (provider: EngineProtocol) => Promise<ProbeVerdict>;
  readonly now: () => Date;
}): Promise<void> {
  for (const [provider, { open }] of await health.open())
    if (open !== null && open.probeAt <= now())
      await health.noteProbe(provider, await probe(provider), now());
}
