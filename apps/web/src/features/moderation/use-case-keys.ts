import { FLAG_REASONS, type FlagReason } from "@kinora/contracts/moderation/report";
import { useKeysOfCase } from "./use-keys-of-case.ts";

export interface CaseKeys {
  readonly onStep: (by: number) => void;
  readonly onLook: () => void;
  readonly onShow: () => void;
  readonly onRule: (rule: FlagReason) => void;
  readonly onHide: () => void;
  /** Where several can be marked for one decision. */
  readonly onMark?: () => void;
}

/**
 * J and K step through the queue, B toggles the blur, S shows the work, a number selects a rule and
 * Enter hides by it. X marks a case for a decision about several.
 */
export function useCaseKeys(keys: CaseKeys): void {
  const { onStep, onLook, onShow, onRule, onHide, onMark } = keys;
  useKeysOfCase((event) => {
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
}
