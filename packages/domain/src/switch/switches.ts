import type { SwitchEdit, Switches } from "@kinora/contracts/switch/switch";
import { Refusal } from "../refusal.ts";

/** Switches of a server that has never changed them. */
export const ALL_OPEN: Switches = {
  ...{
    signUps: "open",
    creating: true,
    enginesOff: [],
    feed: true,
    awards: true,
    gifts: true,
    webShopIn: [],
    readOnly: false,
    sentence: "",
  },
};

export interface KeptSwitches extends Switches {
  readonly number: number;
  readonly at: Date;
  readonly by: string | null;
}

export interface SwitchStore {
  /** Returns the current switches; null when they were never changed. */
  current(): Promise<(Switches & { readonly number: number }) | null>;
  /** Newest first, with handles. */
  list(most: number): Promise<readonly (Omit<SwitchEdit, "at"> & { readonly at: Date })[]>;
  /** Locks the switches until the transaction ends. */
  lock(): Promise<void>;
  add(edit: Omit<KeptSwitches, "number">): Promise<void>;
}

/** Returns whether something is off that users would miss and must be told about. */
export const isAnythingOff = ({
  creating,
  enginesOff,
  feed,
  awards,
  gifts,
  readOnly,
}: Switches): boolean =>
  !creating || enginesOff.length > 0 || !feed || !awards || !gifts || readOnly;

/** Refusal READ_ONLY when the server is read-only. */
export function refuseReadOnly({ readOnly, sentence }: Switches): void {
  if (readOnly) throw new Refusal("READ_ONLY", { sentence });
}

/** Refusal CREATING_OFF when creating is off. */
export function refuseCreating({ creating, sentence }: Switches): void {
  if (!creating) throw new Refusal("CREATING_OFF", { sentence });
}

/** Refusal FEED_OFF when the feed is off. */
export function refuseFeed({ feed, sentence }: Switches): void {
  if (!feed) throw new Refusal("FEED_OFF", { sentence });
}

/** Refusal AWARDS_OFF when awards are off. */
export function refuseAwards({ awards, sentence }: Switches): void {
  if (!awards) throw new Refusal("AWARDS_OFF", { sentence });
}

/** Refusal GIFTS_OFF when gifts are off. */
export function refuseGifts({ gifts, sentence }: Switches): void {
  if (!gifts) throw new Refusal("GIFTS_OFF", { sentence });
}

/** Refusal CREATING_OFF when this engine is switched off. */
export function refuseEngine({ enginesOff, sentence }: Switches, engine: string): void {
  if (enginesOff.includes(engine)) throw new Refusal("CREATING_OFF", { sentence });
}
