import { useEffect, useRef, useState } from "react";
import { prefersLessMotion } from "./motion-preference.ts";

const COUNT_MS = 400;

/** Animates a number towards `target` in 400 ms; immediate with reduced motion. */
export function useCounted(target: number): number {
  const [shown, setShown] = useState(target);
  const current = useRef(target);

  useEffect(() => {
    const from = current.current;
    if (from === target) return;
    if (prefersLessMotion()) {
      current.current = target;
      setShown(target);
      return;
    }
    let frame = 0;
    let began: number | null = null;
    const step = (now: number) => {
      began ??= now;
      const part = Math.min(1, (now - began) / COUNT_MS);
      const eased = 1 - (1 - part) ** 3;
      current.current = Math.round(from + (target - from) * eased);
      setShown(current.current);
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [target]);

  return shown;
}
