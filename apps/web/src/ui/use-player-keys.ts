import { useEffect, useRef } from "react";
import { areCharacterKeysOn, isCharacterKey } from "./character-keys.ts";

/** The actions of the keys; null leaves a key to other handlers. */
export interface PlayerActs {
  readonly toggle: (() => void) | null;
  readonly mute: (() => void) | null;
  readonly fill: (() => void) | null;
  readonly loop: (() => void) | null;
  /** Skips by seconds, forward or back. */
  readonly skip: ((by: number) => void) | null;
}

const SKIP_SECONDS = 2;

/** Elements in which these keys have another meaning. */
const TAKEN = "input, textarea, select, [contenteditable], [role=menu], [role=radio]";

/**
 * Makes the player's keys work wherever the focus is on its page, except where keys type or select.
 */
export function usePlayerKeys(acts: PlayerActs): void {
  const latest = useRef(acts);
  latest.current = acts;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return;
      // With Shift, the arrow keys step through the list the work was opened from.
      if (target.closest(TAKEN) || (event.shiftKey && event.key.startsWith("Arrow"))) return;
      if (isCharacterKey(event.key) && !areCharacterKeysOn()) return;
      const act = actOf(event.key, latest.current, target.closest("button, a") !== null);
      if (!act) return;
      event.preventDefault();
      act();
    };
    // Capture phase, because the dialog around an item stops arrow keys.
    addEventListener("keydown", press, true);
    return () => removeEventListener("keydown", press, true);
  }, []);
}

function actOf(key: string, acts: PlayerActs, onControl: boolean): (() => void) | null {
  switch (key) {
    case " ":
      return onControl ? null : acts.toggle;
    case "k":
      return acts.toggle;
    case "m":
      return acts.mute;
    case "f":
      return acts.fill;
    case "l":
      return acts.loop;
    case "ArrowLeft":
      return acts.skip && (() => acts.skip?.(-SKIP_SECONDS));
    case "ArrowRight":
      return acts.skip && (() => acts.skip?.(SKIP_SECONDS));
    default:
      return null;
  }
}
