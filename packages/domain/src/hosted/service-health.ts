import type { ServiceFault } from "@kinora/contracts/hosted/service-faults";
import type { EngineProtocol } from "../prompt/model-entry.ts";
import type { Circuit, ProbeVerdict } from "./circuit.ts";
import type { RefusalClass } from "./intent.ts";

/** What an order showed of its service. A refusal of what a person asked for shows that the service works. */
export type ServiceSign =
  | { readonly kind: "delivered"; readonly seconds: number }
  | { readonly kind: "refused" }
  | { readonly kind: "fault"; readonly fault: ServiceFault };

/** How services of others do, shared by all processes. */
export interface ServiceHealth {
  note(provider: EngineProtocol, sign: ServiceSign, now: Date): Promise<void>;
  /** Circuits that are open. */
  open(): Promise<ReadonlyMap<EngineProtocol, Circuit>>;
  /** Changes a circuit that is open by what a probe heard. */
  noteProbe(provider: EngineProtocol, verdict: ProbeVerdict, now: Date): Promise<void>;
  /** Nothing of what was is true of it any more: it has another key. */
  forget(provider: EngineProtocol): Promise<void>;
}

/** What a refusal says of the service that refuses. */
export const signOfRefusal = (why: RefusalClass): ServiceSign =>
  why === "quota" || why === "auth" ? { kind: "fault", fault: why } : { kind: "refused" };

/** Of a stretch of time. */
export interface HealthCounts {
  readonly delivered: number;
  /** From order to result, on average; null: nothing was delivered. */
  readonly seconds: number | null;
  readonly refused: number;
  readonly faults: number;
}

/** How a service did lately, as its owner is told. */
export interface HealthReport {
  readonly hour: HealthCounts;
  readonly day: HealthCounts;
  /** Null: it has not failed since it last worked. */
  readonly circuit: Circuit | null;
}

const NOTHING: HealthCounts = { delivered: 0, seconds: null, refused: 0, faults: 0 };
export const NO_HEALTH: HealthReport = { hour: NOTHING, day: NOTHING, circuit: null };

/** Asks services that are away, once their time has come. What cannot be asked is offered again, on trial. */
export async function probeServices({
  health,
  probe,
  now,
}: {
  readonly health: Pick<ServiceHealth, "open" | "noteProbe">;
  /** Costs nothing; never rejects. */
  readonly probe: (provider: EngineProtocol) => Promise<ProbeVerdict>;
  readonly now: () => Date;
}): Promise<void> {
  for (const [provider, { open }] of await health.open())
    if (open !== null && open.probeAt <= now())
      await health.noteProbe(provider, await probe(provider), now());
}
