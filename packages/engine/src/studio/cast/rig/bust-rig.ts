import { hex, mix, parseColour } from "../../light/colour.ts";
import { boxOf } from "../load-icon.ts";
import { rasterIcon } from "../paint/raster-icon.ts";
import { sampleColour } from "../paint/recolour.ts";
import { type Box, drawSprite, drawTurned } from "../paint/sprite.ts";
import { limb, modelled } from "./body-shapes.ts";
import { crownPicture } from "./crown-picture.ts";
import type { BuildRig } from "./rig.ts";
import { buildTool, drawInHand } from "./tools.ts";

/** Where the portrait is cut and the drawn body begins. */
const HIP = -11.6;
const SAMPLE_SCALE = 4;
/** Long robes hide the legs down to the shoes. */
const ROBED: ReadonlySet<string> = new Set([
  "man-mage",
  "woman-mage",
  "person-elf",
  "woman-elf",
  "judge",
  "student",
  "princess",
  "woman-with-headscarf",
  "woman-with-veil",
  "man-genie",
  "man-vampire",
  "woman-vampire",
]);

/** The flat lower edge of the portrait: where it starts and ends, and the colour of the clothes just above. */
function readHem(name: string): { left: number; right: number; colour: string } {
  const { canvas, box } = rasterIcon(name, SAMPLE_SCALE);
  const row = canvas.height - 3;
  const { data } = canvas.getContext("2d").getImageData(0, row, canvas.width, 1);
  let [left, right] = [canvas.width, 0];
  for (let x = 0; x < canvas.width; x += 1) {
    if ((data[x * 4 + 3] ?? 0) < 200) continue;
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
  }
  // Off the middle, where beards, ties and aprons hang.
  const colour = hex(sampleColour(canvas, left + (right - left) * 0.14, row - 4, 5));
  const unit = box.width / canvas.width;
  return { left: left * unit, right: right * unit, colour };
}

/** A half-length portrait, completed by a coat in its own colour, legs and shoes. */
export const buildBust: BuildRig = ({ subject, painter, action, wears, tool }) => {
  const icon = boxOf(subject.icon);
  const hem = readHem(subject.icon);
  const middle = (hem.left + hem.right) / 2;
  const bust = painter.icon(
    subject.icon,
    { x: -middle, y: HIP - icon.height, width: icon.width, height: icon.height },
    false,
  );
  const worn = crownPicture(painter, subject.icon, wears, bust, false);
  const book = tool && action === "read" ? buildTool(painter, action) : undefined;
  const half = Math.min(11, (hem.right - hem.left) / 2);
  const robed = ROBED.has(subject.icon);
  const cloth = painter.tone(hem.colour);
  const dark = "#322748";
  const bottom = robed ? -1.6 : -5.4;
  const foot = robed ? half * 1.06 : half * 0.8;
  const coatBox: Box = { x: -half, y: HIP - 1.2, width: half * 2, height: bottom - HIP + 1.2 };
  const coat = painter.shape(coatBox, (context) => {
    context.beginPath();
    context.moveTo(-half + 0.15, HIP - 1.2);
    context.lineTo(half - 0.15, HIP - 1.2);
    context.bezierCurveTo(half * 0.94, HIP + 2, foot, bottom - 3, foot, bottom - 1.4);
    context.quadraticCurveTo(foot, bottom, foot - 1.6, bottom);
    context.lineTo(-foot + 1.6, bottom);
    context.quadraticCurveTo(-foot, bottom, -foot, bottom - 1.4);
    context.bezierCurveTo(-foot, bottom - 3, -half * 0.94, HIP + 2, -half + 0.15, HIP - 1.2);
    context.closePath();
    const fall = context.createLinearGradient(0, HIP - 1.2, half * 0.2, bottom);
    fall.addColorStop(0, cloth);
    fall.addColorStop(1, hex(mix(parseColour(cloth), [70, 24, 90], 0.34)));
    context.fillStyle = fall;
    context.fill();
  });
  const beltBox: Box = { x: -half + 0.25, y: HIP - 0.9, width: half * 2 - 0.5, height: 1.7 };
  const belt = painter.shape(beltBox, (context) => {
    context.beginPath();
    context.roundRect(beltBox.x, beltBox.y, beltBox.width, beltBox.height, 1);
    context.fillStyle = modelled(context, beltBox, "#4c3244");
    context.fill();
    context.beginPath();
    context.roundRect(-1.4, HIP - 1.2, 2.8, 2.3, 0.7);
    context.fillStyle = modelled(
      context,
      { x: -1.6, y: HIP - 1.5, width: 3.2, height: 2.7 },
      "#f2bb45",
    );
    context.fill();
  });
  const trousers = hex(mix(parseColour(cloth), [46, 36, 74], 0.62));
  const leg = limb(painter, { x: 0, top: -7.4, length: 7.4, width: 6 }, trousers, dark);
  const sits = action === "sit" || action === "drive";

  return {
    height: -HIP + icon.height,
    width: icon.width,
    draw: (context, motion) => {
      const drop = sits ? 3.4 : 0;
      for (const side of [-1, 1] as const) {
        const swing = motion.stride * side;
        context.save();
        if (sits) {
          context.translate(side * 5.4, 0.4);
          context.rotate(-side * 0.5);
          context.scale(1, 0.75);
        } else context.translate(side * half * 0.42 + swing * 1.9, -Math.max(0, swing) * 1.3);
        drawTurned(context, leg, [0, -7], -swing * 0.36);
        context.restore();
      }
      context.save();
      context.translate(0, drop);
      // The coat swings a little behind the step.
      context.transform(1, 0, -motion.stride * 0.05, 1, -motion.stride * 0.05 * -HIP, 0);
      drawSprite(context, coat);
      context.restore();
      context.save();
      context.translate(0, HIP + drop + motion.nod * 30);
      context.rotate(motion.tilt * 0.5);
      context.translate(0, -HIP);
      drawSprite(context, bust);
      for (const garment of worn) drawSprite(context, garment);
      if (!robed) drawSprite(context, belt);
      drawInHand(context, book, HIP + 2, 0);
      context.restore();
    },
  };
};
