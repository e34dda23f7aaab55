import type { SKRSContext2D } from "@napi-rs/canvas";
import { actionOf } from "../../scene/action/action-catalogue.ts";
import { ACTIONS, type Action } from "../../scene/scene-spec.ts";
import type { FigurePainter } from "../look/painter.ts";
import { boxOf } from "../paint/load-icon.ts";
import { drawSprite } from "../paint/sprite.ts";

/** Pictures used only by rigs, for `assets/pack-icons.ts`. */
export const TOOL_ICONS: readonly string[] = [
  ...ACTIONS.flatMap((action) => actionOf(action).tool?.icon ?? []),
  ...ACTIONS.flatMap((action) => actionOf(action).board?.icon ?? []),
];

/** Draws the tool of an action with the hand at the origin; nothing for actions without one. */
export function buildTool(
  painter: FigurePainter,
  action: Action,
): ((context: SKRSContext2D) => void) | undefined {
  const { tool } = actionOf(action);
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

/** Draws a tool `reach` units down an arm rotated by `raised` radians, held nearly upright. */
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

/**
 * Returns the skates, skis or board under the feet, and the height of the feet above the ground.
 */
export function buildUnderfoot(
  painter: FigurePainter,
  action: Action,
): { rise: number; draw: (context: SKRSContext2D) => void } | undefined {
  const { board } = actionOf(action);
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
