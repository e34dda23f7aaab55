import type { Approximation } from "../scene/scene-spec.ts";
import type { Mention } from "./mention.ts";
import type { Open } from "./open-words.ts";

/** Maximum number of figures of one mention. */
const MOST = 6;

/** Creates the mention of a noun, with the modifiers before it and the noun it forms a compound with. */
export function createMention(
  open: Open,
  compound: Mention | undefined,
  noun: {
    readonly subject: string;
    readonly approximation: Approximation | undefined;
    readonly written: string;
    readonly count: number;
    readonly colour: string | undefined;
    readonly text: string | undefined;
    readonly relation: Mention["relation"];
    readonly listed: Mention | undefined;
  },
): Mention {
  const { subject, approximation, written, count, colour, text, relation, listed } = noun;
  const words = [...(compound === undefined ? [] : [compound.words]), ...open.words, written];
  return {
    subject,
    words: words.join(" "),
    count: Math.min(MOST, Math.max(1, count)),
    ...(open.exact ? { wanted: count } : {}),
    ...(open.single && count === 1 ? { single: true } : {}),
    size: open.size * (compound?.size ?? 1),
    colour,
    action: open.action ?? compound?.action,
    emotion: open.emotion ?? compound?.emotion,
    wears: [],
    family: open.words.includes("family") || written === "family",
    approximation,
    text,
    relation: relation ?? compound?.relation,
    ...(listed === undefined ? {} : { after: listed }),
  };
}
