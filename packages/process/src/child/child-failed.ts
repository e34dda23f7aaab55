/**
 * died: it ended before it answered · silent, time: it hung, or took longer than allowed · memory:
 * it took more than allowed.
 */
export type ChildFailure = "died" | "silent" | "time" | "memory";

/**
 * A child that gave no answer. The cause is its last output on standard error, which must not be
 * logged.
 */
export class ChildFailed extends Error {
  readonly kind: ChildFailure;

  constructor(kind: ChildFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "ChildFailed";
    this.kind = kind;
  }
}
