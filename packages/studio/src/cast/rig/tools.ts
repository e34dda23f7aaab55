import type { SKRSContext2D } from "@napi-rs/canvas";
import type { Action } from "../../scene/scene-spec.ts";
import { boxOf } from "../load-icon.ts";
import { drawSprite } from "../paint/sprite.ts";
import type { Painter } from "../painter.ts";

interface Tool {
  readonly icon: string;
  /** Length of its longer side in rig units. */
  readonly size: number;
  /** Radians it is turned in the hand, from the way its picture shows it. */
  readonly turn: number;
  /** Where the hand holds it: fractions of its width and height from the upper left. */
  readonly grip: readonly [number, number];
  /** Its picture looks the other way. */
  readonly mirrored?: true;
}

/** What an action needs in the hand. */
const TOOLS: Partial<Record<Action, Tool>> = {
  cook: { icon: "cooking", size: 12, turn: -0.5, grip: [0.88, 0.86] },
  throw: { icon: "baseball", size: 5, turn: 0, grip: [0.5, 0.6] },
  paint: { icon: "paintbrush", size: 10, turn: 0.2, grip: [0.25, 0.75] },
  sing: { icon: "microphone", size: 9, turn: -0.9, grip: [0.3, 0.8] },
  fish: { icon: "kinora:fishing-rod", size: 24, turn: -0.1, grip: [0.1, 0.86] },
  dig: { icon: "pick", size: 13, turn: 0.2, grip: [0.84, 0.84], mirrored: true },
  drink: { icon: "cup-with-straw", size: 9, turn: 0, grip: [0.5, 0.7] },
  read: { icon: "open-book", size: 11, turn: 0, grip: [0.5, 0.9] },
};

/** A board or skis under the feet; `rise` lifts the figure onto them. */
const UNDERFOOT: Partial<Record<Action, { icon: string; width: number; rise: number }>> = {
  skate: { icon: "kinora:skateboard", width: 20, rise: 4.2 },
  surf: { icon: "kinora:surfboard", width: 30, rise: 2.6 },
  ski: { icon: "kinora:ski-pair", width: 28, rise: 1.4 },
};

/** Pictures that only rigs use, for `assets/pack-icons.ts`. */
export const TOOL_ICONS: readonly string[] = [
  ...Object.values(TOOLS).map(({ icon }) => icon),
  ...Object.values(UNDERFOOT).map(({ icon }) => icon),
];

/** Draws what the action needs with the hand at the origin; nothing when it needs nothing. */
export function buildTool(
  painter: Painter,
  action: Action,
): ((context: SKRSContext2D) => void) | undefined {
  const tool = TOOLS[action];
  if (tool === undefined) return undefined;
  const box = boxOf(tool.icon);
  const unit = tool.size / Math.max(box.width, box.height);
  const [width, height] = [box.width * unit, box.height * unit];
  const [x, y] = [-tool.grip[0] * width, -tool.grip[1] * height];
  const sprite = painter.accessory(tool.icon, { x, y, width, height }, undefined);
  return (context) => {
    context.save();
    context.rotate(tool.turn);
    if (tool.mirrored === true) context.scale(-1, 1);
    drawSprite(context, sprite);
    context.restore();
  };
}

/** Draws a tool `reach` units down the arm, whose turn is `raised` radians, held nearly upright. */
export function drawInHand(
  context: SKRSContext2D,
  tool: ((context: SKRSContext2D) => void) | undefined,
  reach: number,
  raised: number,
): void {
  if (tool === undefined) return;
  context.save();
  context.translate(0, reach);
  context.rotate(raised * 0.85);
  tool(context);
  context.restore();
}

/** What is under the feet while skating, skiing or surfing, and how far the feet are above the ground. */
export function buildUnderfoot(
  painter: Painter,
  action: Action,
): { rise: number; draw: (context: SKRSContext2D) => void } | undefined {
  const board = UNDERFOOT[action];
  if (board === undefined) return undefined;
  const box = boxOf(board.icon);
  const height = (board.width * box.height) / box.width;
  const sprite = painter.accessory(
    board.icon,
    { x: -board.width / 2, y: -height, width: board.width, height },
    undefined,
  );
  return { rise: board.rise, draw: (context) => drawSprite(context, sprite) };
}
