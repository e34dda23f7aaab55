import { isFinished } from "@kinora/contracts/creation/is-finished";
import type { PublicationStop } from "@kinora/contracts/publication/publication-vocabulary";
import type { CreationState } from "../creation/creation.ts";

/** A person, as whether they may publish depends on them. */
export interface Publisher {
  /** True when the account was suspended or erased. */
  readonly isClosed: boolean;
}

/** Returns why a work may not be published now; null when it may. */
export function obstacleTo(
  work: CreationState | null,
  publisher: Publisher | null,
): PublicationStop | null {
  if (!publisher || publisher.isClosed) return "account_closed";
  if (!work || work.purgedAt !== null || work.status === "deleted") return "work_gone";
  if (work.moderatorHidden || work.status === "rejected") return "work_restricted";
  if (work.status === "review") return "work_in_review";
  return isFinished(work.status) ? null : "work_gone";
}
