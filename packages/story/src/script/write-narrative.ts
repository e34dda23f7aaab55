import type { StorySettings } from "@kinora/contracts/story/board";
import type { Random } from "@kinora/studio/scene/random";
import { chooseBeats, countWords, sceneCount } from "./beats.ts";
import { fill, pickNear, shuffle, type Told, told } from "./fit-length.ts";
import { chooseFrame, introOf, openingOf, passageOf } from "./frame.ts";
import type { Beat } from "./genre/book.ts";
import { sensesOf } from "./senses.ts";
import { toldAt, toldWithin } from "./share-told.ts";
import { canTell, tell } from "./slots.ts";
import { type Matter, slotsAt } from "./slots-at.ts";
import { THEMES } from "./theme.ts";
import { titleCase } from "./title-case.ts";
import { titlesOf } from "./titles-of.ts";
import { TONES } from "./tone.ts";

export interface TaleScene {
  readonly beat: Beat;
  readonly narration: string;
  readonly withHelper: boolean;
  readonly withProp: boolean;
  /** True when the thing sought is visible. */
  readonly withSought: boolean;
  readonly isAway: boolean;
}

export interface Tale {
  readonly title: string;
  readonly scenes: readonly TaleScene[];
  readonly words: number;
}

/** Beats that play at the destination. */
const AWAY: ReadonlySet<Beat> = new Set([
  "journey",
  "obstacle",
  "attempt",
  "helper",
  "bond",
  "setback",
  "doubt",
  "resolve",
  "turn",
]);
/** Beats in which the companion is visible. */
const TOGETHER: ReadonlySet<Beat> = new Set([
  "helper",
  "bond",
  "turn",
  "celebration",
  "home",
  "close",
]);
/** Beats in which the thing sought is present. */
const SHOWN: ReadonlySet<Beat> = new Set(["turn", "celebration"]);
/** Beats that keep their own core line when they also tell a sentence of the prompt. */
const OWN_CORE: ReadonlySet<Beat> = new Set(["hook", "turn", "close"]);
/**
 * Below this many words nothing is told twice, and introduction and opening situation may share a
 * sentence.
 */
const SHORT = 80;
/** Below this many words a wish already told is fulfilled in three words. */
const LITTLE_ROOM = 60;
/** Below this many words there is no room for the wish in the opening. */
const ROOM_FOR_WISH = 33;

/** "A lost star" and "star" are the same thing. */
const isSame = (one: string, other: string) => one.endsWith(other) || other.endsWith(one);

/** Lines for the journey are not used once the goal is reached. */
const phaseOf = (index: number, count: number, turn: number) =>
  index >= turn ? "late" : index < count / 3 ? "early" : "middle";

/** Tells a story once; the same random stream gives the same story. */
function tellOnce(matter: Matter, settings: StorySettings, turn: number, random: Random): Tale {
  const { idea, book } = matter;
  const beats = chooseBeats(sceneCount(settings, matter.room));
  const { goal } = matter;
  const begins = idea.begins === undefined ? [] : [idea.begins];
  const toldLater = [...begins, ...(goal < 60 ? [] : toldWithin(idea.told, goal))];
  const fromPrompt = toldAt(
    toldLater,
    beats.length,
    beats.indexOf("turn"),
    begins.length > 0 || (idea.deed?.kind === "trouble" && idea.deed !== idea.opensWith),
  );
  // A short story has no room for the prompt's later sentences, but does have room for its trouble.
  const opens =
    toldLater.length === 0 && idea.deed?.kind === "trouble" ? idea.deed : idea.opensWith;
  const opening = opens === undefined || opens.kind === "goal" ? undefined : opens.past;
  const unknown = slotsAt(matter, settings, { helper: "no", prop: false, wish: false });
  const frame = chooseFrame(matter, unknown, opening, turn);
  const met = beats.indexOf("helper");
  const used = new Set<string>();
  const tone = TONES[settings.tone];
  const theme = THEMES[settings.theme];
  const isSought = idea.sought !== undefined && isSame(idea.sought, idea.prop);
  const found = beats.indexOf("turn");
  const toneTurn = random.fork("tone").integer(0, 1);
  const themeTurn = random.fork("theme").integer(Math.floor(beats.length / 2), beats.length - 1);
  let propKnown = false;
  let wishKnown = false;
  let left = goal;

  const scenes = beats.map((beat, index): TaleScene => {
    const helper = met < 0 || index < met ? "no" : index === met ? "now" : "yes";
    const stream = random.fork(`scene ${index}`);
    const isFound = index >= found;
    const slotsNow = () =>
      slotsAt(matter, settings, {
        ...{ helper, prop: propKnown || (isSought && isFound), wish: wishKnown },
        trouble: beats.indexOf("obstacle") >= 0 && index >= beats.indexOf("obstacle"),
        propAway: isSought && index <= found,
      });
    const say = (lines: readonly string[]): Told[] => {
      const slots = slotsNow();
      return lines
        .filter((line) => canTell(line, slots))
        .map((line) => ({ ...told(tell(line, slots, stream)), showsProp: /#a?prop#/i.test(line) }))
        .filter(({ text }) => !used.has(text));
    };
    const wanted = left / (beats.length - index);
    const own = passageOf(beat, matter, frame);
    const fromOthers = (fromPrompt[index] ?? []).map(told);
    const start: Told[] = beat === "hook" ? [] : [...fromOthers];
    const [line] = say([frame[0]]);
    // A long first line and a long opening situation do not both fit a short story.
    const joined =
      beat === "hook" &&
      opening !== undefined &&
      goal < SHORT &&
      (line?.words ?? 0) + countWords(opening) > goal / 2;
    if (joined) start.push(...say([`#hero#${introOf(idea)} ${opening}.`]));
    const first =
      joined || (start.length > 0 && !OWN_CORE.has(beat))
        ? undefined
        : pickNear(say(own.core), wanted * 0.65, stream);
    if (first !== undefined) start.push(first);
    if (beat === "hook" && opening !== undefined && !joined)
      start.push(...say([openingOf(idea, opening)]));
    if (beat === "hook") start.push(...fromOthers);
    if (beat === "hook" && !beats.includes("want") && goal >= ROOM_FOR_WISH) {
      const wish = say(book.beats.want.core).toSorted((a, b) => a.words - b.words)[0];
      const begun = start.reduce((sum, { words }) => sum + words, 0);
      if (wish !== undefined && begun + wish.words <= Math.max(goal * 0.45, wanted * 1.5))
        start.push(wish);
      wishKnown = goal < LITTLE_ROOM && wish !== undefined && start.includes(wish);
    }
    const phase = phaseOf(index, beats.length, found);
    const senses = sensesOf((AWAY.has(beat) ? idea.away : idea.setting).key);
    const ownMore = shuffle(say(own.more), stream.fork("more"));
    const toneMore = shuffle(say(tone[phase]), stream.fork("tone"));
    const themeMore = shuffle(
      say(phase === "late" ? theme.late : theme.middle),
      stream.fork("theme"),
    );
    const senseMore = shuffle(say(senses), stream.fork("senses"));
    const second = stream.pick([toneMore, toneMore, senseMore]);
    // Tone lines come first in every other scene; otherwise a short story would contain none.
    const tonal = index % 2 === toneTurn && toneMore.length > 0;
    const more = [
      ...(tonal ? toneMore.slice(0, 1) : []),
      ...(index === themeTurn ? themeMore.slice(0, 1) : []),
      ...ownMore.slice(0, 1),
      ...second.slice(0, 1),
      ...ownMore.slice(1),
      ...senseMore,
      ...themeMore,
      ...toneMore,
    ];
    const scene = fill(start, [...new Set(more)], wanted);
    for (const { text } of scene) used.add(text);
    const withProp = scene.some((line) => line.showsProp === true);
    propKnown ||= withProp;
    left -= scene.reduce((sum, { words }) => sum + words, 0);
    return {
      beat,
      // The line that answers the opening comes last.
      narration: (beat === "close" ? scene.toReversed() : scene).map(({ text }) => text).join(" "),
      withHelper: TOGETHER.has(beat) && (met >= 0 ? index >= met : idea.partner !== undefined),
      withProp,
      withSought: SHOWN.has(beat) && idea.sought !== undefined,
      isAway: AWAY.has(beat),
    };
  });
  const slots = slotsAt(matter, settings, {
    helper: met < 0 ? "no" : "yes",
    prop: propKnown,
    wish: false,
  });
  const titles = [...book.titles, ...titlesOf(idea)].filter((line) => canTell(line, slots));
  const title = titleCase(tell(random.fork("title").pick(titles), slots, random));
  return { title, scenes, words: goal - left };
}

const ATTEMPTS = 14;
/**
 * Additional attempts, each with another opening, while the length is still far from the request.
 */
const MORE_ATTEMPTS = 12;
const NEAR = 0.07;
const FAR = 0.12;

/**
 * Tells an idea in about the requested length, as the best of several attempts. `turn` selects the
 * opening, so that consecutive seeds begin differently; an opening that leaves too little room is
 * replaced.
 */
export function writeNarrative(
  matter: Matter,
  settings: StorySettings,
  turn: number,
  random: Random,
): Tale {
  const off = (tale: Tale) => Math.abs(tale.words / matter.goal - 1);
  const telling = (name: string, opening: number) =>
    tellOnce(matter, settings, opening, random.fork(name));
  let best = telling("telling", turn);
  for (let attempt = 1; attempt < ATTEMPTS + MORE_ATTEMPTS; attempt += 1) {
    const isLate = attempt >= ATTEMPTS;
    if (off(best) <= (isLate ? FAR : NEAR)) break;
    const tale = telling(`telling ${attempt}`, isLate ? turn + attempt : turn);
    if (off(tale) < off(best)) best = tale;
  }
  return best;
}
