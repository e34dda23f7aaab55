import { useLayoutEffect, useRef } from "react";
import { areCharacterKeysOn, isCharacterKey } from "./character-keys.ts";
import { isTyping } from "./is-typing.ts";

/** Controls on which Enter acts already. */
const CONTROLS = "a, button:not([role=radio]), [role=dialog]";

/**
 * Keys of a whole page, none of which acts while somebody types, in a dialog, or with a modifier. A
 * held key acts once.
 *
 * @param actOf what a key does; null for nothing
 */
export function usePageKeys(actOf: (key: string) => (() => void) | null): void {
  const latest = useRef(actOf);
  latest.current = actOf;
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
      const act = latest.current(key);
      if (!act) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (!event.repeat) act();
    };
    addEventListener("keydown", press, true);
    return () => removeEventListener("keydown", press, true);
  }, []);
}
