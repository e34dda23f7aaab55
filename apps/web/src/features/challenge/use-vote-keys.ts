import type { BallotChoice } from "@kinora/contracts/challenge/challenge-vocabulary";
import { useEffect, useEffectEvent } from "react";
import { areCharacterKeysOn, isCharacterKey } from "../../ui/character-keys.ts";
import { isTyping } from "../../ui/is-typing.ts";

const KEYS: Readonly<Record<string, BallotChoice>> = {
  ...{ ArrowLeft: "left", ArrowRight: "right", s: "skip" },
};

/** ← and → choose a work, S passes the pair over. */
export function useVoteKeys(choose: (choice: BallotChoice) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    const choice = KEYS[key];
    if (choice === undefined || event.repeat || isTyping(target)) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (isCharacterKey(key) && !areCharacterKeysOn()) return;
    // There, the arrows belong to the film's own controls.
    if (target instanceof Element && target.closest("video, audio, [role=dialog]")) return;
    event.preventDefault();
    choose(choice);
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  }, []);
}
