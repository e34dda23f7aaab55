import { useEffect, useRef } from "react";
import { areCharacterKeysOn, isCharacterKey } from "./character-keys.ts";

/** What the keys do; null leaves a key to whoever else wants it. */
export interface PlayerActs {
  readonly toggle: (() => void) | null;
  readonly mute: (() => void) | null;
  readonly fill: (() => void) | null;
  readonly loop: (() => void) | null;
  /** Seconds, forth or back. */
  readonly skip: ((by: number) => void) | null;
}

const SKIP_SECONDS = 2;

/** Elements that mean something else by these keys. */
const TAKEN = "input, textarea, select, [contenteditable], [role=menu], [role=radio]";

/** The player's keys work wherever the cursor is on its page, except where they are typed or chosen with. */
export function usePlayerKeys(acts: PlayerActs): void {
  const latest = useRef(acts);
  latest.current = acts;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return;
      // With Shift the arrows walk along the list the work was opened from.
      if (target.closest(TAKEN) || (event.shiftKey && event.key.startsWith("Arrow"))) return;
      if (isCharacterKey(event.key) && !areCharacterKeysOn()) return;
      const act = actOf(event.key, latest.current, target.closest("button, a") !== null);
      if (!act) return;
      event.preventDefault();
      act();
    };
    // On the way down: the dialog an item lies in keeps arrows to itself.
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
