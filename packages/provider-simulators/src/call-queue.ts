import type { CallFault, SimulatedFaults } from "./faults.ts";
import type { SimulatedCall } from "./simulator.ts";

/** A signature covers the body; where there is none, only the address is secret. */
const forged = (call: SimulatedCall): SimulatedCall =>
  Object.keys(call.headers).some((name) => name.endsWith("signature"))
    ? { ...call, body: `${call.body} ` }
    : { ...call, url: call.url.replace(/token=[^&]*/, "token=guessed") };

/** Keeps the webhooks that are due, each with its fate. */
export function openCallQueue(faults: Pick<SimulatedFaults, "call">) {
  let due: SimulatedCall[] = [];
  let late: SimulatedCall[] = [];

  const fated = (call: SimulatedCall, fate: CallFault | null): readonly SimulatedCall[] => {
    switch (fate) {
      case "never":
        return [];
      case "twice":
        return [call, call];
      case "forged":
        return [forged(call)];
      default:
        return [call];
    }
  };
  return {
    /** Returns true when the next webhook comes before its order is answered. */
    nextIsEarly: () => faults.call[0] === "early",
    add(call: SimulatedCall): void {
      const fate = faults.call.shift() ?? null;
      if (fate === "late") late.push(call);
      else due.push(...fated(call, fate));
    },
    /** Returns the webhooks that are due; late ones are due the next time. */
    take(): readonly SimulatedCall[] {
      const taken = due;
      due = late;
      late = [];
      return taken;
    },
  };
}
