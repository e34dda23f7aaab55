import type { Relation } from "./lexicon/relation-words.ts";
import type { Mention } from "./mention.ts";

/** Words that begin a clause with its own subject: "the owl that the boy watches". */
export const OBJECT_RELATIVES: ReadonlySet<string> = new Set(["that", "which", "who", "whom"]);

/** A relative clause with its own subject. */
export interface ObjectRelative {
  /** What the clause is about. */
  readonly head: Mention;
  /** The subject of the clause. */
  doer?: Mention;
  /** True after its verb; what follows is said of the head. */
  done?: boolean;
}

/** Returns who does what the next verb says. */
export const doersOf = (
  relative: ObjectRelative | undefined,
  clause: readonly Mention[],
): readonly Mention[] =>
  relative?.doer === undefined ? clause : [relative.done === true ? relative.head : relative.doer];

/**
 * Relates the head to the subject of its clause, after the clause's verb; false when that has
 * happened already, or there is none.
 */
export function closeRelative(
  relative: ObjectRelative | undefined,
  kind: Relation | undefined,
): boolean {
  if (relative?.doer === undefined || relative.done === true) return false;
  if (kind !== undefined) relative.head.relation ??= { kind, to: relative.doer };
  relative.done = true;
  return kind !== undefined;
}
