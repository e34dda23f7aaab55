import type { SceneSpec } from "@kinora/studio/scene/scene-spec";
import { namesOf } from "./drawn-names.ts";
import type { Key, UnseenPrompt, WantedFigure } from "./key.ts";
import { measureFigures, type SeenFigure } from "./measure-figures.ts";
import { formsOf, readNotices, type ToldWords } from "./read-notices.ts";
import { standsSo } from "./stands-so.ts";

/**
 * Minimum fraction of the picture that a visible figure fills, and minimum fraction of it that is
 * uncovered.
 */
const LEAST_AREA = 0.01;
const LEAST_UNCOVERED = 0.6;
/**
 * Evidence for judgements: the scene, what is visible, and which visible figures answer which
 * wanted ones.
 */
export interface Evidence {
  readonly spec: SceneSpec;
  readonly notices: ToldWords;
  readonly visible: readonly SeenFigure[];
  readonly answers: ReadonlyMap<WantedFigure, readonly SeenFigure[]>;
  /** Wanted figures for which something else was drawn. */
  readonly replaced: ReadonlySet<WantedFigure>;
}

/** Draws a scene and finds out what of it answers the prompt. */
export function gatherEvidence({ key }: UnseenPrompt, spec: SceneSpec): Evidence {
  const notices = readNotices(spec);
  const visible = measureFigures(spec).filter(
    ({ area, uncovered }) => area >= LEAST_AREA && uncovered >= LEAST_UNCOVERED,
  );
  return { spec, notices, visible, ...findAnswers(key, visible, notices) };
}

export const overlaps = (names: ReadonlySet<string>, others: ReadonlySet<string>) =>
  [...names].some((name) => others.has(name));

/** Returns true for a person with a thing that gives a name: the violin of a violinist. */
function isKnownByTool(
  { noun }: WantedFigure,
  figure: SeenFigure,
  visible: readonly SeenFigure[],
): boolean {
  if (noun.who !== "people" || !namesOf(figure.member.subject).has("person")) return false;
  return visible.some(
    (other) =>
      noun.word.startsWith(other.member.subject.slice(0, 4)) && standsSo("hold", figure, [other]),
  );
}

/**
 * Assigns every visible figure to the first that wants it: the thing itself, then related things,
 * which must be reported, then whatever was drawn for its words, which can at least show the deed.
 */
function findAnswers(
  key: Key,
  visible: readonly SeenFigure[],
  { tell }: ToldWords,
): Pick<Evidence, "answers" | "replaced"> {
  const answers = new Map<WantedFigure, SeenFigure[]>();
  const replaced = new Set<WantedFigure>();
  const free = new Set(visible);
  const isNamed = ({ member: { words } }: SeenFigure, { noun }: WantedFigure) =>
    formsOf(noun).some((form) => words.toLowerCase().split(" ").includes(form));
  // An artist is a person too, but does not answer a scientist who was asked for beside it.
  const isOthers = (figure: SeenFigure, wanted: WantedFigure) =>
    !isNamed(figure, wanted) && key.figures.some((other) => isNamed(figure, other));
  const claim = (wanted: WantedFigure, fits: (figure: SeenFigure) => boolean): boolean => {
    const found = answers.has(wanted)
      ? []
      : [...free].filter((figure) => fits(figure) && !isOthers(figure, wanted));
    for (const figure of found) free.delete(figure);
    if (found.length > 0) answers.set(wanted, found);
    return found.length > 0;
  };
  for (const wanted of key.figures)
    claim(
      wanted,
      (figure) =>
        overlaps(namesOf(figure.member.subject), wanted.noun.same) ||
        isKnownByTool(wanted, figure, visible),
    );
  for (const wanted of key.figures)
    if (tell(...formsOf(wanted.noun)))
      claim(wanted, ({ member }) => overlaps(namesOf(member.subject), wanted.noun.kin));
  for (const wanted of key.figures)
    if (claim(wanted, (figure) => isNamed(figure, wanted))) replaced.add(wanted);
  return { answers, replaced };
}

/** Finds figures for words that name no figure: a picture frame for "a picture of a fox". */
export function findUninvited(
  { key, text }: UnseenPrompt,
  { visible, answers }: Evidence,
): string[] {
  const claimed = new Set([...answers.values()].flat());
  const garments = key.figures.flatMap(({ garment }) => garment?.words ?? []);
  const asking = [
    ...key.figures.flatMap(({ noun, count }) => [...formsOf(noun), count?.words ?? ""]),
    ...[key.place?.words ?? "", key.weather?.words ?? "", ...garments],
  ].flatMap((words) => words.toLowerCase().split(" "));
  const written = text.toLowerCase().replace(/[^a-z]+/g, " ");
  return visible
    .filter((figure) => !claimed.has(figure))
    .map(({ member: { words } }) => words.toLowerCase())
    .filter((words) => ` ${written} `.includes(` ${words} `))
    .filter((words) => !words.split(" ").some((word) => asking.includes(word)));
}
