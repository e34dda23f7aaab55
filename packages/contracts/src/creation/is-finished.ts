import type { ContentStatus } from "./creation.ts";

/** A work that is done and usable; `scheduled` only says besides that posts of it are to come. */
export const isFinished = (status: ContentStatus | null): boolean =>
  status === null || status === "scheduled";
