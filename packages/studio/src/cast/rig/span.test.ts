import { createCanvas } from "@napi-rs/canvas";
import { expect, test } from "vitest";
import { createRandom } from "../../scene/random.ts";
import type { Action, CastMember } from "../../scene/scene-spec.ts";
import type { Light } from "../../stage/stage.ts";
import { CATALOGUE } from "../catalogue/catalogue.ts";
import type { Subject } from "../catalogue/subject.ts";
import { createFigure } from "../create-figure.ts";
import { aspectOf } from "../measure-figure.ts";

const LIGHT: Light = {
  ...{ ambient: "#8890c8", key: "#ffd9a0", direction: 0.5, rim: "#bfe6ff", brightness: 0.5 },
  ...{ haze: "#403a70", sky: ["#101030", "#403a70"] },
};
const HEIGHT = 80;
const WIDTH = HEIGHT * 6;
/** Own heights by which a tail, a wing or a shadow may exceed the planned extent. */
const SLACK = 0.14;

interface Pose {
  readonly subject: Subject;
  readonly action: Action;
  readonly posture?: CastMember["posture"];
}

/** Returns how far a figure is painted to either side of its feet, in its heights. */
function reach(subject: Subject, action: Action, posture?: CastMember["posture"]): number {
  const figure = createFigure(
    {
      ...{ subject: subject.key, words: "", action, x: 0.5, nearness: 1, altitude: 0 },
      ...{ height: 0.4, facing: "right" as const },
      ...(posture === undefined ? {} : { posture }),
    },
    { light: LIGHT, look: "toy", random: createRandom(3), frame: { width: 480, height: 270 } },
  );
  const canvas = createCanvas(WIDTH, HEIGHT * 2);
  const context = canvas.getContext("2d");
  context.translate(WIDTH / 2, HEIGHT * 1.6);
  figure.draw(context, HEIGHT, 0.3);
  const { data } = context.getImageData(0, 0, WIDTH, HEIGHT * 2);
  let most = 0;
  for (let at = 3; at < data.length; at += 4)
    if ((data[at] ?? 0) > 60)
      most = Math.max(most, Math.abs((((at - 3) / 4) % WIDTH) + 0.5 - WIDTH / 2));
  return most / HEIGHT;
}

test("planning knows the width of figures with drawn bodies and spread wings", () => {
  const poses = CATALOGUE.flatMap((subject): Pose[] => {
    if (subject.rig === "toy")
      return (["idle", "sit", "sleep"] as const).map((action) => ({
        ...{ subject, action, posture: "fours" as const },
      }));
    if (["pony", "bust", "doll"].includes(subject.rig)) return [{ subject, action: "idle" }];
    return subject.action === "fly" && subject.rig === "hopper" ? [{ subject, action: "fly" }] : [];
  });
  const faults = poses.flatMap(({ subject, action, posture }) => {
    const over = reach(subject, action, posture) - aspectOf(subject, posture, action) / 2;
    return over <= SLACK ? [] : [`${subject.key}, ${action}: ${over.toFixed(2)}`];
  });
  expect(poses.length).toBeGreaterThan(100);
  expect(faults).toEqual([]);
});
