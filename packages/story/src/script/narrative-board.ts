import { SEED_MAX } from "@kinora/contracts/limits";
import type { Board, BoardScene, CastEntry } from "@kinora/contracts/story/board";
import { SCENES_MAX } from "@kinora/contracts/story/story-limits";
import type { ScriptOrder } from "@kinora/domain/story/script-writer";
import { subjectOf } from "@kinora/studio/cast/catalogue/catalogue";
import { createRandom } from "@kinora/studio/scene/random";
import type { Weather } from "@kinora/studio/scene/scene-spec";
import { assembleBoard, boardScene, hourOf, placeEntry, seasonOf } from "./assemble-board.ts";
import { wordsFor } from "./beats.ts";
import { article } from "./cast-figure.ts";
import { chooseVoice, type ScriptVoice } from "./choose-voice.ts";
import { drawShot } from "./draw-beat.ts";
import type { Beat } from "./genre/book.ts";
import { BOOKS } from "./genre/books.ts";
import type { Idea } from "./idea.ts";
import { readIdea } from "./read-idea.ts";
import { chooseLines, type SpokenLine, wordsOfLines } from "./spoken-lines.ts";
import { chooseTrouble } from "./trouble.ts";
import { type TaleScene, writeNarrative } from "./write-narrative.ts";

/** Beats in which the weather of the trouble is shown. */
const STORMY: ReadonlySet<Beat> = new Set(["obstacle", "attempt"]);

/** The weather of the prompt as written in visuals; it lasts for the whole story. */
const SKIES: Readonly<Record<Weather, string | undefined>> = {
  clear: undefined,
  cloudy: "in cloudy weather",
  rain: "in light rain",
  snow: "in falling snow",
  fog: "in fog",
  storm: "in a storm",
};

/** Beats in which the weather longed for has arrived. */
const LATE: ReadonlySet<Beat> = new Set(["turn", "celebration", "home", "close"]);

/** Beats after which a storm has passed. */
const AFTER: ReadonlySet<Beat> = new Set(["celebration", "home", "close"]);

function skyOf({ weather = "clear", longedFor }: Idea, beat: Beat): Weather {
  if (longedFor !== undefined && LATE.has(beat)) return longedFor;
  return weather === "storm" && AFTER.has(beat) ? "clear" : weather;
}

/** Number of words at which a scene is full. */
const FULL = 39;
/** The beat in which each speaker is shown. */
const SAID: Readonly<Record<SpokenLine["who"], Beat>> = { hero: "want", helper: "bond" };

/** Tells a story beat by beat: hook, want, obstacle, helper, turn, close. */
export function narrativeBoard(order: ScriptOrder, voices: readonly ScriptVoice[]): Board {
  const { settings, prompt } = order;
  const random = createRandom(settings.seed, `script ${prompt}`);
  const book = BOOKS[settings.genre];
  const idea = readIdea(prompt, settings, book.props, random);
  const { hero, helper, setting, away } = idea;
  const trouble = chooseTrouble(
    away.key,
    idea.weather,
    wordsFor(settings),
    random.fork(`trouble ${settings.genre}`),
  );
  const own = voices.some(({ key }) => key !== settings.voice);
  const chosen = own ? chooseLines(idea, settings, random.fork("lines")) : [];
  // When the narrator alone fills all the scenes, no character speaks.
  const room = SCENES_MAX - chosen.length;
  const lines = wordsFor(settings) > room * FULL ? [] : chosen;
  const goal = wordsFor(settings) - wordsOfLines(lines);
  const tale = writeNarrative(
    { idea, book, trouble, goal, room: SCENES_MAX - lines.length },
    settings,
    settings.seed,
    random.fork(`tale ${settings.genre} ${settings.tone}`),
  );
  const season = seasonOf(prompt, [setting.key, away.key], random);
  const places = [
    placeEntry(setting, "place-1", season),
    ...(away.key === setting.key ? [] : [placeEntry(away, "place-2", season)]),
  ];
  const thing: CastEntry = {
    id: "prop-1",
    kind: "prop",
    name: `the ${idea.prop}`,
    look: article(idea.prop),
    voice: null,
  };
  const sought: CastEntry | undefined =
    idea.sought === undefined
      ? undefined
      : thing.name.endsWith(` ${idea.sought}`)
        ? thing
        : { ...thing, id: "prop-2", name: `the ${idea.sought}`, look: article(idea.sought) };
  // A helper who lives in water stays near it.
  const isShore = subjectOf(helper.subject).rig === "swimmer";
  const seeds = random.fork("takes");
  const cast = giveVoices(idea, lines, voices, settings.voice);
  const told = withLines(tale.scenes, lines);
  const scenes = told.map((scene, index): BoardScene => {
    const seed = seeds.integer(0, SEED_MAX);
    const where = scene.isAway || (scene.withHelper && isShore) ? away : setting;
    const place = places.find(({ name }) => name === where.name);
    const speaker = scene.who === undefined ? undefined : idea[scene.who];
    const [lead, other] = speaker === helper ? [helper, hero] : [hero, helper];
    const shown = scene.withSought ? sought : scene.withProp ? thing : undefined;
    const members = [
      hero.entry,
      ...(scene.withHelper ? [helper.entry] : []),
      ...(shown === undefined ? [] : [shown]),
      ...(place === undefined ? [] : [place]),
    ];
    const sky = skyOf(idea, scene.beat);
    const stormy = STORMY.has(scene.beat);
    // The indoor trouble is darkness.
    const isDark = stormy && trouble.seen === "at night";
    const visual = drawShot(
      {
        beat: scene.beat,
        hero: lead,
        other: scene.withHelper ? other : undefined,
        setting: where,
        hour: isDark ? "night" : hourOf(idea.hour, index, told.length, scene.narration),
        weather: isDark ? undefined : stormy ? trouble.seen : SKIES[sky],
        prop: shown,
      },
      members,
      settings,
      seed,
    );
    const id = speaker?.entry.id ?? null;
    return boardScene(index, scene.narration, visual, members, seed, id);
  });
  return assembleBoard(
    order,
    tale.title,
    prompt,
    [...cast, thing, ...(sought === undefined || sought === thing ? [] : [sought]), ...places],
    scenes,
  );
}

/** A scene spoken by the narrator or by a character. */
type ToldScene = TaleScene & { readonly who?: SpokenLine["who"] };

/** Inserts the spoken lines after their beats, in the same place and with the same figures. */
function withLines(scenes: readonly TaleScene[], lines: readonly SpokenLine[]): ToldScene[] {
  return scenes.flatMap((scene) => [
    scene,
    ...lines
      .filter(({ after }) => after === scene.beat)
      .map(({ who, text }) => ({
        ...scene,
        beat: SAID[who],
        narration: text,
        withProp: false,
        withSought: false,
        who,
      })),
  ]);
}

/** Gives each speaker one suitable voice for all scenes. */
function giveVoices(
  { hero, helper }: Idea,
  lines: readonly SpokenLine[],
  voices: readonly ScriptVoice[],
  narrator: string,
): CastEntry[] {
  const taken = [narrator];
  return (["hero", "helper"] as const).map((who) => {
    const { entry, gender } = who === "hero" ? hero : helper;
    if (!lines.some((line) => line.who === who)) return entry;
    const voice = chooseVoice(voices, taken, gender);
    if (voice !== null) taken.push(voice);
    return { ...entry, voice };
  });
}
