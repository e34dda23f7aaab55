import type { SKRSContext2D } from "@napi-rs/canvas";
import type { Emotion } from "../../scene/scene-spec.ts";
import type { FigurePainter } from "../look/painter.ts";
import { wave } from "../motion/motion.ts";
import { boxOf } from "../paint/load-icon.ts";
import { drawSprite, type Sprite } from "../paint/sprite.ts";

/** Comic-style symbols beside a head. */
const MARKS: Partial<Record<Emotion, string>> = {
  happy: "musical-note",
  angry: "anger-symbol",
  surprised: "red-exclamation-mark",
  sleepy: "zzz",
  scared: "sweat-droplets",
  loving: "sparkling-heart",
  sad: "droplet",
};

/** Pictures used only by rigs, for `assets/pack-icons.ts`. */
export const EMOTE_ICONS: readonly string[] = Object.values(MARKS);

/**
 * Draws the symbol of an emotion beside the top of a figure `height` units tall and `width` units
 * wide.
 */
export function buildEmote(
  painter: FigurePainter,
  emotion: Emotion | undefined,
  figure: { readonly width: number; readonly height: number },
): ((context: SKRSContext2D, seconds: number) => void) | undefined {
  const icon = emotion === undefined ? undefined : MARKS[emotion];
  if (icon === undefined) return undefined;
  const box = boxOf(icon);
  const size = figure.height * 0.19;
  const unit = size / Math.max(box.width, box.height);
  const [width, height] = [box.width * unit, box.height * unit];
  const sprite: Sprite = painter.accessory(
    icon,
    { x: -width / 2, y: -height / 2, width, height },
    undefined,
  );
  return (context, seconds) => {
    const beat = wave(seconds, 1.6);
    context.save();
    context.translate(figure.width * 0.45, -figure.height * (0.97 + beat * 0.012));
    context.scale(1 + beat * 0.06, 1 + beat * 0.06);
    drawSprite(context, sprite);
    context.restore();
  };
}
