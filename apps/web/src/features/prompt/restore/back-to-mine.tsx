import { t } from "@lingui/core/macro";
import { Undo2 } from "lucide-react";
import { bringBack, useHasWrittenBefore } from "../../../entities/prompt/written-before.ts";
import { useAppStore } from "../../../store/store.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { cx } from "../../../ui/class-names.ts";

/**
 * A button that restores the user's own prompt after a random prompt, a file, an example or a remix
 * replaced it.
 */
export function BackToMine({ onBack }: { readonly onBack: () => void }) {
  const store = useAppStore();
  if (!useHasWrittenBefore()) return null;
  return (
    <button
      type="button"
      onClick={() => {
        void bringBack(store);
        onBack();
      }}
      className={cx(buttonClass("ghost", "sm"), "enter -ml-2 self-start")}
    >
      <Undo2 size={16} aria-hidden="true" />
      {t`Back to my words`}
    </button>
  );
}
