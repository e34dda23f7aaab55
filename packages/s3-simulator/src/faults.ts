import type { OperationName } from "./operation/find-operation.ts";

export interface SimulatedFault {
  /** Which requests it befalls. */
  readonly operation: OperationName;
  /** Only keys that contain this. */
  readonly key?: string;
  /** How many of them; default: one. */
  readonly times?: number;
  /**
   * drop: it is done, and the connection breaks off before the answer · slow-down: 503 SlowDown, nothing is done ·
   * late: it is done after so many milliseconds · truncated: half of the body is sent, then the connection breaks off
   */
  readonly kind: "drop" | "slow-down" | "truncated" | { readonly lateMs: number };
}

/** What goes wrong on purpose. */
export class Faults {
  #waiting: { readonly fault: SimulatedFault; left: number }[] = [];

  add(fault: SimulatedFault): void {
    this.#waiting.push({ fault, left: fault.times ?? 1 });
  }

  clear(): void {
    this.#waiting = [];
  }

  /** What befalls this request, if anything. */
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
