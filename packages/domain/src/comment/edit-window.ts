import { COMMENT_EDIT_MINUTES } from "@kinora/contracts/comment/comment-limits";

/** When a comment can no longer be changed: this moment itself is too late. */
export const editableUntil = (writtenAt: Date): Date =>
  new Date(writtenAt.getTime() + COMMENT_EDIT_MINUTES * 60_000);

export const isEditable = (writtenAt: Date, now: Date): boolean => now < editableUntil(writtenAt);
