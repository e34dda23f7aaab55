import { speakingTime } from "@kinora/contracts/story/speaking-time";
import { NARRATION_MAX, SCENES_MAX, STORY_SECONDS_MAX } from "@kinora/contracts/story/story-limits";
import { InputRefused } from "@kinora/domain/creation/input-refused";
import { readDirections, type ScriptBlock } from "./read-directions.ts";

/** A script that exceeds the maximum duration of a story or does not fit its scenes. */
export class StoryTooLong extends InputRefused {
  /** Duration in seconds that it would have. */
  readonly seconds: number;

  constructor(seconds: number) {
    super(
      seconds > STORY_SECONDS_MAX
        ? {
            code: "script.tooLong",
            params: {
              seconds: Math.ceil(seconds),
              mostSeconds: STORY_SECONDS_MAX,
              mostScenes: SCENES_MAX,
            },
          }
        : {
            code: "script.tooManyScenes",
            params: { mostScenes: SCENES_MAX, mostCharacters: NARRATION_MAX },
          },
    );
    this.seconds = seconds;
  }
}

/** The text of one scene. */
export interface ScriptPart {
  readonly text: string;
  /** Directions, which are not spoken. */
  readonly hints: readonly string[];
  /** The speaker; null for the narrator. */
  readonly speaker: string | null;
}

/**
 * The smallest pieces from which scenes are built, with a preference for starting a scene there.
 */
interface Unit extends ScriptPart {
  readonly cost: number;
}

const SECONDS_PER_SCENE = 8;
/** Above this number, pieces are merged before they are distributed, whose cost is quadratic. */
const UNITS_MAX = 400;
const BREAK = { marker: -4, speaker: -1, paragraph: 0.3, sentence: 1, clause: 3 } as const;

const sentences = new Intl.Segmenter("und", { granularity: "sentence" });
const graphemes = new Intl.Segmenter("und", { granularity: "grapheme" });

/**
 * Splits a long text after punctuation or spaces, so that each piece fits a scene; no character is
 * lost.
 */
function cutLong(text: string): string[] {
  if (text.length <= NARRATION_MAX) return [text];
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > NARRATION_MAX) {
    const head = rest.slice(0, NARRATION_MAX);
    const mark = Math.max(
      ...[",", ";", ":", "、", "，", "،", "—"].map((each) => head.lastIndexOf(each)),
    );
    const space = head.lastIndexOf(" ");
    let at = mark > NARRATION_MAX / 2 ? mark + 1 : space > 0 ? space + 1 : 0;
    if (at === 0)
      for (const { segment, index } of graphemes.segment(head))
        if (index + segment.length < NARRATION_MAX) at = index + segment.length;
    // A letter with a thousand accents has no better place to cut; a cut of length zero would never
    // end.
    if (at === 0)
      at = isHighSurrogate(head.charCodeAt(NARRATION_MAX - 1)) ? NARRATION_MAX - 1 : NARRATION_MAX;
    pieces.push(rest.slice(0, at));
    rest = rest.slice(at);
  }
  return [...pieces, rest];
}

const isHighSurrogate = (unit: number) => unit >= 0xd800 && unit < 0xdc00;

function unitsOf(
  { text, hints, speaker, isMarked }: ScriptBlock,
  before: ScriptBlock | undefined,
): Unit[] {
  const pieces: { piece: string; isClause: boolean }[] = [];
  for (const { segment } of sentences.segment(text)) {
    const last = pieces.at(-1);
    if (segment.trim() === "" && last !== undefined) last.piece += segment;
    else
      for (const [index, piece] of cutLong(segment).entries())
        pieces.push({ piece, isClause: index > 0 });
  }
  return pieces.map(({ piece, isClause }, index) => ({
    text: piece,
    hints: index === 0 ? hints : [],
    speaker,
    cost: isClause
      ? BREAK.clause
      : index > 0
        ? BREAK.sentence
        : isMarked
          ? BREAK.marker
          : before?.speaker === speaker
            ? BREAK.paragraph
            : BREAK.speaker,
  }));
}

/** Merges neighbouring pieces as evenly as possible until there are few enough. */
function gather(units: readonly Unit[], length: number): readonly Unit[] {
  if (units.length <= UNITS_MAX) return units;
  const size = Math.ceil((2 * length) / UNITS_MAX);
  const groups: { length: number; readonly units: Unit[] }[] = [];
  for (const unit of units) {
    const last = groups.at(-1);
    if (last === undefined || last.length + unit.text.length > size) {
      groups.push({ length: unit.text.length, units: [unit] });
    } else {
      last.length += unit.text.length;
      last.units.push(unit);
    }
  }
  return groups.map(({ units }) => ({ ...together(units), cost: units[0]?.cost ?? 0 }));
}

/**
 * Distributes pieces over `count` scenes as evenly as possible, preferring to start at a paragraph.
 * Undefined when a scene cannot hold its text.
 */
function shareOut(units: readonly Unit[], count: number): number[] | undefined {
  const ends = [0];
  const weights = [0];
  for (const { text } of units) {
    ends.push((ends.at(-1) ?? 0) + text.length);
    weights.push((weights.at(-1) ?? 0) + text.length);
  }
  const ideal = Math.max(1, (weights.at(-1) ?? 0) / count);
  const span = (table: readonly number[], from: number, to: number) =>
    (table[to] ?? 0) - (table[from] ?? 0);
  let costs = units.map(() => Number.POSITIVE_INFINITY);
  costs = [0, ...costs];
  const froms: number[][] = [];
  for (let scene = 1; scene <= count; scene += 1) {
    const next = costs.map(() => Number.POSITIVE_INFINITY);
    const from = costs.map(() => -1);
    for (let to = scene; to <= units.length; to += 1) {
      for (let at = to - 1; at >= scene - 1; at -= 1) {
        if (span(ends, at, to) > NARRATION_MAX) break;
        const begin = at === 0 ? 0 : (units[at]?.cost ?? 0);
        const total = (costs[at] ?? 0) + begin + ((span(weights, at, to) - ideal) / ideal) ** 2;
        if (total < (next[to] ?? 0)) {
          next[to] = total;
          from[to] = at;
        }
      }
    }
    costs = next;
    froms.push(from);
  }
  if (!Number.isFinite(costs[units.length])) return undefined;
  const starts: number[] = [];
  let to = units.length;
  for (const from of froms.toReversed()) {
    to = from[to] ?? 0;
    starts.unshift(to);
  }
  return starts;
}

/**
 * Splits a script into scenes without changing a character of the spoken text: the parts joined
 * equal the spoken text of the script, apart from white space between them. See
 * `read-directions.ts` for what counts as a direction. Works for any language that Unicode can
 * split into sentences.
 * @throws StoryTooLong
 */
export function splitScript(script: string, speed: number): ScriptPart[] {
  const read = readDirections(script);
  // A script that consists only of directions is spoken in full.
  const blocks =
    read.length > 0 ? read : [{ text: script, hints: [], speaker: null, isMarked: false }];
  const pieces = blocks.flatMap((block, index) => unitsOf(block, blocks[index - 1]));
  const seconds = pieces.reduce((sum, { text }) => sum + speakingTime(text, speed), 0);
  const length = pieces.reduce((sum, { text }) => sum + text.length, 0);
  if (seconds > STORY_SECONDS_MAX || length > SCENES_MAX * NARRATION_MAX)
    throw new StoryTooLong(seconds);
  const units = gather(pieces, length);
  const marked = blocks.filter(({ isMarked }, index) => isMarked || index === 0).length;
  const turns = blocks.filter(
    ({ speaker }, index) => speaker !== blocks[index - 1]?.speaker,
  ).length;
  const wanted = Math.max(
    Math.round(seconds / SECONDS_PER_SCENE),
    Math.min(marked + turns - 1, Math.max(marked, SCENES_MAX / 2)),
    Math.min(blocks.length, 3),
  );
  const least = Math.max(
    Math.ceil(length / NARRATION_MAX),
    Math.min(SCENES_MAX, wanted, units.length),
  );
  for (let count = least; count <= Math.min(SCENES_MAX, units.length); count += 1) {
    const starts = shareOut(units, count);
    if (starts !== undefined)
      return starts.map((start, index) => join(units.slice(start, starts[index + 1])));
  }
  throw new StoryTooLong(seconds);
}

/** Joins pieces into one scene. */
function join(units: readonly Unit[]): ScriptPart {
  const scene = together(units);
  return { ...scene, text: scene.text.trim() };
}

/** Joins pieces; the result has a speaker only when all of it is theirs. */
function together(units: readonly Unit[]): ScriptPart {
  const first = units[0]?.speaker ?? null;
  return {
    text: units.map(({ text }) => text).join(""),
    hints: units.flatMap(({ hints }) => hints),
    speaker: units.every(({ speaker }) => speaker === first) ? first : null,
  };
}
