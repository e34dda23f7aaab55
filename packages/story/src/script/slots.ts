import type { Random } from "@kinora/studio/scene/random";
import { article } from "./cast-figure.ts";
import type { Idea, Setting, StoryFigure } from "./idea.ts";

/** Slots by name; those without a value make lines unusable. */
export type AnySlots = Readonly<Record<string, string | undefined>>;

/** What lines may speak of; undefined = not yet, or not in this story. */
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
  /** "Bo", once the helper has come. */
  readonly helper: string | undefined;
  /** "a whale named Bo", until then. */
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

/** The words by which a sentence tells of its hero. */
export const figureSlots = ({ name, pronouns, intro, kind }: StoryFigure) => ({
  hero: name,
  ...pronouns,
  intro,
  kind,
});

/** The helper at the first mention: kind and, where it is one, name. */
export const introduceHelper = (helper: StoryFigure): string =>
  helper.entry.kind === "character" && !helper.name.startsWith("the ")
    ? `${helper.intro}${/^(?:his|her|its|their) /.test(helper.intro) ? "" : " named"} ${helper.name}`
    : helper.intro;

/** Where one goes without leaving: to its far side. */
export const settingSlots = (setting: Setting, away: Setting) => ({
  place: setting.name,
  at: setting.at,
  away: away.key === setting.key ? `the far side of ${setting.name}` : away.name,
});

/** "a lantern" once, "the lantern" from then on. */
export const propSlots = ({ prop }: Pick<Idea, "prop">, known: boolean) => ({
  prop: known ? prop : undefined,
  aProp: known ? undefined : article(prop),
});

const SLOT = /#(\w+)/g;

/** Whether every slot of a line can be filled. */
export function canTell(line: string, slots: AnySlots): boolean {
  return [...line.matchAll(SLOT)].every(([, name = ""]) => slots[name] !== undefined);
}

/** Capital letters behind full stops (not behind a quotation's question); no double spaces. */
function polish(text: string): string {
  return (
    text
      .replace(/\s+/g, " ")
      .replace(/\bthe the\b/gi, "the")
      // A quotation that asks has its stop already.
      .replace(/([?!]”)\./g, "$1")
      .trim()
      .replace(
        /(^|[.!?…] |[.]” |: “|\. “)(“?)(\p{Ll})/gu,
        (_, before: string, quote: string, letter: string) => before + quote + letter.toUpperCase(),
      )
  );
}

/** Tells a line. @throws RangeError when a slot of it is empty. */
export function tell(line: string, slots: AnySlots, random: Random): string {
  if (!canTell(line, slots)) throw new RangeError(`cannot tell: ${line}`);
  return polish(
    line.replace(/#(\w+)#/g, (_, name: string) => {
      // A draw for each slot, though there is one word to choose from: what a seed told it tells for good.
      random.next();
      return slots[name] ?? "";
    }),
  );
}
