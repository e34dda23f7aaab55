import type { z } from "zod";
import { shownDigest } from "../moderation/board-case.ts";
import { sharedBoard } from "./shared-board.ts";

/** GET /api/moderation/boards/{id}: a board as the staff sees it. */
export const lookedAtBoard = sharedBoard
  .extend({
    /** Identifies what it shows. */
    digest: shownDigest,
  })
  .meta({ id: "LookedAtBoard" });
export type LookedAtBoard = z.infer<typeof lookedAtBoard>;
