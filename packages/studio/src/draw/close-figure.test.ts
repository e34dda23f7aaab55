import { createCanvas } from "@napi-rs/canvas";
import { expect, it } from "vitest";
import type { Figure } from "../stage/stage.ts";
import { closeFigure } from "./close-figure.ts";

/** A ball that hops every 0.9 s, which does not divide 4 s. */
const HOP = 0.9;
const ball: Figure = {
  aspect: 1,
  pose: (seconds) => ({ dx: 0, dy: -hop(seconds), rotation: 0, scaleX: 1, scaleY: 1 }),
  draw: (context, height, seconds) => {
    context.fillStyle = "#ff8020";
    context.fillRect(-height / 4, -height * (0.5 + hop(seconds)), height / 2, height / 2);
  },
};
const hop = (seconds: number) => 0.4 * Math.abs(Math.sin((Math.PI * seconds) / HOP));

function look(figure: Figure, seconds: number): Buffer {
  const canvas = createCanvas(100, 160);
  const context = canvas.getContext("2d");
  context.translate(50, 150);
  figure.draw(context, 100, seconds);
  return Buffer.from(canvas.data());
}

const unlike = (a: Buffer, b: Buffer) =>
  a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length;

it("makes a figure's cycle end with the film at nearly its own pace", () => {
  const period = 4;
  const closed = closeFigure(ball, period);
  for (const seconds of [0, 0.2, 0.5]) {
    const before = unlike(look(ball, seconds), look(ball, seconds + period));
    const after = unlike(look(closed, seconds), look(closed, seconds + period));
    expect(after).toBeLessThan(Math.max(1.5, before * 0.25));
    expect(closed.pose?.(seconds).dy).toBeCloseTo(closed.pose?.(seconds + period).dy ?? 9, 1);
  }
  expect(unlike(look(closed, 0), look(closed, 0.4))).toBeGreaterThan(5);
});

it("keeps the pace of a figure whose cycle already fits", () => {
  const closed = closeFigure(ball, HOP * 5);
  expect(look(closed, 1.3).equals(look(ball, 1.3))).toBe(true);
});
