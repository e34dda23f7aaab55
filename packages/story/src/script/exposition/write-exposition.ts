import type { StorySettings } from "@kinora/contracts/story/board";
import type { Random } from "@kinora/studio/scene/random";
import { countWords, sceneCount, wordsFor } from "../beats.ts";
import { fill, MOST_WORDS, pickNear, shuffle, type Told, told } from "../fit-length.ts";
import { canTell, tell } from "../slots.ts";
import { titleCase } from "../title-case.ts";
import type { ExpositionBook } from "./exposition-book.ts";
import { MANNERS } from "./manner.ts";
import type { Topic } from "./read-topic.ts";

export interface ExpositionScene {
  readonly narration: string;
  /** Index of the thing in view; undefined when there is none in particular. */
  readonly thing: number | undefined;
}

interface Exposition {
  readonly title: string;
  readonly scenes: readonly ExpositionScene[];
  readonly words: number;
}

/** Splits a sentence of the prompt into pieces short enough for a scene, each verbatim. */
function pieces(fact: string): string[] {
  const clauses = fact.split(/(?<=[,;:]) /).flatMap((clause) => {
    const words = clause.split(" ");
    const parts: string[] = [];
    for (let at = 0; at < words.length; at += 30) parts.push(words.slice(at, at + 30).join(" "));
    return parts;
  });
  return clauses.reduce<string[]>((all, clause) => {
    const last = all.at(-1);
    if (last !== undefined && countWords(`${last} ${clause}`) <= 34)
      all[all.length - 1] = `${last} ${clause}`;
    else all.push(clause);
    return all;
  }, []);
}

/** Distributes the facts that fit over the scenes between the first and the last. */
function shareOut(facts: readonly string[], scenes: number, words: number): string[][] {
  const room = words - 24;
  let sum = 0;
  const fitting = facts.flatMap(pieces).filter((piece) => {
    sum += countWords(piece);
    return sum <= room;
  });
  const middle = Math.max(1, scenes - 2);
  const at: string[][] = Array.from({ length: scenes }, () => []);
  let scene = 1;
  fitting.forEach((fact, index) => {
    const due = 1 + Math.floor((index * middle) / Math.max(fitting.length, 1));
    scene = Math.max(scene, due);
    const here = at[scene];
    const full =
      here !== undefined &&
      here.length > 0 &&
      countWords([...here, fact].join(" ")) > MOST_WORDS - 6;
    if (full && scene < scenes - 2) scene += 1;
    const target = at[scene] ?? [];
    if (countWords([...target, fact].join(" ")) <= MOST_WORDS) target.push(fact);
  });
  return at;
}

function explainOnce<G extends StorySettings["genre"]>(
  topic: Topic,
  things: readonly string[],
  book: ExpositionBook<G>,
  settings: StorySettings & { readonly genre: G },
  turn: number,
  random: Random,
): Exposition {
  const voice = book.voices[settings.genre];
  const count = sceneCount(settings);
  const goal = wordsFor(settings);
  const facts = shareOut(topic.facts, count, goal);
  const frame = voice.frames[turn % voice.frames.length] ?? ["#topic#.", "#topic#."];
  const framed = tell(frame.join(" "), { topic: topic.phrase }, random.fork("frame"));
  const isTight = goal < TIGHT || countWords(framed) > goal * MOST_FRAME;
  const used = new Set<string>();
  let left = goal;
  const scenes = facts.map((own, index): ExpositionScene => {
    const stream = random.fork(`scene ${index}`);
    const thing = things.length === 0 ? undefined : index % things.length;
    const slots = {
      topic: topic.phrase,
      thing: thing === undefined ? undefined : things[thing],
    };
    const say = (lines: readonly string[]) =>
      shuffle(
        lines
          .filter((line) => canTell(line, slots))
          .filter((line) => !used.has(line))
          .map((line): Told => ({ ...told(tell(line, slots, stream)), line })),
        stream,
      );
    const wanted = left / (count - index);
    const start: Told[] = [];
    const ends = {
      hook: isTight ? book.brief.hooks : [frame[0]],
      close: isTight ? book.brief.closes : [frame[1]],
    };
    if (index === 0) start.push(...say([ends.hook[turn % ends.hook.length] ?? ""]));
    else if (index === count - 1) start.push(...say([ends.close[turn % ends.close.length] ?? ""]));
    else if (own.length > 0) {
      const all = told(own.join(" "));
      const lead = say(voice.leads)[0];
      if (lead !== undefined && lead.words + all.words <= Math.min(wanted + 3, MOST_WORDS))
        start.push(lead);
      start.push(all);
    } else {
      if (index === 1 && topic.facts.length === 0) {
        const framing = say(book.framing);
        start.push(...(isTight ? framing.toSorted(byWords) : framing).slice(0, 1));
      }
      const first =
        start[0] ??
        pickNear(
          say(index % 2 === 1 && thing !== undefined ? book.look : book.ask),
          wanted * 0.6,
          stream,
        );
      if (first !== undefined && start.length === 0) start.push(first);
    }
    const ask = say(book.ask);
    const more = [
      ...say(voice.more).slice(0, 1),
      ...say(MANNERS[settings.tone]).slice(0, 1),
      ...(index === 0 ? [] : say(book.look).slice(0, 1)),
      ...ask,
      ...say(voice.more),
      ...say(book.look),
    ];
    const scene = fill(
      start,
      [...new Map(more.map((line) => [line.text, line])).values()].filter(
        ({ text }) => !start.some((line) => line.text === text),
      ),
      wanted,
    );
    for (const { line } of scene) if (line !== undefined) used.add(line);
    left -= scene.reduce((sum, { words }) => sum + words, 0);
    // In the last scene the invitation or answer is moved to the end.
    const said = index === count - 1 ? [...scene.slice(1), ...scene.slice(0, 1)] : scene;
    const narration = said.map(({ text }) => text).join(" ");
    return { narration: narration.charAt(0).toUpperCase() + narration.slice(1), thing };
  });
  const title = topic.question ?? random.fork("title").pick(book.titles);
  return {
    title: titleCase(tell(title, { topic: topic.phrase }, random)),
    scenes,
    words: goal - left,
  };
}

/** Below this many words, hook and close are kept short. */
const TIGHT = 45;
/** Hook and close are also kept short when they exceed this fraction of the whole. */
const MOST_FRAME = 0.6;
const byWords = (one: Told, other: Told) => one.words - other.words;
const ATTEMPTS = 12;

/**
 * Explains or offers a topic in about the requested length, claiming only what the prompt states.
 */
export function writeExposition<G extends StorySettings["genre"]>(
  topic: Topic,
  things: readonly string[],
  book: ExpositionBook<G>,
  settings: StorySettings & { readonly genre: G },
  turn: number,
  random: Random,
): Exposition {
  const goal = wordsFor(settings);
  let best = explainOnce(topic, things, book, settings, turn, random.fork("telling"));
  for (let attempt = 1; attempt < ATTEMPTS; attempt += 1) {
    if (Math.abs(best.words - goal) <= goal * 0.07) break;
    const next = explainOnce(
      topic,
      things,
      book,
      settings,
      turn,
      random.fork(`telling ${attempt}`),
    );
    if (Math.abs(next.words - goal) < Math.abs(best.words - goal)) best = next;
  }
  return best;
}
