import { createRandom } from "@kinora/studio/scene/random";
import { type Canvas, createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import type { MusicSpec } from "../music-spec.ts";
import { type CoverColours, coverColours } from "./cover-colours.ts";
import type { Peaks } from "./take-peaks.ts";

/** Side length in pixels. */
export const COVER_SIZE = 1024;

/** Number of rays around the sun: few enough to be distinguished. */
const RAYS = 200;
/** Radius of the disc and length of the longest ray, as shares of the side. */
const DISC = 0.17;
const REACH = 0.2;

function paintSky(context: SKRSContext2D, { sky, ground, glow }: CoverColours): void {
  const fall = context.createLinearGradient(0, 0, 0, COVER_SIZE);
  fall.addColorStop(0, ground);
  fall.addColorStop(0.55, sky);
  fall.addColorStop(1, ground);
  context.fillStyle = fall;
  context.fillRect(0, 0, COVER_SIZE, COVER_SIZE);
  const middle = COVER_SIZE / 2;
  const halo = context.createRadialGradient(middle, middle, 0, middle, middle, COVER_SIZE * 0.52);
  halo.addColorStop(0, glow);
  halo.addColorStop(1, "rgb(0 0 0 / 0)");
  context.globalAlpha = 0.55;
  context.fillStyle = halo;
  context.fillRect(0, 0, COVER_SIZE, COVER_SIZE);
  context.globalAlpha = 1;
}

/** Paints a hill for each phrase of the piece, as high as its energy. */
function paintHills(context: SKRSContext2D, spec: MusicSpec, { ground }: CoverColours): void {
  const random = createRandom(spec.seed, "cover");
  const energies = spec.phrases.map(({ energy }) => energy);
  for (const [layer, height] of [0.2, 0.13, 0.07].entries()) {
    const shift = random.between(0, 1);
    context.beginPath();
    context.moveTo(0, COVER_SIZE);
    for (let step = 0; step <= 64; step += 1) {
      const place = (step / 64) * energies.length + shift;
      const at = Math.floor(place) % energies.length;
      const share = place - Math.floor(place);
      const ease = share * share * (3 - 2 * share);
      const from = energies[at] ?? 0.5;
      const to = energies[(at + 1) % energies.length] ?? 0.5;
      const wave = Math.sin(step * 0.31 * (layer + 1) + shift * 9) * 0.18;
      const level = height * (0.45 + (from + (to - from) * ease) * 0.6 + wave);
      context.lineTo((step / 64) * COVER_SIZE, COVER_SIZE * (1 - level));
    }
    context.lineTo(COVER_SIZE, COVER_SIZE);
    context.closePath();
    context.globalAlpha = 0.34 + layer * 0.2;
    context.fillStyle = ground;
    context.fill();
  }
  context.globalAlpha = 1;
}

/** Paints the piece once around the clock: each ray is as long as the piece is loud there. */
function paintSun(context: SKRSContext2D, { peaks }: Peaks, colours: CoverColours): void {
  const middle = COVER_SIZE / 2;
  context.lineCap = "round";
  context.strokeStyle = colours.line;
  context.lineWidth = COVER_SIZE * 0.0052;
  for (let ray = 0; ray < RAYS; ray += 1) {
    const from = Math.floor((ray * peaks.length) / RAYS);
    const to = Math.max(from + 1, Math.floor(((ray + 1) * peaks.length) / RAYS));
    const level = Math.max(...peaks.slice(from, to)) / 255;
    const angle = (ray / RAYS) * 2 * Math.PI - Math.PI / 2;
    const inner = COVER_SIZE * (DISC + 0.022);
    const outer = inner + COVER_SIZE * REACH * (0.06 + 0.94 * level ** 1.5);
    context.globalAlpha = 0.5 + 0.5 * level;
    context.beginPath();
    context.moveTo(middle + Math.cos(angle) * inner, middle + Math.sin(angle) * inner);
    context.lineTo(middle + Math.cos(angle) * outer, middle + Math.sin(angle) * outer);
    context.stroke();
  }
  context.globalAlpha = 1;
  const disc = context.createLinearGradient(0, middle * (1 - DISC), 0, middle * (1 + DISC));
  disc.addColorStop(0, colours.line);
  disc.addColorStop(1, colours.glow);
  context.fillStyle = disc;
  context.beginPath();
  context.arc(middle, middle, COVER_SIZE * DISC, 0, 2 * Math.PI);
  context.fill();
}

/** Draws the cover of a piece: its colours show genre, mood and key, its rays the waveform. */
export function drawCover(spec: MusicSpec, peaks: Peaks): Canvas {
  const canvas = createCanvas(COVER_SIZE, COVER_SIZE);
  const context = canvas.getContext("2d");
  const colours = coverColours(spec);
  paintSky(context, colours);
  paintSun(context, peaks, colours);
  paintHills(context, spec, colours);
  return canvas;
}
