import type { CastEntry } from "@kinora/contracts/story/board";
import { CAST_LOOK_MAX, CAST_NAME_MAX } from "@kinora/contracts/story/story-limits";
import { ANIMALS } from "@kinora/studio/cast/catalogue/animals";
import { subjectOf } from "@kinora/studio/cast/catalogue/catalogue";
import { PEOPLE } from "@kinora/studio/cast/catalogue/people";
import { PROFESSIONS } from "@kinora/studio/cast/catalogue/professions";
import type { Subject } from "@kinora/studio/cast/catalogue/subject";
import { LEXICON } from "@kinora/studio/read/lexicon/lexicon";
import { COLOUR_WORDS, COUNT_WORDS, SIZE_WORDS } from "@kinora/studio/read/lexicon/modifier-words";
import { isPlural, singularForms } from "@kinora/studio/read/lexicon/singular-forms";
import type { Mention } from "@kinora/studio/read/mention";
import type { Random } from "@kinora/studio/scene/random";
import type { Pronouns, StoryFigure } from "./idea.ts";
import { chooseName, type NameKind } from "./names.ts";
import { dressUp } from "./wardrobe.ts";

const LIVING = new Set([...ANIMALS, ...PEOPLE, ...PROFESSIONS].map(({ key }) => key));
const BEINGS = new Set(["ghost", "pixel-monster", "dragon", "goblin-mask", "snowman"]);
const PERSONS = new Set([...PEOPLE, ...PROFESSIONS].map(({ key }) => key));
const MACHINES = new Set(["robot", "pixel-monster"]);
const SHE =
  /^(?:girl|woman|old-woman|mrs-claus|princess|witch|elf-queen|vampiress|bride|blonde|nurse|mermaid|djinnia|superheroine|villainess|businesswoman|policewoman|curly-woman|red-haired-woman|white-haired-woman|woman-.*|.*-woman)$/;
const HE =
  /^(?:boy|man|old-man|santa|king|prince|groom|merman|schoolmaster|maharaja|.*-man|red-haired-man)$/;

/** Returns true when a subject can want and do something. */
export const isLiving = (key: string) => LIVING.has(key) || BEINGS.has(key);
/** Returns true when a subject is a human being, who gets a person's name. */
export const isPerson = (key: string) => PERSONS.has(key) && !MACHINES.has(key);

const pronounsOf = (they: string, them: string, their: string, themself: string, was: string) => ({
  they,
  them,
  their,
  themself,
  was,
});
const PRONOUNS = {
  she: pronounsOf("she", "her", "her", "herself", "was"),
  he: pronounsOf("he", "him", "his", "himself", "was"),
  they: pronounsOf("they", "them", "their", "themself", "were"),
  many: pronounsOf("they", "them", "their", "themselves", "were"),
  it: pronounsOf("it", "it", "its", "itself", "was"),
} satisfies Record<string, Pronouns>;

/** Words for relatives and similar roles that the studio draws as a person. */
const FEMALE =
  /\b(?:sister|daughter|mother|mom|mum|mama|grandmother|grandma|granny|aunt|auntie|niece|wife|lady|queen|girl|woman|heroine)s?$/i;
const MALE =
  /\b(?:brother|son|father|dad|papa|grandfather|grandpa|uncle|nephew|husband|king|boy|man|gentleman)s?$/i;
const YOUNG = /\b(?:sister|daughter|niece|brother|son|nephew)s?$/i;
/** Subjects drawn as they are, never replaced by another person. */
const PLAIN_PERSON = /^(?:girl|boy|woman|man|old-woman|old-man)$/;
const OLD = /^(?:grand\w+|granny)$/i;

/** Returns "she" or "he" when the prompt uses one of them. */
export function genderOf(prompt: string): "she" | "he" | undefined {
  if (/\b(?:she|her|herself)\b/i.test(prompt)) return "she";
  return /\b(?:he|his|him|himself)\b/i.test(prompt) ? "he" : undefined;
}

const VOICED = { she: "female", he: "male" } as const;

/** Returns the pronoun implied by the words, or by the subject drawn for them. */
function sheOrHe(words: string, key = LEXICON.get(words)?.subject ?? ""): "she" | "he" | undefined {
  if (SHE.test(key) || FEMALE.test(words)) return "she";
  return HE.test(key) || MALE.test(words) ? "he" : undefined;
}

const MODIFIERS = new Set([
  ...Object.keys(COLOUR_WORDS),
  ...Object.keys(SIZE_WORDS),
  ...Object.keys(COUNT_WORDS),
]);
const bare = (words: string) => {
  const all = words.split(" ").filter((word) => !/^\d+$/.test(word));
  const kept = all.filter(
    (word, index) => index === all.length - 1 || !MODIFIERS.has(word.toLowerCase()),
  );
  return kept.join(" ").replace(/^of /, "");
};

const MASS =
  /\b(?:honey|bread|coffee|milk|cheese|chocolate|rice|money|tea|butter|salad|popcorn|wine|beer|juice|spaghetti|sushi|ramen|corn|wheat|garlic|bamboo|coral|cake batter|jam|soup|stew|snow|treasure|garbage|music)$/i;

/** Adds "a" or "an" to a noun that takes an article. */
export const article = (words: string) =>
  MASS.test(words) || (/[^s]s$/.test(words) && isPlural(words.split(" ").at(-1) ?? ""))
    ? words
    : /^(?:[aeio]|un(?!i|e)|u[^ns]|h(?:our|onest))/i.test(words)
      ? `an ${words}`
      : `a ${words}`;

/** Chooses the words for drawing a person who has no picture of their own. */
function personFor(words: string, gender: "she" | "he" | undefined, random: Random): string {
  if (YOUNG.test(words) && gender !== undefined) return gender === "she" ? "girl" : "boy";
  if (OLD.test(words) && gender !== undefined) return gender === "she" ? "old woman" : "old man";
  if (gender === "she") return random.pick(["woman", "curly haired woman", "old woman"]);
  if (gender === "he") return random.pick(["man", "bearded man", "old man"]);
  return random.pick(["bearded man", "curly haired woman", "woman", "old man", "old woman"]);
}

function nameKindOf(subject: Subject, gender: "she" | "he" | undefined): NameKind {
  if (MACHINES.has(subject.key)) return "machine";
  if (isPerson(subject.key)) return gender ?? "anybody";
  return "creature";
}

/** Turns the last word into its singular: "kittens" into "kitten". */
export function singular(words: string): string {
  const all = words.split(" ");
  const last = all.pop() ?? "";
  const form = singularForms(last).find(
    (each) => each !== last && LEXICON.get(each)?.subject !== undefined,
  );
  return [...all, form ?? singularForms(last).at(-1) ?? last].join(" ");
}

const PLAIN_THINGS = [
  "a thing that nobody had looked at twice",
  "a plain thing with a large heart",
  "small, ordinary and quite unafraid",
] as const;

/** Facts known about a figure before it is named. */
export interface Casting {
  readonly mention: Mention;
  /** The prompt's phrase for it; undefined when there is none. */
  readonly phrase: string | undefined;
  /** The name given in the prompt. */
  readonly name: string | undefined;
  readonly gender: "she" | "he" | undefined;
  /** True when the prompt calls it "it". */
  readonly neuter?: boolean;
  /** True when it is drawn without a distinguishing garment. */
  readonly undressed?: boolean;
}

/** Names and garment colours already in use. */
export interface Taken {
  readonly names: string[];
  readonly colours: string[];
}

/**
 * Creates a figure for a mention in the prompt: its name, its look for every scene and its
 * pronouns.
 */
export function castFigure(
  { mention, phrase, name, gender, neuter = false, undressed = false }: Casting,
  taken: Taken,
  random: Random,
): StoryFigure {
  const subject = subjectOf(mention.subject);
  const own = sheOrHe(mention.words, subject.key);
  const stranger = isPerson(subject.key) && mention.approximation !== undefined;
  const many = mention.count > 1;
  const group = many ? phrase : undefined;
  const words = mention.words.replace(/['’]s$/, "");
  const kind = bare(words);
  const plain = PLAIN_PERSON.test(subject.key) ? subject.words[0] : undefined;
  const drawn =
    stranger && !many ? (plain ?? personFor(words, own ?? gender, random.fork("person"))) : words;
  const noun =
    subject.key === "person" && !many && !stranger
      ? personFor(words, own ?? gender, random.fork("person"))
      : drawn;
  const look = `${many ? noun : article(noun)}${undressed ? "" : dressUp(subject, mention.wears, taken.colours, random.fork("dress"))}`;
  const living = isLiving(subject.key);
  // A named creature is a "she" or a "he".
  const isCreature = living && !many && !isPerson(subject.key) && !MACHINES.has(subject.key);
  const heard =
    own ??
    (living ? gender : undefined) ??
    (isCreature && !neuter ? random.fork("pronoun").pick(["she", "he"] as const) : undefined);
  const called =
    name ??
    (many || !living
      ? (group ?? `the ${words}`)
      : chooseName(nameKindOf(subject, own ?? gender), taken.names, random.fork("name"), heard));
  taken.names.push(called);
  const pronouns = many
    ? PRONOUNS.many
    : heard !== undefined
      ? PRONOUNS[heard]
      : isPerson(subject.key)
        ? PRONOUNS.they
        : PRONOUNS.it;
  // A thing without a given name is already called by its kind, so its introduction must not repeat it.
  const intro =
    name === undefined && !many && !living
      ? random.fork("intro").pick(PLAIN_THINGS)
      : (phrase ?? (many ? words : article(words)));
  const entry: CastEntry = {
    id: `cast-${taken.names.length}`,
    kind: living ? "character" : "prop",
    name: [...called].slice(0, CAST_NAME_MAX).join("").trim(),
    look: [...look].slice(0, CAST_LOOK_MAX).join("").trim(),
    voice: null,
  };
  // When the words leave the gender open, the voice follows the drawing.
  const voiced = many ? undefined : (heard ?? (isPerson(subject.key) ? sheOrHe(noun) : undefined));
  return {
    ...{ name: entry.name, intro, kind, look: entry.look, pronouns, entry },
    ...{ subject: subject.key, gender: voiced && VOICED[voiced] },
  };
}
