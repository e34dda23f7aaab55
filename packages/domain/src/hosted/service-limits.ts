import type { EngineProtocol } from "../prompt/model-entry.ts";

/** An order that waits for its turn at a service. */
export interface WaitsForTurn {
  /** Number of orders of everybody that come first; null while its person's own limit is reached. */
  readonly ahead: number | null;
  /** Time at which it is given up; null for never. */
  readonly until: Date | null;
}

/** Returns the maximum concurrent orders at a service with the operator's key. */
export type ServiceLimits = (service: EngineProtocol) => number;

const SECOND = 1_000;

/**
 * Returns when an order that waits for its turn asks again: soon when it may be next.
 *
 * @param atOnce the service's limit
 */
export function askForTurnAt({ ahead }: WaitsForTurn, atOnce: number, now: Date): Date {
  const pause = ahead === null ? 15 : ahead < atOnce ? 3 : 10;
  return new Date(now.getTime() + pause * SECOND);
}
