import type { OperationName } from "./operation/find-operation.ts";

export interface SimulatedFault {
  /** Operation that it affects. */
  readonly operation: OperationName;
  /** Affects only keys that contain this. */
  readonly key?: string;
  /** Number of requests affected; default: one. */
  readonly times?: number;
  /**
   * drop: performed, but the connection breaks before the response · slow-down: 503 SlowDown, not
   * performed · late: performed after this many milliseconds · truncated: half of the body is sent,
   * then the connection breaks
   */
  readonly kind: "drop" | "slow-down" | "truncated" | { readonly lateMs: number };
}

/** Simulated faults. */
export class Faults {
  #waiting: { readonly fault: SimulatedFault; left: number }[] = [];

  add(fault: SimulatedFault): void {
    this.#waiting.push({ fault, left: fault.times ?? 1 });
  }

  clear(): void {
    this.#waiting = [];
  }

  /** Returns the fault that affects this request, if any. */
  take(operation: OperationName, key: string): SimulatedFault["kind"] | null {
    const found = this.#waiting.find(
      ({ fault }) => fault.operation === operation && key.includes(fault.key ?? ""),
    );
    if (!found) return null;
    found.left -= 1;
    this.#waiting = this.#waiting.filter(({ left }) => left > 0);
    return found.fault.kind;
  }
}
