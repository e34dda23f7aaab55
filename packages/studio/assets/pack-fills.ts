/**
 * Draws every subject standing in daylight and writes those that fill less than half of their box
 * to `meaning/fills.txt`, with the fraction in hundredths: thin things must be drawn larger to be
 * seen. Run after adding pictures:
 *   node packages/studio/assets/pack-fills.ts
 */
import { writeFileSync } from "node:fs";
import { createCanvas } from "@napi-rs/canvas";
import { CATALOGUE } from "../src/cast/catalogue/catalogue.ts";
import type { Subject } from "../src/cast/catalogue/subject.ts";
import { createFigure } from "../src/cast/create-figure.ts";
import { aspectOf } from "../src/cast/measure-figure.ts";
import { chooseLight } from "../src/light/choose-light.ts";
import { planPlainly } from "../src/plan/casting-set/plan-plainly.ts";
import { chooseAction } from "../src/plan/choose-action.ts";
import { createRandom } from "../src/scene/random.ts";

const SIZE = 120;
/** Minimum alpha out of 255; anything fainter is a shadow or a glow. */
const SOLID = 100;
const MOST = 0.5;

const meadow = planPlainly("a meadow at noon", 1);
const light = chooseLight({
  ...meadow,
  place: "meadow",
  time: "day",
  weather: "clear",
  mood: "calm",
});

function fillOf(subject: Subject): number {
  const random = createRandom(1, "fill");
  const action = chooseAction(subject, undefined, "meadow", null, random);
  const member = {
    subject: subject.key,
    words: subject.key,
    action,
    x: 0.5,
    nearness: 1,
    altitude: 0,
    height: 0.5,
    facing: "right" as const,
  };
  const frame = { width: SIZE * 5, height: SIZE * 3 };
  const figure = createFigure(member, { light, look: "toy", random, frame });
  const context = createCanvas(frame.width, frame.height).getContext("2d");
  context.translate(frame.width / 2, SIZE * 2);
  figure.draw(context, SIZE, 1);
  const { data } = context.getImageData(0, 0, frame.width, frame.height);
  let own = 0;
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) > SOLID) own += 1;
  return own / (SIZE * SIZE * aspectOf(subject, undefined, action));
}

const lines = CATALOGUE.flatMap((subject) => {
  const fill = fillOf(subject);
  return fill < MOST ? [`${subject.key} ${Math.round(fill * 100)}`] : [];
});
writeFileSync(new URL("./meaning/fills.txt", import.meta.url), `${lines.join("\n")}\n`);
