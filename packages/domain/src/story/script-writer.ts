import type { Board, StorySettings } from "@kinora/contracts/story/board";

/** Input for a script. */
export interface ScriptOrder {
  readonly prompt: string;
  /** The user's own text, which is split into scenes but never rewritten. */
  readonly script: string | null;
  readonly settings: StorySettings;
  /** How it is told: for writers that understand it, and never told itself. */
  readonly guidance?: string;
}

export interface ScriptWriter {
  /** Rejects with InputRefused when the order is unusable. */
  write(order: ScriptOrder): Promise<Board>;
}

/** Returns whether the script is the user's own text. */
export const hasOwnWords = ({ script }: Pick<ScriptOrder, "script">): boolean =>
  script !== null && script.trim() !== "";
