import { SEED_MAX } from "@kinora/contracts/limits";
import type { Board, BoardScene, CastEntry } from "@kinora/contracts/story/board";
import { CAST_MAX, VISUAL_MAX } from "@kinora/contracts/story/story-limits";
import type { ScriptOrder } from "@kinora/domain/story/script-writer";
import { readPrompt } from "@kinora/studio/read/read-prompt";
import { placeOf } from "@kinora/studio/scene/place/place-catalogue";
import { createRandom } from "@kinora/studio/scene/random";
import type { Action, Place, Season } from "@kinora/studio/scene/scene-spec";
import { ABSTRACT_VISUAL } from "./abstract-visual.ts";
import { assembleBoard, boardScene, placeEntry, seasonOf } from "./assemble-board.ts";
import { chooseVoice, type ScriptVoice } from "./choose-voice.ts";
import { isDrawn } from "./draw-beat.ts";
import { findCast } from "./script-cast.ts";
import { settingOf } from "./settings.ts";
import { type ScriptPart, splitScript } from "./split-script.ts";

/** How an action is written in a visual. */
const DOES: Partial<Record<Action, string>> = {
  walk: "walks",
  run: "runs",
  jump: "jumps",
  fly: "flies",
  swim: "swims",
  dance: "dances",
  sleep: "sleeps",
  sit: "sits",
  look: "looks",
  read: "reads",
  sing: "sings",
  cry: "cries",
  laugh: "laughs",
  climb: "climbs",
  dig: "digs",
};

const TOGETHER = 3;

/**
 * Builds a board from a user's script: splits it into scenes and determines what each scene shows.
 */
export function scriptBoard(
  order: ScriptOrder,
  script: string,
  voices: readonly ScriptVoice[],
): Board {
  const { settings, prompt } = order;
  const random = createRandom(settings.seed, "own script");
  const parts = splitScript(script, settings.speed);
  const figures = findCast(script, prompt, parts, random);
  const cast: CastEntry[] = figures.map(({ figure }) => figure.entry);
  const places = new Map<Place, CastEntry>();
  const seeds = random.fork("takes");
  const ofPrompt = readPrompt(prompt);
  const season = seasonOf(`${prompt} ${script}`, ofPrompt.places, random);
  let here: Place | undefined = ofPrompt.places[0];
  let seen = figures
    .filter(({ isNamedIn }) => isNamedIn(prompt))
    .map(({ figure }) => figure)
    .slice(0, TOGETHER);
  let hour = ofPrompt.times[0];

  const scenes = parts.map((part, index): BoardScene => {
    const seed = seeds.integer(0, SEED_MAX);
    const words = [...part.hints, part.text].join(". ");
    const reading = readPrompt(words);
    here = reading.places[0] ?? here;
    hour = reading.times[0] ?? hour;
    const named = figures
      .filter(
        ({ isNamedIn, spoken }) =>
          isNamedIn(words) || (spoken !== undefined && spoken === part.speaker),
      )
      .map(({ figure }) => figure);
    // Figures stay visible until others are named.
    if (named.length > 0) seen = named.slice(0, TOGETHER);
    const action =
      reading.mentions.find((mention) => mention.action !== undefined)?.action ??
      reading.actions[0];
    const place = here === undefined ? undefined : placeFor(here, places, season);
    const setting = here === undefined ? undefined : settingOf(here);
    const weather =
      here !== undefined && placeOf(here).air === "open" ? reading.weathers[0]?.kind : undefined;
    const who = seen.map(({ name }) => name).join(" beside ");
    const where = setting?.at.replace(/^aboard/, "in");
    const when =
      hour === undefined
        ? undefined
        : hour === "golden-hour"
          ? "at sunset"
          : hour === "day"
            ? "in daylight"
            : `at ${hour}`;
    const sky =
      weather === undefined || weather === "clear"
        ? undefined
        : `in ${weather === "cloudy" ? "cloudy weather" : weather}`;
    const members = [...seen.map(({ entry }) => entry), ...(place === undefined ? [] : [place])];
    const full = [
      who,
      who === "" || action === undefined ? undefined : DOES[action],
      where,
      when,
      sky,
    ];
    const plain = [who, where, when];
    const write = (words: readonly (string | undefined)[]) => {
      const text = words.filter((word) => word !== undefined && word !== "").join(" ");
      return text.charAt(0).toUpperCase() + text.slice(1);
    };
    const fromPrompt = prompt.trim() === "" ? ABSTRACT_VISUAL : prompt.trim().slice(0, VISUAL_MAX);
    const visual =
      members.length === 0
        ? fromPrompt
        : ([write(full), write(plain)].find((text) => isDrawn(text, members, settings, seed)) ??
          write(plain));
    const speaker =
      figures.find(({ spoken }) => spoken !== undefined && spoken === part.speaker)?.figure.entry
        .id ?? null;
    return boardScene(index, part.text, visual, members, seed, speaker);
  });
  const sheet = giveVoices(
    [...cast, ...places.values()].slice(0, CAST_MAX),
    new Map(figures.map(({ figure: { entry, gender } }) => [entry.id, gender])),
    scenes,
    voices,
    settings.voice,
  );
  return assembleBoard(order, titleOf(parts), prompt.trim(), sheet, scenes);
}

function placeFor(key: Place, places: Map<Place, CastEntry>, season: Season): CastEntry {
  const known = places.get(key);
  if (known !== undefined) return known;
  const entry = placeEntry(settingOf(key), `place-${places.size + 1}`, season);
  places.set(key, entry);
  return entry;
}

/**
 * Gives each speaker a suitable voice other than the narrator's while there are enough; after that
 * the last one is shared.
 */
function giveVoices(
  cast: readonly CastEntry[],
  genders: ReadonlyMap<string, ScriptVoice["gender"] | undefined>,
  scenes: readonly BoardScene[],
  voices: readonly ScriptVoice[],
  narrator: string,
): CastEntry[] {
  const speakers = new Set(scenes.map(({ speaker }) => speaker));
  const taken = [narrator];
  return cast.map((entry) => {
    if (!speakers.has(entry.id)) return entry;
    const voice = chooseVoice(voices, taken, genders.get(entry.id)) ?? voices.at(-1)?.key ?? null;
    if (voice !== null) taken.push(voice);
    return { ...entry, voice };
  });
}

/** Returns the first heading, or else the beginning of the script. */
function titleOf(parts: readonly ScriptPart[]): string {
  const [first] = parts;
  const begin = (first?.text ?? "").split(/(?<=[.!?…。！？؟])\s|\n/u)[0] ?? "";
  const words = begin.split(/\s+/);
  const short = words.length > 8 ? `${words.slice(0, 8).join(" ")}…` : begin;
  return [...short].slice(0, 80).join("");
}
