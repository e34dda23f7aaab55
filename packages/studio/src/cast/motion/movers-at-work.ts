import type { Action } from "../../scene/scene-spec.ts";
import { blink, breathe, type Motion, wave } from "./motion.ts";

type Mover = (seconds: number, phase: number) => Partial<Motion>;

const alive: Mover = (seconds, phase) => ({
  ...breathe(seconds, phase),
  wag: wave(seconds, 1.5, phase),
  tilt: wave(seconds, 4.6, phase) * 0.05,
  lids: blink(seconds, phase),
});

/** Position within a period, 0..1. */
const within = (seconds: number, period: number, phase: number) =>
  (((seconds / period + phase) % 1) + 1) % 1;

/** A slow swing back, then a quick one forward: 0 at rest, −1 drawn back, 1 released. */
function swing(seconds: number, period: number, phase: number): number {
  const at = within(seconds, period, phase);
  if (at < 0.55) return -Math.sin((at / 0.55) * (Math.PI / 2));
  if (at < 0.7) return -1 + ((at - 0.55) / 0.15) * 2;
  return Math.cos(((at - 0.7) / 0.3) * (Math.PI / 2));
}

const slide =
  (period: number, lean: number): Mover =>
  (seconds, phase) => ({
    dx: wave(seconds, period, phase) * 0.03,
    dy: -Math.abs(wave(seconds, period, phase)) * 0.012,
    rotation: lean + wave(seconds, period, phase + 0.25) * 0.05,
    arms: [0.42 + wave(seconds, period, phase) * 0.1, 0.42 - wave(seconds, period, phase) * 0.1],
    stride: 0.35 + wave(seconds, period, phase) * 0.15,
    wag: wave(seconds, 0.8, phase),
    lids: blink(seconds, phase),
  });

export const MOVERS_AT_WORK = {
  read: (seconds, phase) => ({
    ...alive(seconds, phase),
    nod: 0.012,
    tilt: wave(seconds, 5.2, phase) * 0.06,
    arms: [0.2, 0.2],
  }),
  cook: (seconds, phase) => ({
    ...alive(seconds, phase),
    arms: [0.12, 0.4 + wave(seconds, 0.9, phase) * 0.08],
    rotation: wave(seconds, 0.9, phase + 0.25) * 0.015,
  }),
  fight: (seconds, phase) => {
    const blow = wave(seconds, 0.8, phase);
    return {
      dx: blow * 0.05,
      dy: -Math.abs(wave(seconds, 0.8, phase + 0.25)) * 0.025,
      rotation: 0.06 + blow * 0.07,
      arms: [0.42 - blow * 0.22, 0.42 + blow * 0.22],
      stride: 0.35 + blow * 0.25,
      tilt: -0.04,
      wag: blow,
    };
  },
  climb: (seconds, phase) => {
    const pull = wave(seconds, 1.4, phase);
    return {
      dy: -0.03 + pull * 0.02,
      rotation: pull * 0.05,
      arms: [0.86 + pull * 0.1, 0.86 - pull * 0.1],
      stride: pull * 0.6,
      wag: pull,
      lids: blink(seconds, phase),
    };
  },
  throw: (seconds, phase) => {
    const arm = swing(seconds, 1.6, phase);
    return {
      ...alive(seconds, phase),
      rotation: arm * 0.09,
      arms: [0.24, 0.5 - arm * 0.42],
      stride: 0.3,
    };
  },
  kick: (seconds, phase) => {
    const leg = swing(seconds, 1.4, phase);
    return {
      ...alive(seconds, phase),
      rotation: -leg * 0.08,
      stride: -leg,
      arms: [0.36, 0.36],
      dy: -Math.max(0, leg) * 0.02,
    };
  },
  paint: (seconds, phase) => ({
    ...alive(seconds, phase),
    arms: [0.14, 0.46 + wave(seconds, 1.1, phase) * 0.12],
  }),
  sing: (seconds, phase) => ({
    ...alive(seconds, phase),
    dy: -Math.abs(wave(seconds, 1.2, phase)) * 0.012,
    rotation: wave(seconds, 2.4, phase) * 0.03,
    arms: [0.34 + wave(seconds, 2.4, phase) * 0.12, 0.36],
    tilt: wave(seconds, 2.4, phase) * 0.08,
  }),
  cry: (seconds, phase) => ({
    ...breathe(seconds, phase),
    dy: Math.abs(wave(seconds, 0.5, phase)) * 0.006,
    nod: 0.014 + wave(seconds, 0.5, phase) * 0.003,
    tilt: wave(seconds, 2.6, phase) * 0.04,
    lids: 1,
    arms: [0.06, 0.06],
  }),
  laugh: (seconds, phase) => ({
    ...breathe(seconds, phase),
    dy: -Math.abs(wave(seconds, 0.5, phase)) * 0.022,
    rotation: wave(seconds, 1, phase) * 0.035,
    tilt: wave(seconds, 1, phase + 0.25) * 0.07,
    arms: [0.3 + wave(seconds, 0.5, phase) * 0.05, 0.3 + wave(seconds, 0.5, phase) * 0.05],
    lids: 1,
    wag: wave(seconds, 0.5, phase),
  }),
  hug: (seconds, phase) => ({
    ...breathe(seconds, phase, 0.016),
    rotation: 0.07 + wave(seconds, 3.2, phase) * 0.012,
    tilt: 0.08,
    arms: [0.36, 0.44],
    lids: 1,
    wag: wave(seconds, 1.2, phase),
  }),
  fish: (seconds, phase) => ({
    ...alive(seconds, phase),
    arms: [0.16, 0.38 + wave(seconds, 3.6, phase) * 0.03],
  }),
  dig: (seconds, phase) => {
    const arm = swing(seconds, 1.3, phase);
    return { rotation: 0.08 + arm * 0.07, nod: 0.01, arms: [0.24, 0.42 - arm * 0.3], stride: 0.25 };
  },
  look: (seconds, phase) => ({
    ...alive(seconds, phase),
    tilt: wave(seconds, 3.8, phase) * 0.1,
    nod: -0.004,
  }),
  hold: (seconds, phase) => ({ ...alive(seconds, phase), arms: [0.1, 0.3] }),
  drink: (seconds, phase) => ({
    ...alive(seconds, phase),
    nod: -0.006,
    tilt: -0.04,
    arms: [0.1, 0.42 + wave(seconds, 2.4, phase) * 0.05],
  }),
  give: (seconds, phase) => ({
    ...alive(seconds, phase),
    rotation: 0.04,
    arms: [0.1, 0.42 + wave(seconds, 2.2, phase) * 0.04],
  }),
  bow: (seconds, phase) => {
    const depth = 0.5 - 0.5 * Math.cos(within(seconds, 3, phase + 0.45) * Math.PI * 2);
    return {
      rotation: depth * 0.3,
      nod: depth * 0.02,
      scaleY: 1 - depth * 0.05,
      arms: [0.1, 0.2],
      lids: depth > 0.6 ? 1 : 0,
    };
  },
  ski: slide(1.8, 0.1),
  surf: (seconds, phase) => ({
    dy: wave(seconds, 2.2, phase) * 0.03,
    rotation: wave(seconds, 2.2, phase + 0.25) * 0.11,
    arms: [0.5 + wave(seconds, 2.2, phase) * 0.12, 0.5 - wave(seconds, 2.2, phase) * 0.12],
    stride: 0.3,
    lids: blink(seconds, phase),
  }),
  skate: slide(1.4, 0.07),
} satisfies Partial<Record<Action, Mover>>;
