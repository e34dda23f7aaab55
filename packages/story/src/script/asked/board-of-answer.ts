import { SEED_MAX } from "@kinora/contracts/limits";
import { type Board, board, type CastEntry } from "@kinora/contracts/story/board";
import { PLANNED_SCENES_MIN } from "@kinora/contracts/story/story-limits";
import type { ScriptOrder } from "@kinora/domain/story/script-writer";
import { createRandom } from "@kinora/studio/scene/random";
import { countWords } from "../beats.ts";
import { chooseVoice, type ScriptVoice } from "../choose-voice.ts";
import { LEAST_WORDS, MOST_WORDS } from "../fit-length.ts";
import { type AskedScript, askedScript } from "./asked-script.ts";
import { bringsAlong, keepsToPrompt } from "./keeps-to-prompt.ts";

/** Maximum deviation from the requested number of words, as a fraction. */
const OFF = 0.25;

interface Wanted {
  readonly voices: readonly ScriptVoice[];
  /** Words that fill the requested duration. */
  readonly words: number;
}

/**
 * Converts a language model's script into a board, adding what it does not provide (ids, seeds,
 * voices); null when the script is not acceptable.
 */
export function boardOfAnswer(
  answer: unknown,
  order: ScriptOrder,
  { voices, words }: Wanted,
): Board | null {
  const read = askedScript.safeParse(answer);
  if (!read.success) return null;
  const script = tidy(read.data);
  if (!isOfLength(script, words) || !isFounded(script, order)) return null;
  const cast = castOf(script, order, voices);
  if (cast === null) return null;
  const scenes = scenesOf(script, cast, order);
  const shown = new Set(scenes.flatMap((scene) => scene.cast));
  const { title, description } = script;
  const written = { title, description, settings: order.settings, scenes };
  return board.safeParse({ ...written, cast: cast.filter(({ id }) => shown.has(id)) }).data ?? null;
}

/** Collapses text to one line, without control characters. */
const line = (text: string) => text.replace(/\p{Cc}+|\s+/gu, " ").trim();

const tidy = ({ title, description, cast, scenes }: AskedScript): AskedScript => ({
  title: line(title),
  description: line(description),
  cast: cast.map(({ name, kind, look }) => ({ kind, name: line(name), look: line(look) })),
  scenes: scenes.map((scene) => ({
    narration: line(scene.narration),
    visual: line(scene.visual),
    cast: [...new Set(scene.cast.map(line))],
    speaker: line(scene.speaker),
    source: line(scene.source),
  })),
});

function isOfLength({ scenes }: AskedScript, words: number): boolean {
  const counts = scenes.map(({ narration }) => countWords(narration));
  const sum = counts.reduce((all, count) => all + count, 0);
  return (
    scenes.length >= PLANNED_SCENES_MIN &&
    counts.every((count) => count >= LEAST_WORDS && count <= MOST_WORDS) &&
    Math.abs(sum / words - 1) <= OFF
  );
}

/** Checks that an informative or promotional script takes its facts from the prompt. */
function isFounded({ title, description, scenes }: AskedScript, order: ScriptOrder): boolean {
  const { prompt, settings } = order;
  if (settings.type === "narrative") return true;
  const heading = title.toLowerCase();
  return (
    !bringsAlong(heading, prompt) &&
    !bringsAlong(description, prompt) &&
    scenes.every((scene) => keepsToPrompt(scene, prompt))
  );
}

/**
 * Builds the cast sheet, giving each speaker a voice other than the narrator's. Null when a name is
 * duplicated or not on the sheet, or a speaker is not a character.
 */
function castOf(
  { cast, scenes }: AskedScript,
  { settings }: ScriptOrder,
  voices: readonly ScriptVoice[],
): CastEntry[] | null {
  const kinds = new Map(cast.map(({ name, kind }) => [name, kind]));
  const speakers = new Set(scenes.map(({ speaker }) => speaker).filter((name) => name !== ""));
  const isKnown =
    kinds.size === cast.length &&
    scenes.every((scene) => scene.cast.every((name) => kinds.has(name))) &&
    [...speakers].every((name) => kinds.get(name) === "character");
  if (!isKnown) return null;
  const taken = [settings.voice];
  return cast.map(({ name, kind, look }, index) => {
    const voice = speakers.has(name) ? chooseVoice(voices, taken) : null;
    if (voice !== null) taken.push(voice);
    return { id: `${kind}-${index + 1}`, kind, name, look, voice };
  });
}

function scenesOf(
  { scenes }: AskedScript,
  cast: readonly CastEntry[],
  { prompt, settings }: ScriptOrder,
): Board["scenes"] {
  const seeds = createRandom(settings.seed, `asked ${prompt}`);
  const ids = new Map(cast.map(({ name, id }) => [name, id]));
  return scenes.map((scene, index) => {
    const speaker = ids.get(scene.speaker) ?? null;
    const seen = scene.cast.flatMap((name) => ids.get(name) ?? []);
    return {
      id: `scene-${index + 1}`,
      narration: scene.narration,
      caption: null,
      visual: scene.visual,
      cast: speaker === null || seen.includes(speaker) ? seen : [speaker, ...seen],
      speaker,
      seconds: null,
      takes: [{ id: "take-1", seed: seeds.integer(0, SEED_MAX) }],
      takeId: "take-1",
      locked: false,
    };
  });
}
