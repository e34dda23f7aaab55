import type { ContentKind } from "@kinora/contracts/prompt/vocabulary";

/** How far back it is looked. */
export const USUAL_DAYS = 7;

/** How long a model has usually taken here lately. */
export interface UsualSeconds {
  /** Its key. */
  readonly model: string;
  readonly kind: ContentKind;
  readonly seconds: number;
}
