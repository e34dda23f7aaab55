import { type Canvas, createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import { createCameraPath } from "../motion/camera-path.ts";
import type { CastMember, SceneSpec } from "../scene/scene-spec.ts";
import { createShadow } from "./contact-shadow.ts";
import { createActor } from "./figure-actor.ts";
import { createProjection } from "./projection.ts";
import { findFloorDepth, findSlot, type PlacedSheet, placeSheet } from "./sheet-stack.ts";
import type { Figure, FrameSize, Light, Plate } from "./stage.ts";

/** What a scene is made of, painted but not yet put together. */
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
}

/** The one the camera looks at: the largest on the screen. */
function findLead(cast: readonly CastMember[]): CastMember | undefined {
  return cast.toSorted((a, b) => b.height * b.nearness - a.height * a.nearness)[0];
}

/** Puts the parts of a scene together. `margin` is how far the sheets reach beyond the frame, in pixels. */
export function composeStage(
  spec: SceneSpec,
  frame: FrameSize,
  margin: number,
  duration: number,
  parts: StageParts,
): Stage {
  const { light, plate } = parts;
  const lead = findLead(spec.cast);
  const project = createProjection(frame, plate.ground, 0.5 + ((lead?.x ?? 0.5) - 0.5) * 0.7);
  const nearest = Math.max(1, ...plate.layers.map((layer) => layer.depth));
  const direction = lead?.facing === "left" ? -1 : 1;
  const camera = createCameraPath(spec.camera, frame, (margin - 1) / nearest, duration, direction);
  const sheets = plate.layers
    .map((layer) => placeSheet(layer, margin, project))
    .filter((sheet): sheet is PlacedSheet => sheet !== null);

  const setting = {
    ground: plate.ground,
    frame,
    light,
    project,
    floorDepth: findFloorDepth(sheets),
    duration,
    greatestZoom: Math.max(camera(0).zoom, camera(duration).zoom),
    shadow: createShadow(light),
    following: spec.camera.move === "follow",
  };
  const actors = spec.cast
    .flatMap((member, index) => {
      const figure = parts.figures[index];
      return figure === undefined ? [] : [createActor(member, figure, setting)];
    })
    .toSorted((a, b) => a.floorY - b.floorY);
  const slot = findSlot(sheets);
  const behind = sheets.slice(0, slot);
  const before = sheets.slice(slot);

  const canvas = createCanvas(frame.width, frame.height);
  const context = canvas.getContext("2d", { alpha: false });
  return {
    canvas,
    drawFrame: (seconds) => {
      const view = camera(seconds);
      for (const sheet of behind) sheet.draw(context, view, seconds);
      for (const actor of actors) actor.drawOnFloor(context, view, seconds);
      for (const actor of actors) actor.draw(context, view, seconds);
      for (const sheet of before) sheet.draw(context, view, seconds);
      parts.weather.draw(context, seconds);
      parts.grade(context, seconds);
    },
  };
}
