import { chooseLight } from "@kinora/studio/light/choose-light";
import { createGrade } from "@kinora/studio/look/create-grade";
import type { FrameSource } from "@kinora/studio/picture/raw-frame";
import { readPrompt } from "@kinora/studio/read/read-prompt";
import type { SceneRequest } from "@kinora/studio/scene/recipe";
import type { SceneSpec } from "@kinora/studio/scene/scene-spec";
import type { FrameSize } from "@kinora/studio/stage/stage";
import { createPrecipitation } from "@kinora/studio/weather/precipitation";
import { createCanvas, ImageData } from "@napi-rs/canvas";
import { type ClipReader, openClipReader } from "./read-clip.ts";
import { createRepaint } from "./repaint-frame.ts";

/** Strength of the time of day's colour over a clip filmed at another time, 0..1. */
const HOUR = 0.55;

/**
 * Opens a user's own clip, repainted in the look of `spec`: tones, colours and lines; the time of
 * day and the weather named in the prompt; grain, paper and vignette of the look. The content of
 * the clip does not change. Frames are read in order; seeking backwards restarts the clip.
 */
export function openRestyledClip(
  path: string,
  spec: SceneSpec,
  recipe: SceneRequest,
  size: FrameSize,
): FrameSource & { close(): void } {
  const { times, weathers } = readPrompt(recipe.prompt);
  const light = chooseLight(spec);
  const repaint = createRepaint(spec.look, size);
  const grade = createGrade(size, spec, light);
  // Treated as indoors, without splashes, because the ground in the clip is unknown.
  const weather =
    weathers.length > 0 ? createPrecipitation({ ...spec, place: "room" }, size) : null;
  const canvas = createCanvas(size.width, size.height);
  const context = canvas.getContext("2d", { alpha: false });
  let reader: ClipReader | null = null;
  let next = 0;
  let frame: Buffer | null = null;
  const seek = async (index: number): Promise<Buffer> => {
    if (reader === null || index < next - 1) {
      reader?.close();
      reader = openClipReader(path, size, recipe.fps);
      next = 0;
    }
    while (frame === null || next <= index) {
      frame = await reader.next();
      next += 1;
    }
    return frame;
  };
  return {
    canvas,
    close: () => reader?.close(),
    drawFrame: async (seconds) => {
      const pixels = new Uint8ClampedArray(await seek(Math.round(seconds * recipe.fps)));
      repaint(pixels);
      context.putImageData(new ImageData(pixels, size.width, size.height), 0, 0);
      if (times.length > 0) {
        context.save();
        context.globalCompositeOperation = "multiply";
        context.globalAlpha = HOUR;
        context.fillStyle = light.ambient;
        context.fillRect(0, 0, size.width, size.height);
        context.restore();
      }
      weather?.draw(context, seconds);
      grade.draw(context, seconds);
    },
  };
}
