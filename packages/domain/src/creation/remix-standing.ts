import type { Remixing } from "@kinora/contracts/creation/remixing";
import type { RemixAudience } from "@kinora/contracts/remix/remix";

/** What decides whether a person may remix a work. */
export interface RemixStanding {
  readonly isOwn: boolean;
  /** Chosen for the work, or else the default of its author. */
  readonly audience: RemixAudience;
  readonly follows: boolean;
  /** One of the two has blocked the other. */
  readonly blocked: boolean;
}

export interface RemixStandings {
  /** Null when there is no such work. */
  standing(creationId: string, readerId: string | null): Promise<RemixStanding | null>;
}

/** The single place that decides who may remix a work; that they see it is a condition of its own. */
export function remixingOf({ isOwn, audience, follows, blocked }: RemixStanding): Remixing {
  if (isOwn) return "open";
  if (blocked || audience === "nobody") return "closed";
  return audience === "everybody" || follows ? "open" : "followers";
}
