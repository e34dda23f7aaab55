/**
 * Paints places and writes PNG files or contact sheets, for looking at them.
 * node packages/engine/tools/place-sheets.ts <out.png> key=value[,value…] … [width=…] [ratio=16:9] [seconds=0] [columns=5]
 * Keys: place, time, season, weather, look, mood, seed, strength, ratio. Several values make a contact sheet of all combinations.
 */
import { writeFileSync } from "node:fs";
import { type Canvas, createCanvas } from "@napi-rs/canvas";
import { chooseLight } from "../src/studio/light/choose-light.ts";
import { gradePicture } from "../src/studio/look/grade-picture.ts";
import { paintPlace } from "../src/studio/place/paint-place.ts";
import { createRandom } from "../src/studio/scene/random.ts";
import {
  LOOKS,
  MOODS,
  PLACES,
  type SceneSpec,
  SEASONS,
  TIMES_OF_DAY,
  WEATHERS,
} from "../src/studio/scene/scene-spec.ts";
import { createWeather } from "../src/studio/weather/create-weather.ts";

const [out, ...pairs] = process.argv.slice(2);
if (!out) throw new Error("usage: place-sheets.ts <out.png> key=value…");
const given = new Map(
  pairs.map((pair) => [pair.split("=")[0] ?? "", (pair.split("=")[1] ?? "").split(",")]),
);
const list = <T extends string>(key: string, all: readonly T[], fallback: T): T[] => {
  const values = given.get(key);
  if (!values) return [fallback];
  return values[0] === "all" ? [...all] : all.filter((item) => values.includes(item));
};
const number = (key: string, fallback: number) => Number(given.get(key)?.[0] ?? fallback);

function paint(spec: SceneSpec, width: number, height: number, seconds: number): Canvas {
  const frame = { width, height };
  const margin = Math.round(Math.max(width, height) * 0.08);
  const light = chooseLight(spec);
  const started = process.cpuUsage();
  const plate = paintPlace({
    frame,
    margin,
    spec,
    light,
    look: spec.look,
    random: createRandom(spec.seed, "place"),
  });
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext("2d");
  for (const sheet of plate.layers) {
    ctx.drawImage(sheet.picture, -margin, -margin);
    ctx.save();
    ctx.translate(-margin, -margin);
    sheet.animate?.(ctx, seconds);
    ctx.restore();
  }
  ctx.getImageData(0, 0, 1, 1);
  const painted = process.cpuUsage(started).user / 1000;
  const later = process.cpuUsage();
  createWeather(spec, frame).draw(ctx, seconds);
  if (!given.has("raw")) gradePicture(ctx, frame, spec, light);
  ctx.getImageData(0, 0, 1, 1);
  console.log(
    spec.place,
    spec.time,
    spec.weather,
    spec.look,
    spec.seed,
    `plate ${Math.round(painted)} ms, weather+grade ${Math.round(process.cpuUsage(later).user / 1000)} ms of processor`,
  );
  return canvas;
}

const jobs: { spec: SceneSpec; ratio: string }[] = [];
for (const place of list("place", PLACES, "mountains"))
  for (const seed of given.get("seed") ?? ["7"])
    for (const ratio of given.get("ratio") ?? ["16:9"])
      for (const season of given.has("season") ? list("season", SEASONS, "summer") : [undefined])
        for (const weather of list("weather", WEATHERS, "clear"))
          for (const look of list("look", LOOKS, "toy"))
            for (const mood of list("mood", MOODS, "calm"))
              for (const time of list("time", TIMES_OF_DAY, "day"))
                jobs.push({
                  ratio,
                  spec: {
                    seed: Number(seed),
                    place,
                    time,
                    ...(season ? { season } : {}),
                    weather,
                    weatherStrength: number("strength", 0.7),
                    mood,
                    look,
                    cast: [],
                    camera: { move: "drift", strength: 0.5 },
                    missing: [],
                  },
                });
const width = number("width", jobs.length === 1 ? 1280 : 480);
const columns = Math.min(jobs.length, number("columns", 5));
const pictures = jobs.map(({ spec, ratio }) => {
  const [w = 16, h = 9] = ratio.split(":").map(Number);
  return w >= h
    ? paint(spec, width, Math.round((width * h) / w), number("seconds", 1.3))
    : paint(spec, Math.round((width * w) / h), width, number("seconds", 1.3));
});
const cellWidth = Math.max(...pictures.map((picture) => picture.width));
const cellHeight = Math.max(...pictures.map((picture) => picture.height));
const sheet = createCanvas(cellWidth * columns, cellHeight * Math.ceil(pictures.length / columns));
const ctx = sheet.getContext("2d");
for (const [index, picture] of pictures.entries())
  ctx.drawImage(picture, (index % columns) * cellWidth, Math.floor(index / columns) * cellHeight);
writeFileSync(out, sheet.toBuffer("image/png"));
