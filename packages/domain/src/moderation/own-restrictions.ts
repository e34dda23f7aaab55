import type { OwnRestriction } from "@kinora/contracts/moderation/own-restriction";
import type { RestrictionFound } from "./appeal-store.ts";

/** A decision by which a work of somebody is out of sight. */
export interface OwnRestrictionFound
  extends RestrictionFound,
    Pick<OwnRestriction, "creationId" | "kind" | "title" | "mayAppeal"> {
  readonly madeAt: Date;
}

/** Reads what somebody's works are restricted by. */
export type ReadOwnRestrictions = (query: {
  readonly userId: string;
  /** Decisions before this one; null: from the newest on. */
  readonly before: number | null;
  readonly most: number;
}) => Promise<readonly OwnRestrictionFound[]>;
