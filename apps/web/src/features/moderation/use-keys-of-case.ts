import { useEffectEvent, useLayoutEffect } from "react";
import { areCharacterKeysOn } from "../../ui/character-keys.ts";
import { isTyping } from "../../ui/is-typing.ts";

/** True when the focus is outside the case: whoever types there does not mean to decide. */
const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target !== document.body &&
  (target.closest("main") === null || target.closest("header, nav") !== null);

/** Calls `onPress` for keys that are meant for the case; it returns whether the key meant something. */
export function useKeysOfCase(onPress: (event: KeyboardEvent) => boolean): void {
  const press = useEffectEvent(onPress);
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
