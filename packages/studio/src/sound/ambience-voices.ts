import type { Random } from "../scene/random.ts";
import { filter, level, shape, whiteNoise } from "./noise.ts";
import type { Stereo } from "./stereo.ts";
import { addTone } from "./tone.ts";

/** Adds one sound of the surroundings; `amount` 0..1. */
export type Voice = (target: Stereo, random: Random, amount: number) => void;

/** Fills both channels with independent noise from `make`. */
function spread(
  target: Stereo,
  random: Random,
  make: (noise: Float32Array, side: number) => Float32Array,
): void {
  [target.left, target.right].forEach((channel, side) => {
    const sound = make(whiteNoise(channel.length, random), side);
    for (let index = 0; index < channel.length; index += 1) {
      channel[index] = (channel[index] ?? 0) + (sound[index] ?? 0);
    }
  });
}

const secondsOf = (target: Stereo) => target.left.length / 48000;

/** Rain: steady high-frequency noise. */
export const rain: Voice = (target, random, amount) => {
  spread(target, random, (noise) =>
    level(
      filter(
        filter(noise, "highpass", () => 700, 0.6),
        "lowpass",
        () => 7500,
        0.6,
      ),
      0.05 * amount,
    ),
  );
  const drops = Math.round(secondsOf(target) * 22 * amount);
  for (let drop = 0; drop < drops; drop += 1) {
    const from = random.between(900, 2600);
    const start = random.between(0, secondsOf(target) - 0.1);
    addTone(target, {
      start,
      length: random.between(0.02, 0.06),
      from,
      to: from * 0.7,
      gain: random.between(0.01, 0.05),
      pan: random.between(-0.9, 0.9),
    });
  }
};

/** Wind: a noise band that varies with the gusts. */
export const wind: Voice = (target, random, amount) => {
  const phase = random.between(0, 6);
  spread(target, random, (noise, side) => {
    const gust = (seconds: number) =>
      0.55 +
      0.3 * Math.sin(seconds * 0.9 + phase + side) +
      0.15 * Math.sin(seconds * 2.3 + phase * 2);
    const moved = filter(noise, "bandpass", (seconds) => 260 + 260 * gust(seconds), 1.1);
    return shape(level(moved, 0.07 * amount), gust);
  });
};

/** Waves: noise that swells and breaks every few seconds. */
export const waves: Voice = (target, random, amount) => {
  const phase = random.between(0, 6);
  spread(target, random, (noise, side) => {
    const swell = (seconds: number) =>
      0.12 + 0.88 * Math.max(0, Math.sin(seconds * 0.95 + phase + side * 0.5)) ** 1.6;
    return shape(
      level(
        filter(noise, "lowpass", (seconds) => 350 + 3200 * swell(seconds), 0.6),
        0.1 * amount,
      ),
      swell,
    );
  });
};

/** One roll of thunder that fades away. */
export const thunder: Voice = (target, random, amount) => {
  const start = random.between(0.5, Math.max(0.6, secondsOf(target) - 3));
  spread(target, random, (noise, side) => {
    const roll = (seconds: number) => {
      const since = seconds - start - side * 0.04;
      return since < 0
        ? 0
        : Math.min(1, since * 9) * Math.exp(-since * 1.3) * (0.75 + 0.25 * Math.sin(since * 17));
    };
    return shape(
      level(
        filter(noise, "lowpass", () => 170, 0.8),
        0.34 * amount,
      ),
      roll,
    );
  });
};

/** Hum of a town, with something passing by. */
export const hum: Voice = (target, random, amount) => {
  spread(target, random, (noise) =>
    level(
      filter(noise, "lowpass", () => 220, 0.7),
      0.05 * amount,
    ),
  );
  const passing = random.between(0, Math.max(0.1, secondsOf(target) - 2.5));
  spread(target, random, (noise, side) => {
    const pass = (seconds: number) =>
      Math.exp(-(((seconds - passing - 1.2 - side * 0.25) / 0.6) ** 2));
    return shape(
      level(
        filter(noise, "bandpass", () => 700, 0.8),
        0.05 * amount,
      ),
      pass,
    );
  });
};

/** Birdsong: occasional songs of a few chirps. */
export const birds: Voice = (target, random, amount) => {
  const songs = Math.max(2, Math.round(secondsOf(target) * 0.8 * amount));
  for (let song = 0; song < songs; song += 1) {
    const pan = random.between(-0.9, 0.9);
    const pitch = random.between(2300, 4300);
    const gain = random.between(0.012, 0.034) * amount;
    let start = random.between(0, secondsOf(target) - 0.8);
    for (let chirp = random.integer(2, 6); chirp > 0; chirp -= 1) {
      const length = random.between(0.05, 0.13);
      addTone(target, {
        start,
        length,
        from: pitch * random.between(0.85, 1),
        to: pitch * random.between(1, 1.25),
        gain,
        pan,
        attack: 0.3,
      });
      start += length + random.between(0.03, 0.1);
    }
  }
};

/** Crickets, one on each side. */
export const crickets: Voice = (target, random, amount) => {
  for (const pan of [-0.7, 0.6]) {
    const pitch = random.between(4100, 4800);
    for (
      let start = random.between(0, 0.5);
      start < secondsOf(target) - 0.5;
      start += random.between(0.55, 0.8)
    ) {
      addTone(target, {
        start,
        length: 0.34,
        from: pitch,
        to: pitch,
        gain: 0.014 * amount,
        pan,
        flutter: 28,
        attack: 0.4,
      });
    }
  }
};

/** Under water: a low murmur and bubbles. */
export const bubbles: Voice = (target, random, amount) => {
  spread(target, random, (noise) =>
    level(
      filter(noise, "lowpass", (seconds) => 260 + 60 * Math.sin(seconds), 0.8),
      0.06 * amount,
    ),
  );
  const count = Math.round(secondsOf(target) * 5 * amount);
  for (let bubble = 0; bubble < count; bubble += 1) {
    const from = random.between(280, 620);
    const start = random.between(0, secondsOf(target) - 0.2);
    addTone(target, {
      start,
      length: random.between(0.06, 0.16),
      from,
      to: from * random.between(1.6, 2.4),
      gain: random.between(0.01, 0.045),
      pan: random.between(-0.8, 0.8),
      attack: 0.25,
    });
  }
};

/** A deep chord with slow beating. */
export const drone: Voice = (target, random, amount) => {
  const low = random.between(52, 62);
  const length = secondsOf(target);
  for (const [ratio, pan] of [
    [1, -0.5],
    [1.006, 0.5],
    [1.5, 0],
    [2.004, 0.3],
  ] as const) {
    addTone(target, {
      start: 0,
      length: length * 1.6,
      from: low * ratio,
      to: low * ratio,
      gain: (0.045 * amount) / ratio,
      pan,
      attack: 0.12,
    });
  }
  spread(target, random, (noise) =>
    level(
      filter(noise, "bandpass", (seconds) => 900 + 500 * Math.sin(seconds * 0.7), 2.5),
      0.012 * amount,
    ),
  );
};

/** A fire: low roar and pops. */
export const crackle: Voice = (target, random, amount) => {
  spread(target, random, (noise) =>
    level(
      filter(noise, "lowpass", () => 320, 0.7),
      0.018 * amount,
    ),
  );
  const pops = Math.round(secondsOf(target) * 7 * amount);
  for (let pop = 0; pop < pops; pop += 1) {
    const from = random.between(1400, 4200);
    addTone(target, {
      start: random.between(0, secondsOf(target) - 0.05),
      length: 0.012,
      from,
      to: from * 0.4,
      gain: random.between(0.01, 0.04),
      pan: random.between(-0.6, 0.6),
      attack: 0.05,
    });
  }
};
