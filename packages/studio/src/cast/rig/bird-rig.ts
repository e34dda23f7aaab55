import type { SKRSContext2D } from "@napi-rs/canvas";
import { css, hex, mix, scale } from "../../light/colour.ts";
import { rasterIcon } from "../paint/raster-icon.ts";
import { sampleColour } from "../paint/recolour.ts";
import { drawSprite, type Sprite } from "../paint/sprite.ts";
import { modelled } from "./body-shapes.ts";
import { crownPicture } from "./crown-picture.ts";
import { standPicture } from "./picture-rig.ts";
import type { BuildRig, RigSetting } from "./rig.ts";
import { SHOULDERS } from "./shoulders.ts";

const SAMPLE_SCALE = 4;

function wing({ subject, painter }: RigSetting, length: number, far: boolean): Sprite {
  const { canvas } = rasterIcon(subject.icon, SAMPLE_SCALE);
  const [across, down] = SHOULDERS[subject.icon] ?? [0.5, 0.5];
  const x = subject.faces === "left" ? 1 - across : across;
  const plumage = sampleColour(canvas, canvas.width * x, canvas.height * down, 6);
  const own = painter.tone(
    hex(mix(scale(plumage, far ? 0.72 : 0.92), [255, 255, 255], far ? 0 : 0.06)),
  );
  const box = { x: -length, y: -length * 0.16, width: length * 1.08, height: length * 0.5 };
  return painter.shape(box, (context) => {
    context.beginPath();
    context.moveTo(length * 0.06, 0);
    context.bezierCurveTo(
      -length * 0.1,
      -length * 0.2,
      -length * 0.7,
      -length * 0.14,
      -length * 0.99,
      -length * 0.02,
    );
    context.quadraticCurveTo(-length * 0.9, length * 0.1, -length * 0.74, length * 0.09);
    context.quadraticCurveTo(-length * 0.68, length * 0.22, -length * 0.46, length * 0.19);
    context.quadraticCurveTo(-length * 0.36, length * 0.32, -length * 0.14, length * 0.24);
    context.bezierCurveTo(
      length * 0.02,
      length * 0.2,
      length * 0.1,
      length * 0.08,
      length * 0.06,
      0,
    );
    context.closePath();
    context.fillStyle = modelled(context, box, own);
    context.fill();
    if (far) return;
    context.strokeStyle = css(scale(plumage, 0.55), 0.35);
    context.lineWidth = length * 0.018;
    context.beginPath();
    context.moveTo(-length * 0.72, length * 0.06);
    context.quadraticCurveTo(-length * 0.4, length * 0.02, -length * 0.16, length * 0.06);
    context.moveTo(-length * 0.44, length * 0.16);
    context.quadraticCurveTo(-length * 0.28, length * 0.1, -length * 0.1, length * 0.13);
    context.stroke();
  });
}

/** A bird whose picture has folded wings; in flight, wings are spread behind and in front of it. */
export const buildBird: BuildRig = (setting) => {
  const body = standPicture(setting);
  const [across, down, reach] = SHOULDERS[setting.subject.icon] ?? [0.5, 0.5, 0.5];
  const length = body.height * reach;
  const near = wing(setting, length, false);
  const far = wing(setting, length, true);
  const { painter, subject, wears } = setting;
  const worn = crownPicture(painter, subject.icon, wears, body, subject.faces === "left");
  const drawBody = (context: SKRSContext2D) => {
    drawSprite(context, body);
    for (const garment of worn) drawSprite(context, garment);
  };
  const front = subject.faces === "front";
  const shoulder = [body.x + body.width * across, body.y + body.height * down] as const;
  return {
    height: body.height,
    width: body.width,
    draw: (context, motion) => {
      const spread = (sprite: Sprite, dx: number, mirrored: boolean, angle: number) => {
        context.save();
        context.translate(shoulder[0] + dx, shoulder[1]);
        if (mirrored) context.scale(-1, 1);
        context.rotate(angle);
        drawSprite(context, sprite);
        context.restore();
      };
      if (front) {
        spread(far, -body.width * 0.3, false, 0.25 + motion.flap * 0.55);
        spread(far, body.width * 0.3, true, 0.25 + motion.flap * 0.55);
        drawBody(context);
        return;
      }
      spread(far, body.width * 0.1, false, 0.75 + motion.flap * 0.75);
      drawBody(context);
      spread(near, 0, false, 0.35 + motion.flap * 0.75);
    },
  };
};
