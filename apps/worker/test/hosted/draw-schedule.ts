import { seeded } from "@kinora/domain/seeded-random";
import {
  ASK_FAULTS,
  type AskFault,
  CALL_FAULTS,
  CANCEL_FAULTS,
  type CallFault,
  type CancelFault,
  ENDINGS,
  type OrderEnding,
  PRICE_FAULTS,
  type PriceFault,
  SUBMIT_FAULTS,
  type SubmitFault,
} from "@kinora/provider-simulators/faults";
import type { Fate } from "./life.ts";
import { SERVICES } from "./simulated-service.ts";

/** One event of a schedule; `nth` selects among its possible targets at that time. */
export type Happening =
  /**
   * A worker takes the next job; `after` first advances the clock to the time at which that order
   * is polled.
   */
  | { readonly what: "work"; readonly fate: Fate; readonly after: number | null }
  | { readonly what: "look after"; readonly fate: Fate }
  | { readonly what: "call"; readonly how: CallFate; readonly nth: number }
  | { readonly what: "time passes"; readonly seconds: number }
  | { readonly what: "free" | "go on" | "cancel"; readonly nth: number }
  /** The provider advances by this many stages. */
  | { readonly what: "tick"; readonly stages: number };

/** What happens to a callback: heard, heard and kept for later, forged, or lost. */
const CALL_FATES = ["heard", "heard", "heard twice", "forged", "stolen", "lost"] as const;
export type CallFate = (typeof CALL_FATES)[number];

export interface OrderSchedule {
  readonly seed: number;
  readonly service: string;
  readonly callsBack: boolean;
  readonly movesWhenAsked: boolean;
  readonly atOnce: boolean;
  /** Number of orders; twins have identical prompts. */
  readonly orders: number;
  readonly twins: boolean;
  /** Whether they are paid for with the user's own key. */
  readonly ownKey: boolean;
  readonly submitFaults: readonly SubmitFault[];
  readonly askFaults: readonly (AskFault | null)[];
  readonly endings: readonly OrderEnding[];
  readonly cancelFaults: readonly CancelFault[];
  readonly callFaults: readonly CallFault[];
  readonly priceFaults: readonly PriceFault[];
  readonly happenings: readonly Happening[];
}

const [FIRST, ...FURTHER] = SUBMIT_FAULTS.filter((fault) => fault !== "404" && fault !== "403");
const SERVICE_FAULTS: readonly [SubmitFault, ...SubmitFault[]] = [FIRST ?? "429", ...FURTHER];
const SECONDS = [5, 40, 300, 1_300, 4_000] as const;
const MOST_HAPPENINGS = 18;
/** Six successful answers, so that about as many requests succeed as fail. */
const ANSWERED = [null, null, null, null, null, null] as const;
/**
 * Exceeds the number of a worker's external actions in one attempt, counted before and after each.
 */
const LAST_MOMENT = 32;

/** Draws a schedule of crashes, faults and callbacks; identical for identical seeds. */
export function drawSchedule(seed: number): OrderSchedule {
  const random = seeded(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const one = <T>(of: readonly [T, ...T[]]): T => of[below(of.length)] ?? of[0];
  const some = <T>(of: readonly [T, ...T[]], most: number): T[] =>
    Array.from({ length: below(most + 1) }, () => one(of));
  const chance = (part: number) => random() < part;
  const fate = (): Fate =>
    chance(0.5) ? { moment: 1 + below(LAST_MOMENT), kind: one(["killed", "stands still"]) } : null;
  const happening = (): Happening => {
    const nth = below(100);
    const what = below(100);
    if (what < 42) return { what: "work", fate: fate(), after: chance(0.7) ? nth : null };
    if (what < 54) return { what: "free", nth };
    if (what < 60) return { what: "go on", nth };
    if (what < 72) return { what: "tick", stages: 1 + below(2) };
    if (what < 82) return { what: "call", how: one(CALL_FATES), nth };
    if (what < 90) return { what: "time passes", seconds: one(SECONDS) };
    return what < 97 ? { what: "look after", fate: fate() } : { what: "cancel", nth };
  };
  // Faults of one model, drawn apart: seeds of earlier drawings keep their meaning.
  const apart = seeded(seed + 1);
  const modelFaults: SubmitFault[] = apart() < 0.1 ? [apart() < 0.5 ? "404" : "403"] : [];
  return {
    seed,
    service: one(SERVICES),
    callsBack: chance(0.6),
    movesWhenAsked: chance(0.3),
    atOnce: chance(0.4),
    orders: 1 + below(2),
    twins: chance(0.5),
    submitFaults: [...(chance(0.7) ? some(SERVICE_FAULTS, 2) : []), ...modelFaults],
    askFaults: chance(0.7) ? some([...ASK_FAULTS, ...ANSWERED], 12) : [],
    endings: chance(0.3) ? some(ENDINGS, 2) : [],
    happenings: [
      { what: "work", fate: fate(), after: null },
      ...Array.from({ length: below(MOST_HAPPENINGS) }, happening),
    ],
    ownKey: chance(0.25),
    cancelFaults: chance(0.3) ? some(CANCEL_FAULTS, 2) : [],
    callFaults: chance(0.3) ? some(CALL_FAULTS, 2) : [],
    priceFaults: chance(0.5) ? some(PRICE_FAULTS, 2) : [],
  };
}
