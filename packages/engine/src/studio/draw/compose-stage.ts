import { type Canvas, createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import { createCameraPath } from "../motion/camera-path.ts";
import type { CastMember, SceneSpec } from "../scene/scene-spec.ts";
import { createShadow } from "./contact-shadow.ts";
import { type Actor, createActor } from "./figure-actor.ts";
import { createProjection } from "./projection.ts";
import { findSlot, type PlacedSheet, placeSheet } from "./sheet-stack.ts";
import type { Figure, FrameSize, Light, Plate } from "./stage.ts";
import { figureUnit } from "./stand-figure.ts";

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
  const projection = createProjection(frame, plate.ground, 0.5 + ((lead?.x ?? 0.5) - 0.5) * 0.7);
  const nearest = Math.max(1, ...plate.layers.map((layer) => layer.depth));
  const direction = lead?.facing === "left" ? -1 : 1;
  const camera = createCameraPath(spec.camera, frame, (margin - 1) / nearest, duration, direction);
  const sheets = plate.layers
    .map((layer) => placeSheet(layer, margin, projection))
    .filter((sheet): sheet is PlacedSheet => sheet !== null);

  const greatestZoom = Math.max(camera(0).zoom, camera(duration).zoom);
  const shadow = createShadow(light);
  const following = spec.camera.move === "follow";
  const actors = spec.cast.flatMap((member, index) => {
    const figure = parts.figures[index];
    if (figure === undefined || figureUnit(frame) * member.height < 1) return [];
    const setting = {
      ground: plate.ground,
      frame,
      light,
      projection,
      duration,
      greatestZoom,
      shadow,
      following,
    };
    return [createActor(member, figure, setting)];
  });
  const slots = new Map<number, Actor[]>();
  for (const actor of actors.toSorted((a, b) => a.floorY - b.floorY)) {
    const slot = findSlot(sheets, actor.depth);
    slots.set(slot, [...(slots.get(slot) ?? []), actor]);
  }

  const canvas = createCanvas(frame.width, frame.height);
  const context = canvas.getContext("2d", { alpha: false });
  return {
    canvas,
    drawFrame: (seconds) => {
      const view = camera(seconds);
      for (let index = 0; index <= sheets.length; index += 1) {
        const here = slots.get(index) ?? [];
        for (const actor of here) actor.drawOnFloor(context, view, seconds);
        for (const actor of here) actor.draw(context, view, seconds);
        sheets[index]?.draw(context, view, seconds);
      }
      parts.weather.draw(context, seconds);
      parts.grade(context, seconds);
    },
  };
}
