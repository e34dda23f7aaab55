import type { ContentKind } from "@kinora/contracts/prompt/vocabulary";

/** Number of days to look back. */
export const USUAL_DAYS = 7;

/** Typical recent duration of a model's jobs on this server. */
export interface UsualSeconds {
  /** Catalogue key. */
  readonly model: string;
  readonly kind: ContentKind;
  readonly seconds: number;
}
