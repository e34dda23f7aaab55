import { SEED_MAX } from "@kinora/contracts/limits";
import type { Board, BoardScene } from "@kinora/contracts/story/board";
import type { ScriptOrder } from "@kinora/domain/story/script-writer";
import { subjectOf } from "@kinora/studio/cast/catalogue/catalogue";
import { plainMention } from "@kinora/studio/read/mention";
import { readPrompt } from "@kinora/studio/read/read-prompt";
import { createRandom } from "@kinora/studio/scene/random";
import { assembleBoard, boardScene, hourOf, placeEntry, seasonOf } from "./assemble-board.ts";
import { castFigure, type Taken } from "./cast-figure.ts";
import { placeFor, placeOf } from "./choose-setting.ts";
import { drawShot } from "./draw-beat.ts";
import { INFORMATIVE } from "./exposition/informative.ts";
import { PROMOTIONAL } from "./exposition/promotional.ts";
import { readTopic } from "./exposition/read-topic.ts";
import { writeExposition } from "./exposition/write-exposition.ts";
import type { Beat } from "./genre/book.ts";
import { settingOf } from "./settings.ts";

const MOST_THINGS = 4;
const POSES: readonly Beat[] = ["hook", "world", "want", "home"];

/**
 * Writes the board of an explanation or invitation: it states what the prompt states and asks about
 * the rest.
 */
export function expositionBoard(order: ScriptOrder): Board {
  const { prompt, settings } = order;
  const random = createRandom(settings.seed, `exposition ${prompt}`);
  const topic = readTopic(prompt);
  const reading = readPrompt(prompt);
  const taken: Taken = { names: [], colours: [] };
  const drawn = reading.mentions.filter(
    ({ approximation, subject, words }, index, all) =>
      approximation === undefined &&
      subjectOf(subject).rig !== "sign" &&
      all.findIndex((other) => other.words === words) === index,
  );
  const [first] = drawn;
  const planned = placeOf(prompt, settings.seed);
  const setting = settingOf(
    first === undefined ? planned : placeFor(planned, reading, first, random.fork("place")),
  );
  const things = drawn.slice(0, MOST_THINGS).map((mention) =>
    castFigure(
      {
        // "My grandmother's garden" refers to one grandmother.
        mention: /['’]s$/.test(mention.words) ? { ...mention, count: 1 } : mention,
        phrase: undefined,
        name: `the ${mention.words.replace(/['’]s$/, "")}`,
        gender: undefined,
        undressed: true,
      },
      taken,
      random,
    ),
  );
  const key = random
    .fork("guide")
    .pick(
      ["girl", "boy", "teacher"].filter((each) => !drawn.some(({ subject }) => subject === each)),
    );
  const guide = castFigure(
    { mention: plainMention(key, key), phrase: undefined, name: `the ${key}`, gender: undefined },
    taken,
    random.fork("guide"),
  );
  const text = writeExposition(
    topic,
    things.map(({ name }) => name),
    settings.type === "promotional" ? PROMOTIONAL : INFORMATIVE,
    settings,
    settings.seed,
    random.fork(`text ${settings.genre} ${settings.tone}`),
  );
  const place = placeEntry(setting, "place-1", seasonOf(prompt, [setting.key], random));
  const seeds = random.fork("takes");
  const scenes = text.scenes.map((scene, index): BoardScene => {
    const seed = seeds.integer(0, SEED_MAX);
    const thing = scene.thing === undefined ? undefined : things[scene.thing];
    const withGuide = thing === undefined || index % 3 === 2;
    const hero = thing ?? guide;
    const other = withGuide && hero !== guide ? guide : undefined;
    const members = [hero.entry, ...(other === undefined ? [] : [other.entry]), place];
    const visual = drawShot(
      {
        beat: POSES[index % POSES.length] ?? "hook",
        hero,
        other,
        setting,
        hour: hourOf(reading.times[0], index, text.scenes.length, scene.narration),
        weather: undefined,
        prop: undefined,
      },
      members,
      settings,
      seed,
    );
    return boardScene(index, scene.narration, visual, members, seed);
  });
  const cast = [...things.map(({ entry }) => entry), guide.entry, place];
  return assembleBoard(order, text.title, prompt, cast, scenes);
}
