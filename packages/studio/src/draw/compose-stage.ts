import { type Canvas, createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import { createCameraPath } from "../motion/camera-path.ts";
import type { CastMember, SceneSpec } from "../scene/scene-spec.ts";
import type { Figure, FrameSize, Light, Plate } from "../stage/stage.ts";
import { closeFigure } from "./close-figure.ts";
import { createShadow } from "./contact-shadow.ts";
import { enlivenFigure } from "./enliven-figure.ts";
import { createActor, type FigureBox } from "./figure-actor.ts";
import { createProjection } from "./projection.ts";
import { findFloorDepth, findSlot, type PlacedSheet, placeSheet } from "./sheet-stack.ts";
import { steerCamera } from "./steer-camera.ts";
import { type Steering, UNSTEERED } from "./steering.ts";

/** The painted parts of a scene before composition. */
export interface StageParts {
  readonly light: Light;
  readonly plate: Plate;
  /** In the order of `spec.cast`. */
  readonly figures: readonly Figure[];
  readonly weather: { draw(context: SKRSContext2D, seconds: number): void };
  readonly grade: (context: SKRSContext2D, seconds: number) => void;
}

/** A scene that can be drawn at any moment, always onto the same canvas. */
export interface Stage {
  readonly canvas: Canvas;
  drawFrame(seconds: number): void;
  /** Box of the lead figure in pixels; null in a scene without figures. */
  findLead(seconds: number): FigureBox | null;
  /**
   * Everything drawn from the first figure on, in drawing order, each as a separate layer; sheets
   * have no member.
   */
  listStanding(seconds: number): readonly StandingLayer[];
}

/** A figure, or a sheet in front of the figures. */
export interface StandingLayer {
  readonly member: CastMember | null;
  draw(context: SKRSContext2D): void;
}

/** Returns the lead, which the camera follows: the largest figure on the screen. */
export function findLead(cast: readonly CastMember[]): CastMember | undefined {
  return cast.toSorted((a, b) => b.height * b.nearness - a.height * a.nearness)[0];
}

/** Returns the figure a member travels with, or the member itself when it travels alone. */
function findTaker(member: CastMember, cast: readonly CastMember[]): CastMember {
  const off = (other: CastMember) => Math.abs(other.x - member.x);
  const [nearest] = cast
    .filter((other) => other !== member && other.subject === member.goesWith)
    .toSorted((a, b) => off(a) - off(b));
  return nearest ?? member;
}

/**
 * Composes the parts of a scene. `margin` is the number of pixels by which the sheets extend beyond
 * the frame.
 */
export function composeStage(
  spec: SceneSpec,
  frame: FrameSize,
  margin: number,
  duration: number,
  // No function below may reference `plate`, because that would keep the original pictures in
  // memory (covered by a test).
  { light, plate, figures, weather, grade }: StageParts,
  steering: Steering = UNSTEERED,
): Stage {
  const lead = findLead(spec.cast);
  const project = createProjection(frame, plate.ground, 0.5 + ((lead?.x ?? 0.5) - 0.5) * 0.7);
  const nearest = Math.max(1, ...plate.layers.map((layer) => layer.depth));
  const direction = lead?.facing === "left" ? -1 : 1;
  const reach = (margin - 1) / nearest;
  const path = createCameraPath(spec.camera, frame, reach, duration, direction);
  const camera = steerCamera(path, steering, frame, reach, duration);
  const sheets = plate.layers
    .map((layer) => placeSheet(layer, margin, project))
    .filter((sheet): sheet is PlacedSheet => sheet !== null);

  const setting = {
    ground: plate.ground,
    frame,
    light,
    project,
    floorDepth: findFloorDepth(sheets),
    // A travelling figure would have to return in a loop, so nothing travels.
    duration: steering.loop ? 0 : duration,
    greatestZoom: Math.max(camera(0).zoom, camera(duration / 2).zoom, camera(duration).zoom),
    shadow: createShadow(light),
    following: spec.camera.move === "follow",
  };
  const cast = spec.cast.flatMap((member, index) => {
    const figure = figures[index];
    if (figure === undefined) return [];
    const lively = enlivenFigure(figure, steering.energy);
    const shown = steering.loop ? closeFigure(lively, duration) : lively;
    const taker = findTaker(member, spec.cast);
    const { aspect } = figures[spec.cast.indexOf(taker)] ?? figure;
    return [{ member, ...createActor(member, shown, setting, { member: taker, aspect }) }];
  });
  const actors = cast.toSorted((a, b) => a.floorY - b.floorY);
  const leader = cast.find(({ member }) => member === lead);
  const slot = findSlot(sheets);
  const behind = sheets.slice(0, slot);
  const before = sheets.slice(slot);

  const canvas = createCanvas(frame.width, frame.height);
  const context = canvas.getContext("2d", { alpha: false });
  return {
    canvas,
    findLead: (seconds) => leader?.measure(camera(seconds), seconds) ?? null,
    listStanding: (seconds) => {
      const view = camera(seconds);
      return [...actors, ...before.map((sheet) => ({ member: null, draw: sheet.draw }))].map(
        ({ member, draw }) => ({ member, draw: (onto) => draw(onto, view, seconds) }),
      );
    },
    drawFrame: (seconds) => {
      const view = camera(seconds);
      for (const sheet of behind) sheet.draw(context, view, seconds);
      for (const actor of actors) actor.drawOnFloor(context, view, seconds);
      for (const actor of actors) actor.draw(context, view, seconds);
      for (const sheet of before) sheet.draw(context, view, seconds);
      weather.draw(context, seconds);
      grade(context, seconds);
    },
  };
}
