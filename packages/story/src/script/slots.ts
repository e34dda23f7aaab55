import type { Random } from "@kinora/studio/scene/random";
import { article } from "./cast-figure.ts";
import type { Idea, Setting, StoryFigure } from "./idea.ts";

/** Slots by name; a line with an undefined slot cannot be used. */
export type AnySlots = Readonly<Record<string, string | undefined>>;

/** Slots that lines may use; undefined = not yet, or not in this story. */
export interface Slots extends AnySlots {
  readonly hero: string;
  readonly they: string;
  readonly them: string;
  readonly their: string;
  readonly themself: string;
  readonly was: string;
  /** "a lonely lighthouse keeper" */
  readonly intro: string;
  /** "lighthouse keeper" */
  readonly kind: string;
  /** "Bo", after the helper has appeared. */
  readonly helper: string | undefined;
  /** "a whale named Bo", before that. */
  readonly helperIntro: string | undefined;
  readonly place: string;
  readonly at: string;
  readonly away: string;
  readonly prop: string | undefined;
  readonly aProp: string | undefined;
  /** "befriend a whale" */
  readonly wish: string;
  /** "befriended a whale" */
  readonly won: string;
  /** "the storm" */
  readonly trouble: string | undefined;
  /** "a storm came rolling in" */
  readonly came: string;
}

/** Slots that refer to a figure. */
export const figureSlots = ({ name, pronouns, intro, kind }: StoryFigure) => ({
  hero: name,
  ...pronouns,
  intro,
  kind,
});

/** Introduces the helper by kind, with the name where it has one. */
export const introduceHelper = (helper: StoryFigure): string =>
  helper.entry.kind === "character" && !helper.name.startsWith("the ")
    ? `${helper.intro}${/^(?:his|her|its|their) /.test(helper.intro) ? "" : " named"} ${helper.name}`
    : helper.intro;

/** Slots for the places; when the destination is the setting, it is the far side of it. */
export const settingSlots = (setting: Setting, away: Setting) => ({
  place: setting.name,
  at: setting.at,
  away: away.key === setting.key ? `the far side of ${setting.name}` : away.name,
});

/** "a lantern" at first, "the lantern" once known. */
export const propSlots = ({ prop }: Pick<Idea, "prop">, known: boolean) => ({
  prop: known ? prop : undefined,
  aProp: known ? undefined : article(prop),
});

const SLOT = /#(\w+)/g;

/** Returns true when every slot of a line has a value. */
export function canTell(line: string, slots: AnySlots): boolean {
  return [...line.matchAll(SLOT)].every(([, name = ""]) => slots[name] !== undefined);
}

/** Capitalises after full stops (but not after a quoted question) and removes double spaces. */
function polish(text: string): string {
  return (
    text
      .replace(/\s+/g, " ")
      .replace(/\bthe the\b/gi, "the")
      // A quotation that ends in a question or exclamation mark needs no full stop.
      .replace(/([?!]”)\./g, "$1")
      .trim()
      .replace(
        /(^|[.!?…] |[.]” |: “|\. “)(“?)(\p{Ll})/gu,
        (_, before: string, quote: string, letter: string) => before + quote + letter.toUpperCase(),
      )
  );
}

/** Fills the slots of a line. @throws RangeError when one of its slots is empty. */
export function tell(line: string, slots: AnySlots, random: Random): string {
  if (!canTell(line, slots)) throw new RangeError(`cannot tell: ${line}`);
  return polish(
    line.replace(/#(\w+)#/g, (_, name: string) => {
      // Draws a number for each slot, even with only one value, so that a seed keeps producing the
      // same text.
      random.next();
      return slots[name] ?? "";
    }),
  );
}
