import { type Canvas, createCanvas } from "@napi-rs/canvas";
import type { JudgedTrack } from "./judge-tracks.ts";

const CELL = { width: 420, height: 150, label: 32, gap: 8 } as const;
const LOWEST = 40;
const HIGHEST = 16_000;
/** Level in decibels of full scale that is drawn black. */
const FLOOR = -84;
const MARKS = [100, 1000, 10_000] as const;

/**
 * Colour scale of black, violet, orange and pale; brightness increases with level, also for
 * colour-blind viewers.
 */
function ink(share: number): readonly [number, number, number] {
  const part = (from: number, to: number) => Math.min(1, Math.max(0, (share - from) / (to - from)));
  return [255 * part(0.15, 0.7), 235 * part(0.45, 1), 90 * part(0, 0.3) + 150 * part(0.8, 1)];
}

const rowOf = (hertz: number) =>
  CELL.height * (1 - Math.log(hertz / LOWEST) / Math.log(HIGHEST / LOWEST));

/**
 * Draws the spectrum of one track: time to the right, pitch upwards, with equal height per octave.
 */
function drawSpectrum({ facts }: JudgedTrack): Canvas {
  const canvas = createCanvas(CELL.width, CELL.height);
  const context = canvas.getContext("2d");
  const image = context.createImageData(CELL.width, CELL.height);
  const { windows, bin: hertz } = facts.spectrum;
  for (let x = 0; x < CELL.width; x += 1) {
    const powers = windows[Math.floor((x * windows.length) / CELL.width)];
    for (let y = 0; y < CELL.height; y += 1) {
      const [low, high] = [y + 1, y].map((row) =>
        Math.floor((LOWEST * (HIGHEST / LOWEST) ** (1 - row / CELL.height)) / hertz),
      );
      let loudest = 0;
      for (let bin = low ?? 0; bin <= (high ?? 0); bin += 1)
        loudest = Math.max(loudest, powers?.[bin] ?? 0);
      const level = 10 * Math.log10(Math.max(loudest, 1e-12));
      image.data.set([...ink(1 - level / FLOOR), 255], (y * CELL.width + x) * 4);
    }
  }
  context.putImageData(image, 0, 0);
  context.fillStyle = "#ffffff66";
  for (const hertz of MARKS) context.fillRect(0, Math.round(rowOf(hertz)), 6, 1);
  return canvas;
}

/** Draws the spectra of all tracks on one sheet, each with its measurements and faults. */
export function drawSpectra(
  tracks: readonly { readonly track: JudgedTrack; readonly faults: readonly string[] }[],
  columns: number,
): Canvas {
  const across = Math.min(columns, tracks.length);
  const [width, height] = [CELL.width + CELL.gap, CELL.height + CELL.label + CELL.gap];
  const sheet = createCanvas(width * across, height * Math.ceil(tracks.length / across));
  const context = sheet.getContext("2d");
  context.fillStyle = "#1c1c22";
  context.fillRect(0, 0, sheet.width, sheet.height);
  for (const [index, { track, faults }] of tracks.entries()) {
    const left = (index % across) * width;
    const top = Math.floor(index / across) * height;
    context.drawImage(drawSpectrum(track), left, top);
    context.fillStyle = faults.length > 0 ? "#ff8080" : "#ffffff";
    context.font = "bold 13px sans-serif";
    context.fillText(
      `${track.name} · ${Math.round(track.tempo)} bpm`,
      left + 4,
      top + CELL.height + 13,
    );
    context.font = "12px sans-serif";
    const { facts, wav } = track;
    const figures = `${wav.loudness} LUFS · ${wav.truePeak} dBTP · ${Math.round(facts.centroid)} Hz · ${facts.attacks.map((rate) => rate.toFixed(1)).join(" ")} attacks/s · width ${facts.width.toFixed(2)}`;
    const words = faults.length > 0 ? faults.join(", ") : figures;
    context.fillText(words, left + 4, top + CELL.height + 27, CELL.width - 8);
  }
  return sheet;
}
