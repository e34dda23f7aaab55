import type { Board, StorySettings } from "@kinora/contracts/story/board";

/** What a script is written for. */
export interface ScriptOrder {
  readonly prompt: string;
  /** Words of one's own: split, never rewritten. */
  readonly script: string | null;
  readonly settings: StorySettings;
}

export interface ScriptWriter {
  /** Rejects with InputRefused when nothing can be made of an order. */
  write(order: ScriptOrder): Promise<Board>;
}

/** Is it split as it stands, rather than written? */
export const hasOwnWords = ({ script }: Pick<ScriptOrder, "script">): boolean =>
  script !== null && script.trim() !== "";
