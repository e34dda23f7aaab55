import { type Canvas, createCanvas } from "@napi-rs/canvas";

/** Procedural pictures for tests, without personal data. */

/** The ball of `drawBall`: centre and radius (of the width), in shares of the picture. */
export const BALL = { x: 0.42, y: 0.5, radius: 0.15 } as const;

/**
 * Draws a red ball, lit from one side, in front of a blurred meadow under a sky. Sides in pixels.
 */
export function drawBall(width: number, height: number): Canvas {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  const view = context.createLinearGradient(0, 0, 0, height);
  view.addColorStop(0, "#9cc4e8");
  view.addColorStop(0.55, "#dfe9ea");
  view.addColorStop(0.6, "#8da86a");
  view.addColorStop(1, "#4d6a35");
  context.fillStyle = view;
  context.fillRect(0, 0, width, height);
  for (let spot = 0; spot < 400; spot += 1) {
    const [x, y] = [(spot * 0.618) % 1, (spot * 0.414) % 1];
    context.fillStyle = `rgba(${40 + (spot % 5) * 30},${90 + (spot % 7) * 12},50,0.12)`;
    context.fillRect(x * width, (0.6 + y * 0.4) * height, width * 0.02, height * 0.02);
  }
  const [x, y, radius] = [BALL.x * width, BALL.y * height, BALL.radius * width];
  const skin = context.createRadialGradient(
    x - radius * 0.35,
    y - radius * 0.4,
    radius * 0.1,
    x,
    y,
    radius,
  );
  skin.addColorStop(0, "#ff9a86");
  skin.addColorStop(0.5, "#e03322");
  skin.addColorStop(1, "#8e1208");
  context.fillStyle = skin;
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
  return canvas;
}
