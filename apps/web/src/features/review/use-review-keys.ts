import { useLayoutEffect, useRef } from "react";
import { areCharacterKeysOn, isCharacterKey } from "../../ui/character-keys.ts";
import { isTyping } from "../../ui/is-typing.ts";

interface ReviewActs {
  /** Answers the current question by its place, from 0. */
  readonly choose: (answer: number) => void;
  readonly step: (by: number) => void;
  readonly go: (by: number) => void;
  readonly send: () => void;
  readonly pass: () => void;
}

/** Controls on which Enter acts already. */
const CONTROLS = "a, button:not([role=radio]), [role=dialog]";

/** 1 2 3 answer, ← → change the answer, ↑ ↓ the question, Enter sends and S passes over. */
export function useReviewKeys(acts: ReviewActs): void {
  const latest = useRef(acts);
  latest.current = acts;
  // Before the player's keys, which are added by an effect: here the arrows do not seek.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || isTyping(target))
        return;
      if (isCharacterKey(key) && !areCharacterKeysOn()) return;
      const element = target instanceof Element ? target : null;
      if (element?.closest("[role=dialog], [role=slider]")) return;
      if (key === "Enter" && element?.closest(CONTROLS)) return;
      const act = actOf(key, latest.current);
      if (!act) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      // A held key acts once: works that are passed over never come back.
      if (!event.repeat) act();
    };
    addEventListener("keydown", press, true);
    return () => removeEventListener("keydown", press, true);
  }, []);
}

function actOf(key: string, acts: ReviewActs): (() => void) | null {
  switch (key) {
    case "1":
    case "2":
    case "3":
      return () => acts.choose(Number(key) - 1);
    case "ArrowLeft":
      return () => acts.step(-1);
    case "ArrowRight":
      return () => acts.step(1);
    case "ArrowUp":
      return () => acts.go(-1);
    case "ArrowDown":
      return () => acts.go(1);
    case "Enter":
      return acts.send;
    case "s":
      return acts.pass;
    default:
      return null;
  }
}
