import { setImmediate } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { createCanvas } from "@napi-rs/canvas";
import { describe, expect, it } from "vitest";
import { CAMERA_MOVES, type CastMember, type SceneSpec } from "../scene/scene-spec.ts";
import type { Figure, Ground, Layer, Light } from "../stage/stage.ts";
import { composeStage, type StageParts } from "./compose-stage.ts";

const frame = { width: 160, height: 90 };
const MARGIN = 16;
const DURATION = 5;

const light: Light = {
  ambient: "#ffffff",
  key: "#ffffff",
  direction: 0.5,
  rim: "#ffffff",
  brightness: 1,
  haze: "#a0a0c0",
  sky: ["#204080", "#80a0c0"],
};

/** A sheet filled with one colour below a given row (in frame rows). */
function sheet(name: string, depth: number, colour: string, from = -MARGIN): Layer {
  const picture = createCanvas(frame.width + 2 * MARGIN, frame.height + 2 * MARGIN);
  const context = picture.getContext("2d");
  context.fillStyle = colour;
  context.fillRect(0, from + MARGIN, picture.width, picture.height);
  return { name, depth, picture };
}

const box: Figure = {
  aspect: 0.5,
  draw: (context, height) => {
    context.fillStyle = "#ff0000";
    context.fillRect(-height / 4, -height, height / 2, height);
  },
};

const fox: CastMember = {
  subject: "fox",
  words: "a fox",
  action: "idle",
  x: 0.5,
  nearness: 1,
  altitude: 0,
  height: 0.5,
  facing: "right",
};

const standard: Ground = { horizon: 0.5, front: 0.9, floats: false, reflection: 0 };

function scene(
  cast: readonly CastMember[],
  move: SceneSpec["camera"]["move"] = "drift",
): SceneSpec {
  return {
    seed: 1,
    place: "farm",
    time: "day",
    weather: "clear",
    weatherStrength: 0,
    mood: "calm",
    look: "toy",
    cast,
    camera: { move, strength: 1 },
    missing: [],
  };
}

function open(spec: SceneSpec, layers: readonly Layer[], ground = standard) {
  const parts: StageParts = {
    light,
    plate: { layers, ground },
    figures: spec.cast.map(() => box),
    weather: { draw: () => {} },
    grade: () => {},
  };
  return composeStage(spec, frame, MARGIN, DURATION, parts);
}

/** Returns the colour of a pixel as "r,g,b". */
function pixel(canvas: { data(): Buffer }, x: number, y: number): string {
  return canvas
    .data()
    .subarray((y * frame.width + x) * 4, (y * frame.width + x) * 4 + 3)
    .join(",");
}

const RED = "255,0,0";
/** Finds the rows and columns of the frame where the figure is visible. */
function findRed(canvas: { data(): Buffer }) {
  const pixels = canvas.data();
  const found = [];
  for (let at = 0; at < frame.width * frame.height; at += 1) {
    if (pixels[at * 4] === 255 && pixels[at * 4 + 1] === 0) {
      found.push({ x: at % frame.width, y: Math.floor(at / frame.width) });
    }
  }
  const xs = found.map(({ x }) => x);
  const ys = found.map(({ y }) => y);
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
    count: found.length,
  };
}

describe("composeStage", () => {
  it.each(CAMERA_MOVES)("never shows the edge of a sheet: %s", (move) => {
    const nearest = sheet("leaves", 1.4, "#00ff00");
    const stage = open(scene([], move), [sheet("sky", 0, "#0000ff"), nearest]);
    for (const seconds of [0, 1.3, 2.5, 4.1, DURATION]) {
      stage.drawFrame(seconds);
      for (const [x, y] of [
        [0, 0],
        [159, 0],
        [0, 89],
        [159, 89],
      ] as const) {
        expect(pixel(stage.canvas, x, y)).toBe("0,255,0");
      }
    }
  });

  it("keeps the sky still, moves near sheets more than far ones, and never moves the horizon", () => {
    const mark = (depth: number) => {
      const layer = sheet(`at ${depth}`, depth, "#000000", 500);
      const context = layer.picture.getContext("2d");
      context.fillStyle = "#ff0000";
      context.fillRect(MARGIN + 70, MARGIN + 44, 20, 2);
      const stage = open(scene([], "pan-right"), [sheet("sky", 0, "#0000ff"), layer]);
      stage.drawFrame(0);
      const from = findRed(stage.canvas);
      stage.drawFrame(DURATION);
      const to = findRed(stage.canvas);
      expect(Math.abs(from.top - to.top)).toBeLessThanOrEqual(1);
      return from.left - to.left;
    };
    expect(mark(0)).toBe(0);
    expect(mark(0.3)).toBeGreaterThan(1);
    expect(mark(0.8)).toBeGreaterThan(mark(0.3) + 3);
  });

  it("stands a figure with its feet on the same spot of the ground wherever the camera is", () => {
    const floor = sheet("floor", 0.7, "#00ff00", 45);
    const dot = floor.picture.getContext("2d");
    dot.fillStyle = "#0000ff";
    dot.fillRect(MARGIN + 79, MARGIN + 80, 2, 26);
    const stage = open(scene([fox], "pan-left"), [sheet("sky", 0, "#ffffff"), floor]);
    for (const seconds of [0, 2.5, DURATION]) {
      stage.drawFrame(seconds);
      const seen = findRed(stage.canvas);
      expect(seen.bottom).toBeGreaterThanOrEqual(79);
      expect(seen.bottom).toBeLessThanOrEqual(83);
      const pixels = stage.canvas.data();
      const row = 89;
      const blue = Array.from({ length: frame.width }, (_, x) => x).filter((x) => {
        const at = (row * frame.width + x) * 4;
        return (pixels[at + 2] ?? 0) > 120 && (pixels[at + 1] ?? 0) < 160;
      });
      const middle = (seen.left + seen.right) / 2;
      expect(Math.abs((blue[0] ?? -99) + 0.5 - middle)).toBeLessThan(2.5);
    }
  });

  it("hides a figure behind what is nearer than the stage, but not behind the floor", () => {
    const floor = sheet("floor", 0.7, "#00ff00", 0);
    const grass = sheet("grass", 1.3, "#0000ff", 60);
    const stage = open(scene([fox]), [sheet("sky", 0, "#ffffff"), floor, grass]);
    stage.drawFrame(1);
    expect(pixel(stage.canvas, 80, 50)).toBe(RED);
    expect(pixel(stage.canvas, 80, 75)).toBe("0,0,255");
  });

  it("draws far figures smaller, higher and behind near ones", () => {
    const far = { ...fox, nearness: 0.3 };
    const sheets = [sheet("sky", 0, "#ffffff"), sheet("floor", 0.7, "#00ff00", 45)];
    const near = open(scene([fox]), sheets);
    const distant = open(scene([far]), sheets);
    near.drawFrame(2.5);
    distant.drawFrame(2.5);
    const [a, b] = [findRed(near.canvas), findRed(distant.canvas)];
    expect(a.bottom - a.top).toBeGreaterThan((b.bottom - b.top) * 1.5);
    expect(a.bottom).toBeGreaterThan(b.bottom + 10);
  });

  it("moves a walker across the picture, half as far when the camera follows it", () => {
    const sheets = [sheet("sky", 0, "#ffffff"), sheet("floor", 0.7, "#00ff00", 45)];
    const travel = (move: SceneSpec["camera"]["move"]) => {
      const stage = open(scene([{ ...fox, action: "run" }], move), sheets);
      stage.drawFrame(0);
      const from = findRed(stage.canvas).left;
      stage.drawFrame(DURATION);
      return findRed(stage.canvas).left - from;
    };
    expect(travel("push-in")).toBeGreaterThan(40);
    expect(travel("follow")).toBeGreaterThan(10);
    expect(travel("follow")).toBeLessThan(40);
  });

  it("moves a companion as far as the traveller it goes with", () => {
    const sheets = [sheet("sky", 0, "#ffffff"), sheet("floor", 0.7, "#00ff00", 45)];
    const steed = { ...fox, subject: "horse", action: "run" as const };
    const rider = { ...fox, height: 0.2, altitude: 0.5, goesWith: "horse" };
    const apart = (members: readonly CastMember[]) => {
      const stage = open(scene(members), sheets);
      return [0, DURATION].map((seconds) => {
        stage.drawFrame(seconds);
        const { left, right } = findRed(stage.canvas);
        return right - left;
      });
    };
    const [alone] = apart([steed]);
    for (const width of apart([steed, rider])) expect(width).toBeLessThan((alone ?? 0) + 4);
    const [from] = apart([steed, { ...rider, goesWith: "cow" }]);
    expect(from).toBeGreaterThan((alone ?? 0) + 10);
  });

  it("draws the same moment identically, whatever was drawn before", () => {
    const sheets = [sheet("sky", 0, "#ffffff"), sheet("floor", 0.7, "#00ff00", 45)];
    const walker = { ...fox, action: "walk" as const };
    const first = open(scene([walker]), sheets);
    const second = open(scene([walker]), sheets);
    first.drawFrame(3);
    for (const seconds of [4, 0, 2, 3]) second.drawFrame(seconds);
    expect(first.canvas.data().equals(second.canvas.data())).toBe(true);
  });
});

it("retains none of the pictures as painted, which take three times the memory", async () => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const painted = () => {
    const layer = sheet("ground", 1, "#305030", 50);
    return { stage: open(scene([fox, fox]), [layer]), picture: new WeakRef(layer.picture) };
  };
  const { stage, picture } = painted();
  for (let turn = 0; turn < 5 && picture.deref() !== undefined; turn += 1) {
    await setImmediate();
    collect();
  }
  stage.drawFrame(1);
  expect(picture.deref()).toBeUndefined();
});
