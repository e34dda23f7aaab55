import type { StorySettings } from "@kinora/contracts/story/board";
import { createRandom, type Random } from "../../studio/scene/random.ts";
import { chooseBeats, countWords, sceneCount } from "./beats.ts";
import { fill, MOST_WORDS, pickNear, shuffle, type Told, told } from "./fit-length.ts";
import type { Beat, GenreBook, Passage } from "./genre/book.ts";
import type { Idea } from "./idea.ts";
import { sensesOf } from "./senses.ts";
import {
  canTell,
  figureSlots,
  introduceHelper,
  propSlots,
  type Slots,
  settingSlots,
  tell,
} from "./slots.ts";
import { THEMES, wishOf } from "./theme.ts";
import { titleCase } from "./title-case.ts";
import { TONES } from "./tone.ts";
import type { Trouble } from "./trouble.ts";

export interface TaleScene {
  readonly beat: Beat;
  readonly narration: string;
  readonly withHelper: boolean;
  readonly withProp: boolean;
  /** The thing that the deed is about is seen. */
  readonly withSought: boolean;
  readonly isAway: boolean;
}

export interface Tale {
  readonly title: string;
  readonly scenes: readonly TaleScene[];
  readonly words: number;
}

export interface Matter {
  readonly idea: Idea;
  readonly book: GenreBook;
  readonly trouble: Trouble;
  /** Words and scenes that are left for the narrator. */
  readonly goal: number;
  readonly room: number;
}

/** Beats that play where the story went to. */
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
/** Beats in which whoever has come along is seen. */
const TOGETHER: ReadonlySet<Beat> = new Set([
  "helper",
  "bond",
  "turn",
  "celebration",
  "home",
  "close",
]);
/** Beats in which what was sought is there. */
const SHOWN: ReadonlySet<Beat> = new Set(["turn", "celebration"]);
/** What the prompt tells is told there without more of the plot. */
const OWN_CORE: ReadonlySet<Beat> = new Set(["hook", "turn", "close"]);
/** Below so many words every one counts. */
const LITTLE = 42;
/** Below so many words nothing is told twice, and who it is may be one sentence with how things stand. */
const SHORT = 80;
/** How it turns out in hardly any words. */
const BRIEF_TURN = "At last #hero# #won#.";
/** Below so many words a story has no room for its wish beside the opening. */
const ROOM_FOR_WISH = 33;

const NO_PROP = { prop: undefined, aProp: undefined };

/** What lines may say in a scene. */
function slotsAt(
  { idea, trouble }: Matter,
  settings: StorySettings,
  known: {
    readonly helper: "no" | "now" | "yes";
    readonly prop: boolean;
    /** False: nothing has come in the way, and in a short story nothing will. */
    readonly trouble?: boolean;
    /** It is what is sought, and not there yet. */
    readonly propAway?: boolean;
    /** The wish was told a moment ago. */
    readonly wish: boolean;
  },
): Slots {
  const { helper } = idea;
  const wish = wishOf(idea.deed, settings.theme);
  const plain: Slots = {
    ...figureSlots(idea.hero),
    ...settingSlots(idea.setting, idea.away),
    ...(known.propAway === true ? NO_PROP : propSlots(idea, known.prop)),
    trouble: known.trouble === false ? undefined : trouble.noun,
    came: trouble.came,
    helper: known.helper === "yes" ? helper.name : undefined,
    helperIntro: known.helper === "now" ? introduceHelper(helper) : undefined,
    wish: "",
    won: "",
  };
  const still = createRandom(0);
  const inside = (text: string) => tell(`it ${text}`, plain, still).slice(3);
  return {
    ...plain,
    wish: inside(wish.infinitive),
    won: known.wish ? "did just that" : inside(wish.past),
  };
}

/**
 * Where the further sentences of the prompt are told: evenly between the first and the last scene;
 * the first one right at the beginning when the story's trouble is in it.
 */
function toldAt(
  sentences: readonly string[],
  scenes: number,
  turn: number,
  atOnce: boolean,
): string[][] {
  const at: string[][] = Array.from({ length: scenes }, () => []);
  const short = sentences.filter((sentence) => countWords(sentence) <= MOST_WORDS - 12);
  if (atOnce) at[0]?.push(...short.splice(0, 1));
  // How it ends is told where the story turns.
  const last = short.pop();
  if (last !== undefined) at[turn]?.push(last);
  short.forEach((sentence, index) => {
    const scene = Math.min(
      scenes - 1,
      Math.round(((index + 1) * (scenes - 1)) / (short.length + 1)),
    );
    const place = at.slice(scene).find((lines) => lines.length === 0) ?? at.at(scene);
    place?.push(sentence);
  });
  return at;
}

/** "A lost star" is the star. */
const isSame = (one: string, other: string) => one.endsWith(other) || other.endsWith(one);

const phaseOf = (index: number, count: number) =>
  index < count / 3 ? "early" : index < (count * 2) / 3 ? "middle" : "late";

/** "Pip, a cat," of one who lives; a thing is known by its name. */
const introOf = ({ hero }: Idea) => (hero.entry.kind === "character" ? ", #intro#," : "");

/** How things stand; of two of a kind it is said of both. */
const openingOf = ({ couple }: Idea, past: string) =>
  couple ? `The two of them ${past.replace(/^was\b/, "were")}.` : `#hero# ${past}.`;

/** The lines of a beat: the frame's at both ends. */
function passageOf(
  beat: Beat,
  { book, goal }: Matter,
  frame: GenreBook["frames"][number],
): Passage {
  if (beat === "hook") return { core: [frame[0]], more: book.opening };
  if (beat === "close") return { core: [frame[1]], more: book.ending };
  const own = book.beats[beat];
  return beat === "turn" && goal < LITTLE ? { ...own, core: [...own.core, BRIEF_TURN] } : own;
}

/** Tells a story once; the same stream tells the same story. */
function tellOnce(matter: Matter, settings: StorySettings, turn: number, random: Random): Tale {
  const { idea, book } = matter;
  const beats = chooseBeats(sceneCount(settings, matter.room));
  const { goal } = matter;
  const frames = goal < LITTLE ? book.brief : book.frames;
  const frame = frames[turn % frames.length] as GenreBook["frames"][number];
  const begins = idea.begins === undefined ? [] : [idea.begins];
  const toldLater = [...begins, ...(goal < 60 ? [] : idea.told)];
  const fromPrompt = toldAt(
    toldLater,
    beats.length,
    beats.indexOf("turn"),
    begins.length > 0 || (idea.deed?.kind === "trouble" && idea.deed !== idea.opensWith),
  );
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
    // What the prompt tells later has no room in a short story; its trouble has.
    const opens =
      toldLater.length === 0 && idea.deed?.kind === "trouble" ? idea.deed : idea.opensWith;
    const opening = opens === undefined || opens.kind === "goal" ? undefined : opens.past;
    const [line] = say([frame[0]]);
    // A long frame and a long beginning are more than a short story has room for.
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
      wishKnown = goal < SHORT && wish !== undefined && start.includes(wish);
    }
    const phase = phaseOf(index, beats.length);
    const senses = sensesOf((AWAY.has(beat) ? idea.away : idea.setting).key);
    const ownMore = shuffle(say(own.more), stream.fork("more"));
    const toneMore = shuffle(say(tone[phase]), stream.fork("tone"));
    const themeMore = shuffle(
      say(phase === "late" ? theme.late : theme.middle),
      stream.fork("theme"),
    );
    const senseMore = shuffle(say(senses), stream.fork("senses"));
    const second = stream.pick([toneMore, toneMore, senseMore]);
    // Every other scene lets the tone speak first, or a short story would have none.
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
      // The last word belongs to the answer to the opening.
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
  const titles = book.titles.filter((line) => canTell(line, slots));
  const title = titleCase(tell(random.fork("title").pick(titles), slots, random));
  return { title, scenes, words: goal - left };
}

const ATTEMPTS = 14;

/**
 * Tells an idea in about the asked length: the best of some tellings. `turn` chooses the opening, so
 * that neighbouring seeds begin differently.
 */
export function writeNarrative(
  matter: Matter,
  settings: StorySettings,
  turn: number,
  random: Random,
): Tale {
  const { goal } = matter;
  let best = tellOnce(matter, settings, turn, random.fork("telling"));
  for (let attempt = 1; attempt < ATTEMPTS; attempt += 1) {
    if (Math.abs(best.words - goal) <= goal * 0.07) break;
    const tale = tellOnce(matter, settings, turn, random.fork(`telling ${attempt}`));
    if (Math.abs(tale.words - goal) < Math.abs(best.words - goal)) best = tale;
  }
  return best;
}
