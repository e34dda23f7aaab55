import { FLAG_REASONS, type FlagReason } from "@kinora/contracts/moderation/report";
import { useEffectEvent, useLayoutEffect } from "react";
import { areCharacterKeysOn } from "../../ui/character-keys.ts";
import { isTyping } from "../../ui/is-typing.ts";

export interface CaseKeys {
  readonly onStep: (by: number) => void;
  readonly onLook: () => void;
  readonly onShow: () => void;
  readonly onRule: (rule: FlagReason) => void;
  readonly onHide: () => void;
  /** Where several can be marked for one decision. */
  readonly onMark?: () => void;
}

/** True when the focus is outside the case: whoever types there does not mean to decide. */
const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target !== document.body &&
  (target.closest("main") === null || target.closest("header, nav") !== null);

/**
 * J and K step through the queue, B toggles the blur, S shows the work, a number selects a rule and
 * Enter hides by it. X marks a case for a decision about several.
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
  // Before the page is painted, so that no key is lost between a case and its keys.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (!areCharacterKeysOn() || isTyping(target) || isElsewhere(target)) return;
      // Enter activates the focused control.
      const isOnControl =
        target instanceof HTMLElement && target.closest("button, a, [role=dialog]");
      if (event.key === "Enter" && isOnControl) return;
      if (!press(event)) return;
      event.preventDefault();
      // On this page numbers select rules instead of pages.
      event.stopPropagation();
    };
    addEventListener("keydown", onKey, { capture: true });
    return () => removeEventListener("keydown", onKey, { capture: true });
  }, []);
}
