import { type Network, openNetwork } from "@kinora/network/open-network";
import { seePicture } from "@kinora/network/see-picture";
import { readWeights } from "@kinora/network/weights";
import type { Raster } from "../raster.ts";
import { scaleRaster } from "../scale-raster.ts";

/** A detected face, in pixels of the picture. */
export interface FoundFace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly score: number;
  /** Centres of the eye on the left of the picture and of the other one. */
  readonly leftEye: readonly [number, number];
  readonly rightEye: readonly [number, number];
}

const SIDE = 256;
const LEAST_SCORE = 0.5;

/** Anchor centres of BlazeFace: two in each of 16×16 cells, then six in each of 8×8. */
const ANCHORS: readonly (readonly [number, number])[] = [
  [16, 2],
  [8, 6],
].flatMap(([cells = 0, each = 0]) =>
  Array.from({ length: cells * cells * each }, (_, index) => {
    const cell = Math.floor(index / each);
    return [
      (((cell % cells) + 0.5) / cells) * SIDE,
      ((Math.floor(cell / cells) + 0.5) / cells) * SIDE,
    ] as const;
  }),
);

/**
 * Detects faces in a picture by BlazeFace (Bazarevsky et al. 2019), largest first, in pixels. Takes
 * about 40 ms.
 */
export async function detectFaces(picture: Raster): Promise<FoundFace[]> {
  const network = await openNetwork(await readWeights("blazeface"), { once: true });
  try {
    return await detect(network, picture);
  } finally {
    await network.close();
  }
}

async function detect(network: Network, picture: Raster): Promise<FoundFace[]> {
  const shrink = SIDE / Math.max(picture.width, picture.height);
  const pixels = await letterbox(picture, shrink);
  const answers = await seePicture(network, SIDE, pixels);
  const [scores = [], moreScores = [], boxes = [], moreBoxes = []] = answers;
  const allScores = [...scores, ...moreScores];
  const allBoxes = [...boxes, ...moreBoxes];
  const faces = allScores.flatMap((raw, index) => {
    const score = 1 / (1 + Math.exp(-raw));
    if (score < LEAST_SCORE) return [];
    const [ax, ay] = ANCHORS[index] ?? [0, 0];
    const at = (offset: number) => allBoxes[index * 16 + offset] ?? 0;
    const point = (offset: number) =>
      [(ax + at(offset)) / shrink, (ay + at(offset + 1)) / shrink] as const;
    const [x, y] = point(0);
    const [width, height] = [at(2) / shrink, at(3) / shrink];
    const eyes = [point(4), point(6)].toSorted((a, b) => a[0] - b[0]);
    const [leftEye = point(4), rightEye = point(6)] = eyes;
    return [{ x: x - width / 2, y: y - height / 2, width, height, score, leftEye, rightEye }];
  });
  return keepOneEach(faces).toSorted((a, b) => b.width * b.height - a.width * a.height);
}

/** Scales the picture into the upper left of a square, with channels of -1..1. */
async function letterbox(picture: Raster, shrink: number): Promise<Float32Array> {
  const width = Math.max(1, Math.round(picture.width * shrink));
  const height = Math.max(1, Math.round(picture.height * shrink));
  const small = await scaleRaster(picture, width, height);
  const values = new Float32Array(SIDE * SIDE * 3).fill(-1);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      for (let channel = 0; channel < 3; channel += 1) {
        const value = small.data[(y * width + x) * 4 + channel] ?? 0;
        values[(y * SIDE + x) * 3 + channel] = value / 127.5 - 1;
      }
    }
  }
  return values;
}

/** Keeps the most confident of overlapping boxes. */
function keepOneEach(faces: readonly FoundFace[]): FoundFace[] {
  const kept: FoundFace[] = [];
  for (const face of faces.toSorted((a, b) => b.score - a.score)) {
    if (kept.every((other) => overlap(face, other) < 0.3)) kept.push(face);
  }
  return kept;
}

function overlap(a: FoundFace, b: FoundFace): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  if (across <= 0 || down <= 0) return 0;
  const both = across * down;
  return both / (a.width * a.height + b.width * b.height - both);
}
