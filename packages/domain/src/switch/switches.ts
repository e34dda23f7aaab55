import type { SwitchEdit, Switches } from "@kinora/contracts/switch/switch";
import { Refusal } from "../refusal.ts";

/** Before anything was ever switched. */
export const ALL_OPEN: Switches = {
  ...{ signUps: "open", creating: true, enginesOff: [], feed: true, readOnly: false, sentence: "" },
};

export interface KeptSwitches extends Switches {
  readonly number: number;
  readonly at: Date;
  readonly by: string | null;
}

export interface SwitchStore {
  /** As they stand; null: nothing was ever switched. */
  current(): Promise<(Switches & { readonly number: number }) | null>;
  /** Newest first; with handles. */
  list(most: number): Promise<readonly (Omit<SwitchEdit, "at"> & { readonly at: Date })[]>;
  /** Keeps others from changing them until the transaction ends. */
  lock(): Promise<void>;
  add(edit: Omit<KeptSwitches, "number">): Promise<void>;
}

/** Does something stand still that people would miss? Then they are told why. */
export const isAnythingOff = ({ creating, enginesOff, feed, readOnly }: Switches): boolean =>
  !creating || enginesOff.length > 0 || !feed || readOnly;

/** Refusal READ_ONLY. */
export function refuseReadOnly({ readOnly, sentence }: Switches): void {
  if (readOnly) throw new Refusal("READ_ONLY", { sentence });
}

/** Refusal CREATING_OFF. */
export function refuseCreating({ creating, sentence }: Switches): void {
  if (!creating) throw new Refusal("CREATING_OFF", { sentence });
}

/** Refusal FEED_OFF. */
export function refuseFeed({ feed, sentence }: Switches): void {
  if (!feed) throw new Refusal("FEED_OFF", { sentence });
}

/** Refusal CREATING_OFF when what makes it is switched off by itself. */
export function refuseEngine({ enginesOff, sentence }: Switches, engine: string): void {
  if (enginesOff.includes(engine)) throw new Refusal("CREATING_OFF", { sentence });
}
