import type { SeenFigure } from "./measure-figures.ts";
import type { Stands } from "./vocabulary.ts";

const middle = (low: number, high: number) => (low + high) / 2;
const widthOf = ({ left, right }: SeenFigure) => right - left;
const heightOf = ({ top, bottom }: SeenFigure) => bottom - top;
const x = (figure: SeenFigure) => middle(figure.left, figure.right);
const y = (figure: SeenFigure) => middle(figure.top, figure.bottom);

/** Distance between two figures in frame widths; negative when they overlap horizontally. */
const gap = (a: SeenFigure, b: SeenFigure) => Math.max(a.left, b.left) - Math.min(a.right, b.right);

/** Fraction of the narrower figure's width that both share. */
const shared = (a: SeenFigure, b: SeenFigure) =>
  Math.max(0, -gap(a, b)) / Math.max(0.001, Math.min(widthOf(a), widthOf(b)));

const sameFloor = (a: SeenFigure, b: SeenFigure) => Math.abs(a.bottom - b.bottom) < 0.2;
const near = (a: SeenFigure, b: SeenFigure) =>
  gap(a, b) < 0.12 && a.top < b.bottom + 0.1 && b.top < a.bottom + 0.1;
const beside = (a: SeenFigure, b: SeenFigure) =>
  gap(a, b) < 0.3 && shared(a, b) < 0.6 && sameFloor(a, b);
/** Returns true when a figure faces the other, or has no side. */
const turnedTo = (a: SeenFigure, b: SeenFigure) =>
  a.member.facing === (x(b) < x(a) ? "left" : "right");

/** Geometric rules for recognising each relation between two figures. */
const RULES: Readonly<
  Record<Exclude<Stands, "between">, (a: SeenFigure, b: SeenFigure) => boolean>
> = {
  // Its feet are within the other's outline or on its upper edge, well above the other's feet.
  on: (a, b) =>
    a.bottom < b.bottom - heightOf(b) * 0.12 &&
    a.bottom > b.top - 0.05 &&
    shared(a, b) > 0.4 &&
    a.top < b.top + heightOf(b) * 0.5,
  under: (a, b) => shared(a, b) > 0.4 && y(a) > y(b) && a.top > b.top,
  behind: (a, b) => a.turn < b.turn && gap(a, b) < 0.02 && a.bottom <= b.bottom + 0.01,
  before: (a, b) => a.turn > b.turn && gap(a, b) < 0.02 && a.bottom >= b.bottom - 0.01,
  beside,
  in: (a, b) =>
    shared(a, b) > 0.6 && y(a) > b.top - 0.05 && y(a) < b.bottom && a.bottom < b.bottom + 0.03,
  above: (a, b) => a.bottom < y(b) && shared(a, b) > 0.2,
  with: (a, b) => gap(a, b) < 0.5,
  face: (a, b) => turnedTo(a, b) && gap(a, b) < 0.5,
  chase: (a, b) =>
    a.member.facing === b.member.facing && turnedTo(a, b) && gap(a, b) < 0.5 && sameFloor(a, b),
  hug: (a, b) => gap(a, b) < 0.02 && sameFloor(a, b),
  hold: (a, b) => gap(a, b) < 0.02 && b.bottom < a.bottom + 0.06 && y(b) > a.top - 0.08,
  near,
};

/** Returns true when a figure has the requested relation to the others. */
export function standsSo(stands: Stands, one: SeenFigure, others: readonly SeenFigure[]): boolean {
  const [first, second] = others;
  if (first === undefined) return false;
  if (stands !== "between") return RULES[stands](one, first);
  return second !== undefined && (x(one) - x(first)) * (x(one) - x(second)) < 0;
}
