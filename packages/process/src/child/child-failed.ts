/**
 * died: it ended before it answered · silent, time: it hung, or took longer than it may · memory: it took
 * more than it may.
 */
export type ChildFailure = "died" | "silent" | "time" | "memory";

/** A child that did not come to an answer. Its cause is what it last said on standard error, not for logs. */
export class ChildFailed extends Error {
  readonly kind: ChildFailure;

  constructor(kind: ChildFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "ChildFailed";
    this.kind = kind;
  }
}
