import type { SKRSContext2D } from "@napi-rs/canvas";
import { createFigure } from "../cast/create-figure.ts";
import { chooseLight } from "../light/choose-light.ts";
import { createGrade } from "../look/create-grade.ts";
import { gradePicture } from "../look/grade-picture.ts";
import { paintPlace } from "../place/paint-place.ts";
import { createRandom } from "../scene/random.ts";
import type { SceneSpec } from "../scene/scene-spec.ts";
import type { FrameSize } from "../stage/stage.ts";
import { createWeather } from "../weather/create-weather.ts";
import { composeStage, type Stage, type StageParts } from "./compose-stage.ts";
import { type Steering, UNSTEERED } from "./steering.ts";
import { sweepMemory } from "./sweep-memory.ts";

/**
 * How far sheets extend beyond the frame, as a fraction of its longer side: moving camera, still
 * camera.
 */
const MOVING_MARGIN = 0.1;
const STILL_MARGIN = 0.02;

/**
 * Paints and composes everything a scene needs. `duration` is the time in seconds over which the
 * camera moves; 0 for a still. The same arguments always draw the same pixels.
 */
export function openStage(
  spec: SceneSpec,
  frame: FrameSize,
  duration: number,
  steering: Steering = UNSTEERED,
): Stage {
  const parts = paintParts(spec, frame, duration, steering);
  return composeStage(spec, frame, marginOf(frame, duration), duration, parts, steering);
}

/**
 * Opens the same stage while freeing the memory left by the painters, which halves the memory
 * needed.
 */
export async function openStageSparingly(
  spec: SceneSpec,
  frame: FrameSize,
  duration: number,
  steering: Steering = UNSTEERED,
): Promise<Stage> {
  const stage = await paintAndCompose(spec, frame, duration, steering);
  // Memory can be freed only here: an async function keeps its own variables alive, and the parts
  // were among them.
  await sweepMemory();
  return stage;
}

async function paintAndCompose(
  spec: SceneSpec,
  frame: FrameSize,
  duration: number,
  steering: Steering,
): Promise<Stage> {
  const parts = paintParts(spec, frame, duration, steering);
  await sweepMemory();
  return composeStage(spec, frame, marginOf(frame, duration), duration, parts, steering);
}

function marginOf(frame: FrameSize, duration: number): number {
  const share = duration > 0 ? MOVING_MARGIN : STILL_MARGIN;
  return Math.round(share * Math.max(frame.width, frame.height));
}

function paintParts(
  spec: SceneSpec,
  frame: FrameSize,
  duration: number,
  { loop }: Steering,
): StageParts {
  const margin = marginOf(frame, duration);
  const home = spec.placeSeed === undefined ? spec : { ...spec, seed: spec.placeSeed };
  const light = chooseLight(home);
  const { look } = spec;
  const random = createRandom(spec.seed, "stage");
  const furniture = createRandom(home.seed, "stage").fork("place");
  const plate = paintPlace({ frame, margin, spec: home, light, look, random: furniture });
  const figures = spec.cast.map((member, index) =>
    createFigure(member, { light, look, frame, random: random.fork(`figure ${index}`) }),
  );
  const weather = createWeather(spec, frame, loop ? duration : null);
  const grade = duration > 0 ? createGrade(frame, spec, light) : null;
  return {
    light,
    plate,
    figures,
    weather,
    // A still can afford a finer glow than the frames of a film.
    grade: (context: SKRSContext2D, seconds: number) =>
      grade === null ? gradePicture(context, frame, spec, light) : grade.draw(context, seconds),
  };
}
