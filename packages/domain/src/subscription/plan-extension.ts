/** Days by which staff put off the next payment for a plan. */
export interface PlanExtension {
  readonly id: string;
  readonly subscriptionId: string;
  readonly days: number;
  /** Gems of months that begin in these days. */
  readonly gems: number;
  readonly reason: string;
  /** Null when their account is gone. */
  readonly askedById: string | null;
  readonly askedAt: Date;
  /** When the plan would have been paid again, and when it is instead. */
  readonly wasUntil: Date;
  readonly until: Date;
  readonly state: "asked" | "done" | "refused";
}

export interface ExtensionStore {
  /**
   * Adds it; returns the earlier one of this key instead. Null, and nothing is added, while another
   * one waits for its store.
   */
  add(extension: Omit<PlanExtension, "state">, key: string): Promise<PlanExtension | null>;
  find(id: string): Promise<PlanExtension | null>;
  /** Returns until when a plan is extended at most; null for never. */
  until(subscriptionId: string): Promise<Date | null>;
  findDue(now: Date, most: number): Promise<string[]>;
  setDue(id: string, at: Date): Promise<void>;
  /** False when it was stored before. */
  setDone(id: string): Promise<boolean>;
  setRefused(id: string, why: string): Promise<void>;
}

/** What a store is to do: the plan that would be paid again then is paid again later. */
export interface ExtensionWish {
  /** The store's id of the subscription. */
  readonly ref: string;
  /** Same for repeated requests of one intent. */
  readonly key: string;
  readonly days: number;
  readonly wasUntil: Date;
  readonly until: Date;
}

/** The store says no; nothing was changed. */
export class ExtensionRefused extends Error {
  override readonly name = "ExtensionRefused";
}

/** Stores keep the hour of the day where their clocks are put back or forward. */
const CLOCKS = 2 * 3_600_000;

/**
 * Returns what became of an extension by what the store says now: nothing yet, done, or overtaken by
 * a renewal or another change.
 */
export function extensionStanding(
  { wasUntil, until }: Pick<PlanExtension, "wasUntil" | "until">,
  now: { readonly periodStart: Date | null; readonly periodEnd: Date | null },
): "open" | "done" | "overtaken" {
  const isAt = (one: Date | null, other: Date) => one !== null && Math.abs(+one - +other) <= CLOCKS;
  if (isAt(now.periodEnd, wasUntil)) return "open";
  // A store may begin a period with the extension, also in the last minutes before it was due.
  const isRenewed = now.periodStart !== null && now.periodStart >= wasUntil;
  return isAt(now.periodEnd, until) && !isRenewed ? "done" : "overtaken";
}
