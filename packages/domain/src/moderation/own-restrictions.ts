import type { OwnRestriction } from "@kinora/contracts/moderation/own-restriction";
import type { RestrictionFound } from "./appeal-store.ts";

/** A decision that hides a person's work. */
export interface OwnRestrictionFound
  extends RestrictionFound,
    Pick<OwnRestriction, "creationId" | "kind" | "title" | "mayAppeal"> {
  readonly madeAt: Date;
}

/** Reads the restrictions of a person's works. */
export type ReadOwnRestrictions = (query: {
  readonly userId: string;
  /** Only decisions before this one; null to start with the newest. */
  readonly before: number | null;
  readonly most: number;
}) => Promise<readonly OwnRestrictionFound[]>;
