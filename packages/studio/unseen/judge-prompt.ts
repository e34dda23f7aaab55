import { setImmediate as pause } from "node:timers/promises";
import { planPlainly } from "@kinora/studio/plan/casting-set/plan-plainly";
import type { SceneSpec } from "@kinora/studio/scene/scene-spec";
import { namesOf, placeShows } from "./drawn-names.ts";
import { type Evidence, findUninvited, gatherEvidence, overlaps } from "./evidence.ts";
import { judgeSetting, lastWord } from "./judge-setting.ts";
import { type Judgement, outcomeOf } from "./judgement.ts";
import type { UnseenPrompt, WantedFigure, WantedRelation } from "./key.ts";
import { alikeColours, shareOfColour } from "./measure-colour.ts";
import type { SeenFigure } from "./measure-figures.ts";
import type { Aspect } from "./measures.ts";
import { formsOf } from "./read-notices.ts";
import { standsSo } from "./stands-so.ts";
import type { Noun } from "./vocabulary.ts";

export interface JudgedPrompt {
  readonly prompt: UnseenPrompt;
  readonly spec: SceneSpec;
  readonly judgements: readonly Judgement[];
  /** Words of the prompt for which a figure was drawn that they do not ask for. */
  readonly uninvited: readonly string[];
}

/** Minimum fraction of a figure that must have its colour. */
const LEAST_COLOURED = 0.2;

/** Plans the scene of a prompt with default settings. */
export const planUnseen = ({ text, seed }: UnseenPrompt): SceneSpec => planPlainly(text, seed);

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
  const evidence = gatherEvidence(prompt, spec);
  const judgements = [
    ...prompt.key.figures.flatMap((wanted) => judgeFigure(wanted, evidence)),
    ...prompt.key.relations.map((relation) => judgeRelation(relation, evidence)),
    ...prompt.key.absent.map((noun) => judgeAbsence(noun, evidence)),
    ...judgeSetting(prompt.key, spec, evidence.notices),
  ];
  return { prompt, spec, judgements, uninvited: findUninvited(prompt, evidence) };
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

/** The stems of a deed as a notice may mention it: "danc" for dancing, "swim" for swimming. */
const stemsOf = (ing: string) => {
  const stem = ing.replace(/ing\b.*/, "");
  return [stem, stem.replace(/([b-df-hj-np-tv-z])\1$/, "$1")];
};

function judgeFigure(wanted: WantedFigure, evidence: Evidence): Judgement[] {
  const { noun, count, deed, colour, garment } = wanted;
  const { spec, notices } = evidence;
  const figures = evidence.answers.get(wanted) ?? [];
  const named = notices.tell(...formsOf(noun));
  // What is told not to be drawn at all is told with everything it should do or wear.
  const absent = named && figures.length === 0;
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
  const judge = (aspect: Aspect, words: string, seen: boolean, told = notices.tell(words)) =>
    judgements.push({ aspect, words, outcome: outcomeOf(seen, absent || told) });
  if (count !== undefined) {
    const { length } = figures;
    judge("count", count.words, count.exact ? length === count.least : length >= count.least);
  }
  if (deed !== undefined && deed.shows.length > 0)
    judge(
      "action",
      deed.ing,
      figures.some(({ member }) => deed.shows.includes(member.action)),
      notices.tellStem(...stemsOf(deed.ing)),
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

function judgeRelation(
  { stands, of, to }: WantedRelation,
  { answers, notices }: Evidence,
): Judgement {
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
  const absent = parties.some(
    (wanted) => !answers.has(wanted) && notices.tell(...formsOf(wanted.noun)),
  );
  return {
    aspect: "relation",
    words: `${of.noun.word} ${stands} ${to.map(({ noun }) => noun.word).join(", ")}`,
    outcome: outcomeOf(seen, absent || to.some(({ noun }) => notices.tellTogether(of.noun, noun))),
  };
}

function judgeAbsence(noun: Noun, { visible, notices }: Evidence): Judgement {
  const there = visible.some(({ member }) => overlaps(namesOf(member.subject), noun.same));
  return {
    aspect: "absence",
    words: noun.word,
    outcome: outcomeOf(!there, notices.tell(...formsOf(noun))),
  };
}
