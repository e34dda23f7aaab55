import {
  ASK_FAULTS,
  type AskFault,
  ENDINGS,
  type OrderEnding,
  SUBMIT_FAULTS,
  type SubmitFault,
} from "@kinora/provider-simulators/simulator";
import { seeded } from "@kinora/testing/seeded";
import type { Fate } from "./life.ts";
import { SERVICES } from "./simulated-service.ts";

/** One thing that happens; `nth` chooses among what there is to do it with, whatever that is by then. */
export type Happening =
  /** A worker takes the next job; `after`: once that order's time to be asked for has come. */
  | { readonly what: "work"; readonly fate: Fate; readonly after: number | null }
  | { readonly what: "look after"; readonly fate: Fate }
  | { readonly what: "call"; readonly how: CallFate; readonly nth: number }
  | { readonly what: "time passes"; readonly seconds: number }
  | { readonly what: "free" | "go on" | "cancel"; readonly nth: number }
  /** The provider gets on, by so many stages. */
  | { readonly what: "tick"; readonly stages: number };

/** What becomes of a call on its way: heard, heard and kept for later, forged, or lost. */
const CALL_FATES = ["heard", "heard", "heard twice", "forged", "stolen", "lost"] as const;
export type CallFate = (typeof CALL_FATES)[number];

export interface OrderSchedule {
  readonly seed: number;
  readonly service: string;
  readonly callsBack: boolean;
  readonly movesWhenAsked: boolean;
  readonly atOnce: boolean;
  /** Orders; twins have the very same words. */
  readonly orders: number;
  readonly twins: boolean;
  /** Are they paid for with the person's own key? */
  readonly ownKey: boolean;
  readonly submitFaults: readonly SubmitFault[];
  readonly askFaults: readonly (AskFault | null)[];
  readonly endings: readonly OrderEnding[];
  readonly happenings: readonly Happening[];
}

const SECONDS = [5, 40, 300, 1_300, 4_000] as const;
const MOST_HAPPENINGS = 18;
/** As many questions are answered as meet a fault. */
const ANSWERED = [null, null, null, null, null, null] as const;
/** What a worker does to the outside in one attempt, before and after each, is less than this. */
const LAST_MOMENT = 32;

/** A schedule of crashes, faults and calls: the same for the same seed. */
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
  return {
    seed,
    service: one(SERVICES),
    callsBack: chance(0.6),
    movesWhenAsked: chance(0.3),
    atOnce: chance(0.4),
    orders: 1 + below(2),
    twins: chance(0.5),
    submitFaults: chance(0.7) ? some(SUBMIT_FAULTS, 2) : [],
    askFaults: chance(0.7) ? some([...ASK_FAULTS, ...ANSWERED], 12) : [],
    endings: chance(0.3) ? some(ENDINGS, 2) : [],
    happenings: [
      { what: "work", fate: fate(), after: null },
      ...Array.from({ length: below(MOST_HAPPENINGS) }, happening),
    ],
    ownKey: chance(0.25),
  };
}
