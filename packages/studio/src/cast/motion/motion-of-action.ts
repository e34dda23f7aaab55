import type { Action } from "../../scene/scene-spec.ts";
import { blink, breathe, type Motion, STILL, wave } from "./motion.ts";
import { MOVERS_AT_WORK } from "./movers-at-work.ts";

type Mover = (seconds: number, phase: number) => Partial<Motion>;

const live: Mover = (seconds, phase) => ({
  ...breathe(seconds, phase, 0.018),
  // Weight shifts from foot to foot, the only movement of pictures without limbs.
  rotation: wave(seconds, 4.4, phase + 0.4) * 0.02,
  arms: [0.05 + wave(seconds, 3.4, phase) * 0.04, 0.05 + wave(seconds, 3.4, phase + 0.1) * 0.04],
  wag: wave(seconds, 1.5, phase),
  tilt: wave(seconds, 4.6, phase) * 0.075,
  lids: blink(seconds, phase),
});

/** Steps: the body rises twice and rocks once per cycle. */
function step(
  seconds: number,
  phase: number,
  period: number,
  bounce: number,
  lean: number,
): Partial<Motion> {
  const stride = wave(seconds, period, phase);
  const rise = Math.abs(Math.cos((seconds / period + phase) * Math.PI * 2));
  return {
    stride,
    dy: -bounce * rise,
    rotation: lean + stride * 0.035,
    scaleY: 1 + (rise - 0.6) * bounce * 0.8,
    arms: [0.12 + stride * 0.16, 0.12 - stride * 0.16],
    wag: wave(seconds, period, phase + 0.15),
    tilt: -stride * 0.04 - lean * 0.4,
    lids: blink(seconds, phase),
  };
}

/** Crouch, parabolic flight, landing squash. */
function leap(seconds: number, phase: number, period: number, height: number): Partial<Motion> {
  const at = (((seconds / period + phase) % 1) + 1) % 1;
  const flight = (at - 0.22) / 0.6;
  if (flight > 0 && flight < 1) {
    const rise = 4 * flight * (1 - flight);
    const speed = 1 - 2 * flight;
    return {
      dy: -height * rise,
      scaleY: 1 + 0.09 * Math.abs(speed),
      scaleX: 1 - 0.06 * Math.abs(speed),
      arms: [0.25 + rise * 0.55, 0.25 + rise * 0.55],
      stride: 0.5 * rise,
      wag: speed,
      flap: wave(flight, 0.34),
    };
  }
  const crouch =
    at <= 0.22 ? Math.sin((at / 0.22) * Math.PI) : Math.sin(((at - 0.82) / 0.18) * Math.PI);
  return {
    scaleY: 1 - 0.15 * crouch,
    scaleX: 1 + 0.11 * crouch,
    arms: [0.1, 0.1],
    wag: -crouch * 0.4,
  };
}

const MOVERS: Readonly<Record<Action, Mover>> = {
  ...MOVERS_AT_WORK,
  idle: live,
  walk: (seconds, phase) => step(seconds, phase, 1.05, 0.028, 0.02),
  run: (seconds, phase) => step(seconds, phase, 0.56, 0.06, 0.13),
  jump: (seconds, phase) => ({ lids: 0, ...leap(seconds, phase, 1.25, 0.34) }),
  fly: (seconds, phase) => ({
    dy: wave(seconds, 2.3, phase) * 0.05,
    rotation: wave(seconds, 3.1, phase + 0.2) * 0.07,
    flap: wave(seconds, 0.52, phase),
    scaleY: 1 + wave(seconds, 0.52, phase + 0.25) * 0.015,
    arms: [0.55 + wave(seconds, 1.3, phase) * 0.06, 0.55 - wave(seconds, 1.3, phase) * 0.06],
    wag: wave(seconds, 1.3, phase),
    lids: blink(seconds, phase),
  }),
  swim: (seconds, phase) => ({
    dy: wave(seconds, 2.6, phase) * 0.03,
    rotation: wave(seconds, 2.6, phase + 0.25) * 0.05,
    wag: wave(seconds, 1.1, phase),
    stride: wave(seconds, 1.1, phase) * 0.7,
    arms: [0.42 + wave(seconds, 1.1, phase) * 0.2, 0.42 - wave(seconds, 1.1, phase) * 0.2],
    lids: blink(seconds, phase),
  }),
  dance: (seconds, phase) => {
    const beat = wave(seconds, 0.9, phase);
    const twice = Math.abs(wave(seconds, 0.9, phase + 0.25));
    return {
      dx: beat * 0.075,
      dy: -twice * 0.1,
      rotation: beat * 0.17,
      scaleY: 1 + (twice - 0.5) * 0.12,
      scaleX: 1 - (twice - 0.5) * 0.08,
      arms: [0.48 + beat * 0.46, 0.48 - beat * 0.46],
      stride: beat * 0.9,
      tilt: -beat * 0.17,
      wag: wave(seconds, 0.45, phase),
      flap: wave(seconds, 0.45, phase),
    };
  },
  sleep: (seconds, phase) => ({
    ...breathe(seconds * 0.8, phase, 0.022),
    rotation: 0.03,
    tilt: 0.16 + wave(seconds, 4.2, phase) * 0.02,
    nod: 0.03,
    lids: 1,
  }),
  wave: (seconds, phase) => ({
    ...live(seconds, phase),
    arms: [0.04, 0.82 + wave(seconds, 0.62, phase) * 0.12],
    tilt: 0.06 + wave(seconds, 1.24, phase) * 0.03,
    rotation: wave(seconds, 1.24, phase) * 0.02,
  }),
  spin: (seconds, phase) => ({
    scaleX: Math.cos((seconds / 1.7 + phase) * Math.PI * 2),
    dy: -Math.abs(wave(seconds, 1.7, phase)) * 0.03,
    arms: [0.5, 0.5],
    wag: 0.6,
  }),
  eat: (seconds, phase) => ({
    ...live(seconds, phase),
    nod: 0.012 + wave(seconds, 0.7, phase) * 0.014,
    arms: [0.1, 0.3 + wave(seconds, 1.4, phase) * 0.05],
  }),
  play: (seconds, phase) => ({
    ...live(seconds, phase),
    dy: -Math.abs(wave(seconds, 0.9, phase)) * 0.03,
    arms: [0.34 + wave(seconds, 0.45, phase) * 0.12, 0.34 - wave(seconds, 0.45, phase) * 0.12],
    tilt: wave(seconds, 1.8, phase) * 0.08,
  }),
  sit: (seconds, phase) => ({ ...live(seconds, phase), wag: wave(seconds, 2.4, phase) }),
  float: (seconds, phase) => ({
    dy: wave(seconds, 4.2, phase) * 0.045,
    rotation: wave(seconds, 5.6, phase + 0.3) * 0.09,
    arms: [0.36 + wave(seconds, 3.4, phase) * 0.1, 0.4 - wave(seconds, 3.4, phase) * 0.1],
    stride: wave(seconds, 3.8, phase) * 0.35,
    wag: wave(seconds, 2.6, phase),
    flap: wave(seconds, 0.9, phase),
    lids: blink(seconds, phase),
  }),
  drive: (seconds, phase) => ({
    dy: -Math.abs(wave(seconds, 0.44, phase)) * 0.012,
    rotation: wave(seconds, 0.88, phase) * 0.012,
    scaleY: 1 + wave(seconds, 0.22, phase) * 0.008,
    wag: wave(seconds, 0.6, phase),
    lids: blink(seconds, phase),
  }),
  sail: (seconds, phase) => ({
    dy: wave(seconds, 3.3, phase) * 0.022,
    rotation: wave(seconds, 4.1, phase + 0.15) * 0.05,
    wag: wave(seconds, 3.3, phase),
  }),
};

/**
 * Returns the motion of an action at a moment; `phase` (0..1) desynchronises figures in a crowd.
 */
export function motionOf(action: Action, seconds: number, phase: number): Motion {
  return { ...STILL, ...MOVERS[action](seconds, phase) };
}
