import { subjectOf } from "../cast/catalogue/catalogue.ts";
import type { Action } from "../scene/scene-spec.ts";
import type { Relation } from "./lexicon/relation-words.ts";
import { isAlive, type Mention } from "./mention.ts";

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

/** Relations of figures that are named together. */
const TOGETHER: ReadonlySet<string> = new Set(["beside", "with"]);

/** Relations of a whole figure, with all that it holds. */
const OF_HOLDER: ReadonlySet<string> = new Set(["under", "behind", "before", "beside", "above"]);

/** Returns the figure that a relation is about: in "a girl with a kite under a tree", the girl. */
export const attachTo = (last: Mention | undefined, kind: Relation | undefined) =>
  kind !== undefined && OF_HOLDER.has(kind) && last?.relation?.kind === "hold"
    ? last.relation.to
    : last;

/** A vehicle beside somebody does nothing that a verb after it says. */
const isMachine = ({ subject }: Mention) =>
  ["engine", "vessel", "craft"].includes(subjectOf(subject).rig);

/** Returns the figure that a singular verb after a clause belongs to: the fox of "a fox in a box". */
export function lastSubject(clause: readonly Mention[]): Mention | undefined {
  let last = clause.at(-1);
  while (last?.relation !== undefined && (!TOGETHER.has(last.relation.kind) || isMachine(last)))
    last = last.relation.to;
  return last !== undefined && isAlive(last) ? last : clause.findLast(isAlive);
}

/**
 * Returns who does what a verb says. The third person singular has one subject: in "a bear holds a
 * cup and a fox sings" the bear does not sing.
 */
export function doersOf(
  relative: ObjectRelative | undefined,
  clause: readonly Mention[],
  verb: string,
): readonly Mention[] {
  if (relative?.doer !== undefined) return [relative.done === true ? relative.head : relative.doer];
  const subject = /[^s]s$/.test(verb) ? lastSubject(clause) : undefined;
  return subject === undefined || subject.count > 1 ? clause : [subject];
}

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

/**
 * Gives a deed to all who do nothing yet. False when it is not seen, because everybody does
 * something else and no object (`tells`) shows it.
 */
export function giveDeed(
  doers: readonly Mention[],
  action: Action,
  words: string,
  tells: boolean,
): boolean {
  // Whoever stands may do something else as well.
  const idle = doers.filter(({ action: does }) => does === undefined || does === "idle");
  for (const mention of idle) {
    mention.action = action;
    // What is held shows the holding, whatever else its holder does.
    if (tells || action !== "hold") mention.deed = words;
  }
  const shown = idle.length > 0 || doers.some((mention) => mention.action === action);
  return shown || !tells || action === "idle";
}

/** Puts a thing that comes with another on top of it: "a cake with a cherry on top". */
export function putOnTop(item: Mention | undefined): boolean {
  if (item?.relation?.kind !== "with") return false;
  item.relation = { ...item.relation, kind: "top" };
  return true;
}

/** Returns the relation of a new figure to an earlier one, if there are both. */
export const relationTo = (
  to: Mention | undefined,
  kind: Relation | undefined,
  close: boolean,
): Mention["relation"] =>
  kind === undefined || to === undefined ? undefined : { kind, to, ...(close ? { close } : {}) };
