import type { SoldInPlay } from "./play-catalogue.ts";
import { invalidToken, playMissing } from "./play-error.ts";
import type { MessageForgery, PlayPlanRecord, PlayProductRecord } from "./play-records.ts";
import type { PlayState } from "./play-state.ts";

/**
 * The fate of a message: a minute late, sent twice, sent after the one that follows it, never sent,
 * or preceded by a copy that nobody may believe.
 */
export const MESSAGE_FAULTS = ["late", "twice", "reordered", "dropped"] as const;
export type MessageFault = (typeof MESSAGE_FAULTS)[number] | MessageForgery;

/** What every part of the simulator works on. */
export interface PlayWorld {
  readonly state: PlayState;
  readonly packageName: string;
  readonly catalogue: readonly SoldInPlay[];
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Most voided purchases in one answer. */
  readonly voidedPage: number;
  /** Faults of the next messages. */
  readonly messageFaults: (MessageFault | null)[];
}

/** Days after the end of a subscription for which Google still knows its token. */
const REMEMBERED = 60 * 86_400_000;

/** Returns a purchase by token. @throws PlayError */
export function findProduct({ state }: PlayWorld, token: string): PlayProductRecord {
  const found = state.products[readToken(token)];
  if (!found) throw playMissing();
  return found;
}

/** Returns a subscription by token. @throws PlayError, 410 when it is over for too long */
export function findPlan({ state, now }: PlayWorld, token: string): PlayPlanRecord {
  const found = state.plans[readToken(token)];
  if (!found) throw playMissing();
  const isOver = found.state === "EXPIRED" && found.expiryAt !== null;
  if (isOver && (found.expiryAt ?? 0) + REMEMBERED < now()) throw playMissing(410);
  return found;
}

/** What never was a token is another mistake than one that is not known. */
function readToken(token: string): string {
  if (!/^[a-z]{24}\.AO-J1O[\w-]+$/.test(token)) throw invalidToken();
  return token;
}
