import { setImmediate as pause } from "node:timers/promises";
import { planPlainly } from "@kinora/studio/plan/casting-set/plan-plainly";
import type { SceneSpec } from "@kinora/studio/scene/scene-spec";
import { namesOf, placeShows } from "./drawn-names.ts";
import { plural } from "./inflect.ts";
import type { Key, UnseenPrompt, WantedFigure, WantedRelation } from "./key.ts";
import { alikeColours, shareOfColour } from "./measure-colour.ts";
import { measureFigures, type SeenFigure } from "./measure-figures.ts";
import type { Aspect } from "./measures.ts";
import { standsSo } from "./stands-so.ts";
import type { Noun } from "./vocabulary.ts";

/** seen: visible in the picture; told: not visible, but reported to the user; lost: neither. */
export type Outcome = "seen" | "told" | "lost";

export interface Judgement {
  readonly aspect: Aspect;
  readonly outcome: Outcome;
  readonly words: string;
}

export interface JudgedPrompt {
  readonly prompt: UnseenPrompt;
  readonly spec: SceneSpec;
  readonly judgements: readonly Judgement[];
}

/**
 * Minimum fraction of the picture that a visible figure fills, and minimum fraction of it that is
 * uncovered.
 */
const LEAST_AREA = 0.01;
const LEAST_UNCOVERED = 0.6;
/** Minimum fraction of a figure that must have its colour. */
const LEAST_COLOURED = 0.2;

/** Plans the scene of a prompt with default settings. */
export const planUnseen = ({ text, seed }: UnseenPrompt): SceneSpec => planPlainly(text, seed);

/**
 * Evidence for judgements: the scene, what is visible, and which visible figures answer which
 * wanted ones.
 */
interface Evidence {
  readonly spec: SceneSpec;
  readonly told: (...words: readonly string[]) => boolean;
  readonly visible: readonly SeenFigure[];
  readonly answers: ReadonlyMap<WantedFigure, readonly SeenFigure[]>;
  /** Wanted figures for which something else was drawn. */
  readonly replaced: ReadonlySet<WantedFigure>;
}

/** Judges prompts in sequence. Yields between pictures so that their memory can be freed. */
export async function judgePrompts(prompts: readonly UnseenPrompt[]): Promise<JudgedPrompt[]> {
  const judged: JudgedPrompt[] = [];
  for (const prompt of prompts) {
    judged.push(judgePrompt(prompt));
    await pause();
  }
  return judged;
}

/** Draws the scene planned for a prompt and compares what is visible with the prompt's key. */
export function judgePrompt(prompt: UnseenPrompt, spec = planUnseen(prompt)): JudgedPrompt {
  const notices = [...spec.missing, ...(spec.approximations ?? []).map(({ words }) => words)]
    .join(" | ")
    .toLowerCase();
  const told = (...words: readonly string[]) =>
    words.some((word) => notices.includes(word.toLowerCase()));
  const visible = measureFigures(spec).filter(
    ({ area, uncovered }) => area >= LEAST_AREA && uncovered >= LEAST_UNCOVERED,
  );
  const evidence = { spec, told, visible, ...findAnswers(prompt.key, visible, told) };
  const judgements = [
    ...prompt.key.figures.flatMap((wanted) => judgeFigure(wanted, evidence)),
    ...prompt.key.relations.map((relation) => judgeRelation(relation, evidence)),
    ...prompt.key.absent.map((noun) => judgeAbsence(noun, evidence)),
    ...judgeSetting(prompt.key, evidence),
  ];
  return { prompt, spec, judgements };
}

const formsOf = ({ word }: Noun) => [word, plural(word)];

const overlaps = (names: ReadonlySet<string>, others: ReadonlySet<string>) =>
  [...names].some((name) => others.has(name));

/**
 * Assigns every visible figure to the first that wants it: the thing itself, then related things,
 * which must be reported, then whatever was drawn for its words, which can at least show the deed.
 */
function findAnswers(
  key: Key,
  visible: readonly SeenFigure[],
  told: Evidence["told"],
): Pick<Evidence, "answers" | "replaced"> {
  const answers = new Map<WantedFigure, SeenFigure[]>();
  const replaced = new Set<WantedFigure>();
  const free = new Set(visible);
  const claim = (wanted: WantedFigure, fits: (figure: SeenFigure) => boolean): boolean => {
    const found = answers.has(wanted) ? [] : [...free].filter(fits);
    for (const figure of found) free.delete(figure);
    if (found.length > 0) answers.set(wanted, found);
    return found.length > 0;
  };
  for (const wanted of key.figures)
    claim(wanted, ({ member }) => overlaps(namesOf(member.subject), wanted.noun.same));
  for (const wanted of key.figures)
    if (told(...formsOf(wanted.noun)))
      claim(wanted, ({ member }) => overlaps(namesOf(member.subject), wanted.noun.kin));
  for (const wanted of key.figures) {
    const ofWords = ({ member: { words } }: SeenFigure) =>
      formsOf(wanted.noun).some((form) => words.toLowerCase().split(" ").includes(form));
    if (claim(wanted, ofWords)) replaced.add(wanted);
  }
  return { answers, replaced };
}

/** Worn, or a separate thing on the wearer's head. */
function isDressed(
  { member, ...box }: SeenFigure,
  { words, shows, colour }: NonNullable<WantedFigure["garment"]>,
  visible: readonly SeenFigure[],
): boolean {
  const fits = (item: string, dyed: string | undefined) =>
    shows.some((each) => each === item) &&
    (colour === undefined || (dyed !== undefined && alikeColours(dyed, colour)));
  const names = new Set([...shows, lastWord(words)]);
  return (
    member.wears?.some(({ item, colour: dyed }) => fits(item, dyed)) === true ||
    visible.some(
      (other) =>
        overlaps(namesOf(other.member.subject), names) &&
        standsSo("on", other, [{ member, ...box }]),
    )
  );
}

const outcomeOf = (seen: boolean, told: boolean): Outcome =>
  seen ? "seen" : told ? "told" : "lost";

/** Stems contained in any notice about a deed: "gallop" for galloping. */
const stemsOf = (ing: string) =>
  [ing, ing.replace(/ing\b.*/, "")].filter(({ length }) => length > 2);

function judgeFigure(wanted: WantedFigure, evidence: Evidence): Judgement[] {
  const { noun, count, deed, colour, garment } = wanted;
  const { spec, told } = evidence;
  const figures = evidence.answers.get(wanted) ?? [];
  const named = told(...formsOf(noun));
  const judgements: Judgement[] = [
    {
      aspect: "subject",
      words: noun.word,
      outcome: outcomeOf(
        (figures.length > 0 && !evidence.replaced.has(wanted)) || placeShows(spec.place, noun),
        named,
      ),
    },
  ];
  const judge = (aspect: Aspect, words: string, seen: boolean, ...forms: readonly string[]) =>
    judgements.push({ aspect, words, outcome: outcomeOf(seen, named || told(words, ...forms)) });
  if (count !== undefined) {
    const { length } = figures;
    judge("count", count.words, count.exact ? length === count.least : length >= count.least);
  }
  if (deed !== undefined && deed.shows.length > 0)
    judge(
      "action",
      deed.ing,
      figures.some(({ member }) => deed.shows.includes(member.action)),
      ...stemsOf(deed.ing),
    );
  if (colour !== undefined)
    judge(
      "colour",
      colour.words,
      figures.some(({ member }) => shareOfColour(member, spec, colour.colour) >= LEAST_COLOURED),
    );
  if (garment !== undefined)
    judge(
      "clothes",
      garment.words,
      figures.some((figure) => isDressed(figure, garment, evidence.visible)),
    );
  return judgements;
}

function judgeRelation({ stands, of, to }: WantedRelation, { answers, told }: Evidence): Judgement {
  const ones = answers.get(of) ?? [];
  const others = to.map((wanted) => answers.get(wanted) ?? []);
  const [first = [], second] = others;
  const seen = ones.some((one) =>
    first.some((other) =>
      second === undefined
        ? standsSo(stands, one, [other])
        : second.some((third) => standsSo(stands, one, [other, third])),
    ),
  );
  const parties = [of, ...to];
  return {
    aspect: "relation",
    words: `${of.noun.word} ${stands} ${to.map(({ noun }) => noun.word).join(", ")}`,
    outcome: outcomeOf(
      seen,
      parties.some(({ noun }) => told(...formsOf(noun))),
    ),
  };
}

function judgeAbsence(noun: Noun, { visible, told }: Evidence): Judgement {
  const there = visible.some(({ member }) => overlaps(namesOf(member.subject), noun.same));
  return {
    aspect: "absence",
    words: noun.word,
    outcome: outcomeOf(!there, told(...formsOf(noun))),
  };
}

/** The noun of "in a bakery", as a notice would mention it. */
const lastWord = (words: string) => words.split(" ").at(-1) ?? words;

function judgeSetting({ place, time, weather }: Key, { spec, told }: Evidence): Judgement[] {
  const judgements: Judgement[] = [];
  if (place !== undefined) {
    const named = told(lastWord(place.words), place.words);
    const seen = place.shows.includes(spec.place) || (named && place.near.includes(spec.place));
    judgements.push({ aspect: "place", words: place.words, outcome: outcomeOf(seen, named) });
  }
  if (time !== undefined)
    judgements.push({
      aspect: "time",
      words: time.words,
      outcome: outcomeOf(time.shows.includes(spec.time), told(lastWord(time.words))),
    });
  if (weather !== undefined)
    judgements.push({
      aspect: "weather",
      words: weather.words,
      outcome: outcomeOf(weather.shows.includes(spec.weather), told(lastWord(weather.words))),
    });
  return judgements;
}
