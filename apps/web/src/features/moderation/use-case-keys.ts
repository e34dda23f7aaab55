import { FLAG_REASONS, type FlagReason } from "@kinora/contracts/moderation/report";
import { useEffect, useEffectEvent } from "react";
import { areCharacterKeysOn } from "../../ui/character-keys.ts";
import { isTyping } from "../../ui/is-typing.ts";

export interface CaseKeys {
  readonly onStep: (by: number) => void;
  readonly onLook: () => void;
  readonly onShow: () => void;
  readonly onRule: (rule: FlagReason) => void;
  readonly onHide: () => void;
  /** Where several can be decided alike. */
  readonly onMark?: () => void;
}

/**
 * J and K walk the queue, B blurs, S shows, a number chooses a rule and Enter hides by it; X marks a case, to decide
 * about several alike.
 */
export function useCaseKeys(keys: CaseKeys): void {
  const { onStep, onLook, onShow, onRule, onHide, onMark } = keys;
  const press = useEffectEvent((event: KeyboardEvent): boolean => {
    const actions: Readonly<Record<string, () => void>> = {
      ...{ j: () => onStep(1), k: () => onStep(-1), b: onLook, s: onShow },
      ...(onMark && { x: onMark }),
      ...Object.fromEntries(
        FLAG_REASONS.map((reason, index) => [`${index + 1}`, () => onRule(reason)]),
      ),
    };
    const action = event.key === "Enter" ? onHide : actions[event.key.toLowerCase()];
    action?.();
    return action !== undefined;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (!areCharacterKeysOn() || isTyping(target)) return;
      // Enter presses what has the focus.
      const isOnControl =
        target instanceof HTMLElement && target.closest("button, a, [role=dialog]");
      if (event.key === "Enter" && isOnControl) return;
      if (!press(event)) return;
      event.preventDefault();
      // On this page numbers choose rules, not pages.
      event.stopPropagation();
    };
    addEventListener("keydown", onKey, { capture: true });
    return () => removeEventListener("keydown", onKey, { capture: true });
  }, []);
}
