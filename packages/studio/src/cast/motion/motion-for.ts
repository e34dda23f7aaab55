import type { Action } from "../../scene/scene-spec.ts";
import type { Subject } from "../catalogue/subject.ts";
import { breathe, type Motion, STILL, wave } from "./motion.ts";
import { motionOf } from "./motion-of-action.ts";

/** Pictures without limbs hop instead of stepping: a bird, a snail, a chipmunk. */
function hop(seconds: number, phase: number, period: number, height: number): Motion {
  const rise = Math.abs(wave(seconds, period * 2, phase));
  return {
    ...STILL,
    dy: -rise * height,
    rotation: wave(seconds, period * 2, phase + 0.25) * 0.06,
    scaleY: 1 + (rise - 0.6) * 0.06,
    scaleX: 1 - (rise - 0.6) * 0.05,
  };
}

/** A gallop for a picture whose legs are already in the air. */
function gallop(seconds: number, phase: number, period: number): Motion {
  return {
    ...STILL,
    dy: -(0.5 + 0.5 * wave(seconds, period, phase)) * 0.07,
    rotation: wave(seconds, period, phase + 0.25) * 0.11,
  };
}

/** Returns the action's motion for this type of subject. */
export function motionFor(
  subject: Subject,
  action: Action,
  seconds: number,
  phase: number,
): Motion {
  const motion = motionOf(action, seconds, phase);
  const { rig } = subject;
  const moves = action === "walk" || action === "run";
  if (rig === "hopper" && moves) {
    const fast = action === "run";
    if (subject.tags.includes("gallops")) return gallop(seconds, phase, fast ? 0.55 : 0.95);
    if (subject.tags.includes("crawls")) {
      const push = wave(seconds, fast ? 0.7 : 1.3, phase);
      return { ...STILL, scaleX: 1 + push * 0.05, scaleY: 1 - push * 0.035 };
    }
    return hop(seconds, phase, fast ? 0.3 : 0.48, fast ? 0.07 : 0.04);
  }
  // Things do not breathe; they move only when their action requires it.
  if ((rig === "prop" || rig === "plant" || rig === "engine") && action === "idle") return STILL;
  if (rig === "vessel" && action === "idle") return motionOf("sail", seconds, phase);
  if ((rig === "hopper" || rig === "beast") && action === "sleep") {
    return { ...STILL, ...breathe(seconds * 0.8, phase, 0.03) };
  }
  if (rig === "spirit" && subject.stance === "sky") {
    return {
      ...STILL,
      dy: wave(seconds, 7, phase) * 0.015,
      rotation: wave(seconds, 11, phase) * 0.03,
    };
  }
  if (action === "wave" && rig !== "toy" && rig !== "doll") {
    return { ...motion, rotation: wave(seconds, 1.1, phase) * 0.06 };
  }
  return motion;
}
