import type { SKRSContext2D } from "@napi-rs/canvas";
import type { Garment } from "../../scene/scene-spec.ts";
import type { FigurePainter } from "../look/painter.ts";
import { boxOf, type IconBox } from "../paint/load-icon.ts";
import { type Box, drawSprite, type Sprite } from "../paint/sprite.ts";
import { modelled } from "./body-shapes.ts";

/**
 * Attachment points for garments: the painted head with its eyes, and the height and width of the
 * neck.
 */
export interface Wearer {
  readonly head: Sprite;
  readonly icon: IconBox;
  readonly eyes: readonly [number, number, number, number];
  readonly neck: number;
  readonly width: number;
}

const SCARF = "#8a3fd0";

function scarf(painter: FigurePainter, wearer: Wearer, colour: string): Sprite {
  const { neck, width } = wearer;
  const box: Box = { x: -width / 2, y: neck - 2.4, width, height: 11 };
  return painter.shape(box, (context) => {
    context.fillStyle = modelled(context, { ...box, height: 11 }, colour);
    context.beginPath();
    context.moveTo(1.6, neck);
    context.lineTo(5.2, neck);
    context.lineTo(5.9, neck + 8.2);
    context.lineTo(1.9, neck + 7.2);
    context.closePath();
    context.fill();
    context.fillStyle = modelled(context, { ...box, height: 4.6 }, colour);
    context.beginPath();
    context.roundRect(-width / 2, neck - 2.2, width, 4.4, 2.2);
    context.fill();
  });
}

/** Width of headwear relative to the head: a hat covers the hair, a crown sits on it. */
const BREADTH = { hat: 0.72, crown: 0.58 } as const;

/** Places a garment above the head, between the ears and slightly to the side. */
function onHead(painter: FigurePainter, wearer: Wearer, garment: Garment): Sprite {
  const { head, icon, eyes } = wearer;
  const unit = head.width / icon.width;
  const name = garment.item === "hat" ? "top-hat" : "crown";
  const picture = boxOf(name);
  const width = head.width * BREADTH[garment.item === "hat" ? "hat" : "crown"];
  const height = (width * picture.height) / picture.width;
  const brow = head.y + (eyes[2] - icon.y) * unit - 5.6 * unit;
  const middle = head.x + ((eyes[0] + eyes[1]) / 2 - icon.x) * unit;
  return painter.accessory(
    name,
    { x: middle - width / 2, y: brow - height, width, height },
    garment.colour,
  );
}

function glasses(painter: FigurePainter, wearer: Wearer, garment: Garment): Sprite {
  const { head, icon, eyes } = wearer;
  const unit = head.width / icon.width;
  const picture = boxOf("sunglasses");
  const width = (eyes[1] - eyes[0]) * unit * 2.1;
  const height = (width * picture.height) / picture.width;
  const middle = head.x + ((eyes[0] + eyes[1]) / 2 - icon.x) * unit;
  const y = head.y + (eyes[2] - icon.y) * unit;
  return painter.accessory(
    "sunglasses",
    { x: middle - width / 2, y: y - height * 0.46, width, height },
    garment.colour,
  );
}

/** Builds what a figure wears, drawn with its neck and its head. */
export function buildGarments(painter: FigurePainter, wears: readonly Garment[], wearer: Wearer) {
  const neck = wears
    .filter((garment) => garment.item === "scarf")
    .map((garment) => scarf(painter, wearer, garment.colour ?? SCARF));
  const head = wears
    .filter(({ item }) => item === "hat" || item === "crown" || item === "sunglasses")
    .map((garment) =>
      garment.item === "sunglasses"
        ? glasses(painter, wearer, garment)
        : onHead(painter, wearer, garment),
    );
  return {
    neck: (context: SKRSContext2D, drop: number) => {
      context.save();
      context.translate(0, drop);
      for (const sprite of neck) drawSprite(context, sprite);
      context.restore();
    },
    head: (context: SKRSContext2D) => {
      for (const sprite of head) drawSprite(context, sprite);
    },
  };
}
