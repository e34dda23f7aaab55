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

/** How much of the hour's colour is laid over a clip that was taken at another. */
const HOUR = 0.55;

/**
 * A clip of somebody's own, painted over in the look of `spec`: tones, colours and lines; the hour and the
 * weather that the prompt names; grain, paper and vignette of the look. What the clip shows stays what it
 * is. Frames are read in their order; going back begins again.
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
  // As in a room: no splashes on a ground nobody knows.
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
