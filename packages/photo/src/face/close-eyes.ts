import { type Raster, smoothstep } from "../raster.ts";
import { EYES, type MeshPoint, pointOf } from "./face-points.ts";
import type { FaceMesh } from "./mesh-face.ts";

/** Share of the opening that closed lids cover; the rest is a thin line of lashes. */
const COVERED = 0.93;
/**
 * Minimum opening relative to the eye's width; below it, the eye is already closed or turned away.
 */
const LEAST_OPEN = 0.13;

type Line = readonly (readonly [number, number])[];

/**
 * Local coordinates of an eye in pixels from its first corner: u along it, v downwards across it.
 */
interface Eye {
  readonly corner: MeshPoint;
  readonly along: readonly [number, number];
  readonly width: number;
  readonly upper: Line;
  readonly lower: Line;
  /** v of the brow's lower rim at its middle. */
  readonly brow: number;
}

/** Paints the picture with its eyes closed by `share` (0..1) into `target`, a copy of it. */
export type CloseEyes = (share: number, target: Raster) => void;

/**
 * Closes eyes by drawing the skin of the upper lid down over them; null when no eye is open enough.
 */
export function createLids(picture: Raster, mesh: FaceMesh): CloseEyes | null {
  const eyes = EYES.map((parts) => measureEye(mesh, parts)).filter(isOpen);
  if (eyes.length === 0) return null;
  return (share, target) => {
    for (const eye of eyes) paintEye(eye, share, picture, target);
  };
}

function measureEye(mesh: FaceMesh, parts: (typeof EYES)[number]): Eye {
  const corner = pointOf(mesh, parts.upper[0]);
  const end = pointOf(mesh, parts.upper[8]);
  const width = Math.max(1e-3, Math.hypot(end[0] - corner[0], end[1] - corner[1]));
  const along = [(end[0] - corner[0]) / width, (end[1] - corner[1]) / width] as const;
  const local = (index: number) => {
    const [x, y] = pointOf(mesh, index);
    const [dx, dy] = [x - corner[0], y - corner[1]];
    return [dx * along[0] + dy * along[1], dy * along[0] - dx * along[1]] as const;
  };
  const upper = parts.upper.map(local).toSorted((a, b) => a[0] - b[0]);
  const lower = parts.lower.map(local).toSorted((a, b) => a[0] - b[0]);
  const brow = local(parts.brow[2])[1];
  return { corner, along, width, upper, lower, brow };
}

function isOpen({ upper, lower, width }: Eye): boolean {
  return readLine(lower, width / 2) - readLine(upper, width / 2) > LEAST_OPEN * width;
}

function readLine(line: Line, u: number): number {
  const next = line.findIndex(([at]) => at > u);
  const [au, av] = line[next === -1 ? line.length - 1 : Math.max(0, next - 1)] ?? [0, 0];
  const [bu, bv] = line[next === -1 ? line.length - 1 : next] ?? [au, av];
  return bu - au < 1e-6 ? av : av + ((bv - av) * (u - au)) / (bu - au);
}

/**
 * Returns the v, in pixels, from which a place of the closing eye is sampled: the skin between brow
 * and lid is stretched down to the lid's new edge, and the visible rest of the eye is compressed
 * below it.
 */
export function sourceOf(
  v: number,
  share: number,
  { top, upper, lower }: { readonly top: number; readonly upper: number; readonly lower: number },
): number {
  if (v <= top || v >= lower || lower - upper < 1e-3) return v;
  const lid = upper + share * COVERED * (lower - upper);
  if (v < lid) return top + ((v - top) * (upper - top)) / (lid - top);
  return upper + ((v - lid) * (lower - upper)) / (lower - lid);
}

function paintEye(eye: Eye, share: number, picture: Raster, target: Raster): void {
  const { corner, along, width, upper, lower, brow } = eye;
  const reach = Math.ceil(width * 1.3);
  const centre = [corner[0] + (along[0] * width) / 2, corner[1] + (along[1] * width) / 2] as const;
  for (let y = Math.floor(centre[1] - reach); y <= centre[1] + reach; y += 1) {
    for (let x = Math.floor(centre[0] - reach); x <= centre[0] + reach; x += 1) {
      const [dx, dy] = [x - corner[0], y - corner[1]];
      const u = dx * along[0] + dy * along[1];
      if (u <= 0 || u >= width) continue;
      const v = dy * along[0] - dx * along[1];
      const [up, low] = [readLine(upper, u), readLine(lower, u)];
      const top = up - Math.max(width * 0.12, (up - brow) * 0.85);
      const corners = smoothstep(0, width * 0.08, Math.min(u, width - u));
      const from = sourceOf(v, share * corners, { top, upper: up, lower: low });
      if (from === v) continue;
      copyPixel(
        picture,
        corner[0] + u * along[0] - from * along[1],
        corner[1] + u * along[1] + from * along[0],
        target,
        x,
        y,
      );
    }
  }
}

function copyPixel(
  { width, height, data }: Raster,
  fromX: number,
  fromY: number,
  target: Raster,
  x: number,
  y: number,
): void {
  if (x < 0 || y < 0 || x >= width || y >= height) return;
  const cx = Math.min(width - 1.001, Math.max(0, fromX));
  const cy = Math.min(height - 1.001, Math.max(0, fromY));
  const [x0, y0] = [Math.floor(cx), Math.floor(cy)];
  const [fx, fy] = [cx - x0, cy - y0];
  for (let channel = 0; channel < 3; channel += 1) {
    const at = (y0 * width + x0) * 4 + channel;
    const next = at + width * 4;
    const above = (data[at] ?? 0) * (1 - fx) + (data[at + 4] ?? 0) * fx;
    const below = (data[next] ?? 0) * (1 - fx) + (data[next + 4] ?? 0) * fx;
    target.data[(y * width + x) * 4 + channel] = Math.round(above + (below - above) * fy);
  }
}
