/**
 * Draws contact sheets for visual inspection, in dist/sheets, which git ignores.
 *
 * npm run sheets everything: about 2,000 pictures, a quarter of an hour npm run sheets -- prompts
 * the sheet prompts in every style of the specification npm run sheets -- styles eight prompts, all
 * styles side by side npm run sheets -- places every place in three looks: by day, by night, in a
 * weather npm run sheets -- seeds every place, the same prompt with four seeds npm run sheets --
 * people people at close view: what they do, what they are … [style=Anime,comics] [look=toy,neon]
 * [place=cave,lake] [find=beach] [width=400] [seed=1] [out=dist/sheets]
 */
import { join } from "node:path";
import { planScene } from "@kinora/studio/plan/plan-scene";
import type { SceneRequest } from "@kinora/studio/scene/recipe";
import {
  LOOKS,
  type Look,
  type Place,
  type SceneSpec,
  type TimeOfDay,
  type Weather,
} from "@kinora/studio/scene/scene-spec";
import { type Cell, drawSheets } from "./contact-sheet.ts";
import { PEOPLE_PROMPTS, PLACE_SHEET, SHEET_PROMPTS, STYLE_PROMPTS } from "./sheet-prompts.ts";
import { SHEET_STYLES } from "./sheet-styles.ts";

const words = process.argv.slice(2);
const given = new Map(
  words
    .filter((word) => word.includes("="))
    .map((pair) => {
      const at = pair.indexOf("=");
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
);
const kinds = words.filter((word) => !word.includes("="));
const wants = (kind: string) => kinds.length === 0 || kinds.includes(kind);
const amongst = (key: string, value: string) => given.get(key)?.split(",").includes(value) ?? true;

const width = Number(given.get("width") ?? 400);
const seed = Number(given.get("seed") ?? 1);
const out = given.get("out") ?? join(import.meta.dirname, "../../../dist/sheets");
const find = given.get("find") ?? "";
const looks = given.has("look") ? LOOKS.filter((look) => amongst("look", look)) : undefined;

/** The looks that differ most: solid, line-drawn, flat. */
const PLACE_LOOKS: readonly Look[] = ["toy", "storybook", "anime"];
const HOURS: readonly { readonly time: TimeOfDay; readonly weather: Weather }[] = [
  { time: "day", weather: "clear" },
  { time: "night", weather: "clear" },
  { time: "dusk", weather: "rain" },
];
const WEATHER_STRENGTH = 0.7;

function plan(
  prompt: string,
  ratio: SceneRequest["aspectRatio"],
  own: number,
  more: Partial<SceneRequest>,
) {
  return planScene({
    ...{ prompt, negativePrompt: "", kind: "image", style: "animation", effect: null },
    ...{ aspectRatio: ratio, duration: 0, fps: 0, seed: own },
    ...more,
  });
}

const cell = (
  label: string,
  ratio: SceneRequest["aspectRatio"],
  planned: () => SceneSpec,
): Cell => ({
  label,
  ratio,
  plan: planned,
});

async function drawPrompts(): Promise<void> {
  const sets = looks
    ? looks.map((look) => ({ name: look, recipe: {}, spec: { look } }))
    : SHEET_STYLES.filter(({ name }) => amongst("style", name)).map((style) => ({
        ...style,
        spec: {},
      }));
  for (const { name, recipe, spec } of sets)
    for (const ratio of ["16:9", "1:1", "9:16"] as const) {
      const cells = SHEET_PROMPTS.map((entry, index) => ({ ...entry, index }))
        .filter((entry) => entry.ratio === ratio && entry.prompt.includes(find))
        .map(({ prompt, index }) =>
          cell(`${index} ${prompt}`, ratio, () => ({
            ...plan(prompt, ratio, seed * 1000 + index, recipe),
            ...spec,
          })),
        );
      const narrow = ratio === "16:9" ? width : Math.round(width * 0.6);
      const columns = ratio === "16:9" ? 4 : 7;
      const rows = ratio === "9:16" ? 2 : 6;
      const file = `prompts-${name.replaceAll(" ", "-")}-${ratio.replace(":", "x")}`;
      await drawSheets(out, file, cells, { width: narrow, columns, rows });
    }
}

async function drawStyles(): Promise<void> {
  for (const [index, prompt] of STYLE_PROMPTS.entries()) {
    if (!prompt.includes(find)) continue;
    const cells = SHEET_STYLES.map(({ name, recipe }) =>
      cell(name, "16:9", () => plan(prompt, "16:9", seed * 1000 + index, recipe)),
    );
    await drawSheets(out, `styles-${index}`, cells, { width, columns: 4, rows: 4 });
  }
}

async function drawPlaces(): Promise<void> {
  const chosen = PLACE_SHEET.filter(({ place }) => amongst("place", place));
  for (const look of looks ?? PLACE_LOOKS) {
    const cells = chosen.flatMap(({ place, prompt }, index) =>
      HOURS.map(({ time, weather }) =>
        cell(`${place}, ${time}, ${weather}`, "16:9", () => ({
          ...plan(prompt, "16:9", seed * 1000 + index, {}),
          ...{ look, time, weather, weatherStrength: WEATHER_STRENGTH },
        })),
      ),
    );
    await drawSheets(out, `places-${look}`, cells, { width, columns: 3, rows: 6 });
  }
}

async function drawSeeds(): Promise<void> {
  const cells = PLACE_SHEET.filter(({ place }) => amongst("place", place)).flatMap(
    ({ place, prompt }: { place: Place; prompt: string }) =>
      [1, 2, 3, 4].map((own) =>
        cell(`${place}: ${prompt}, seed ${own}`, "16:9", () => ({
          ...plan(prompt, "16:9", own, {}),
          ...(looks?.[0] ? { look: looks[0] } : {}),
        })),
      ),
  );
  await drawSheets(out, "seeds", cells, { width, columns: 4, rows: 6 });
}

async function drawPeople(): Promise<void> {
  const cells = PEOPLE_PROMPTS.map((prompt, index) => ({ prompt, index }))
    .filter(({ prompt }) => prompt.includes(find))
    .map(({ prompt, index }) =>
      cell(prompt, "1:1", () => ({
        ...plan(prompt, "1:1", seed * 1000 + index, {}),
        ...(looks?.[0] ? { look: looks[0] } : {}),
      })),
    );
  await drawSheets(out, "people", cells, { width: Math.round(width * 0.8), columns: 5, rows: 4 });
}

if (wants("seeds")) await drawSeeds();
if (wants("people")) await drawPeople();
if (wants("styles")) await drawStyles();
if (wants("places")) await drawPlaces();
if (wants("prompts")) await drawPrompts();
