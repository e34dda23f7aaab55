import { plural, t } from "@lingui/core/macro";
import { useSyncExternalStore } from "react";
import { askedWords, onAskedWords } from "../store/refused-words.ts";
import { Button } from "../ui/button.tsx";
import { Sheet } from "../ui/sheet.tsx";

/**
 * Asks whether words that often hurt are meant well; the pressed action continues with the answer.
 */
export function MeantWordsSheet() {
  const asked = useSyncExternalStore(onAskedWords, askedWords, () => null);
  if (asked === null) return null;
  const { words, answer } = asked;
  const quoted = words.map((word) => `“${word}”`).join(", ");
  return (
    <Sheet
      open
      onClose={() => answer(false)}
      title={plural(words.length, {
        one: "Do you mean no harm by this word?",
        other: "Do you mean no harm by these words?",
      })}
      description={t`${{ words: quoted }}: often unwelcome here. If you mean no harm, say so to continue.`}
    >
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={() => answer(false)}>{t`Rephrase it`}</Button>
        <Button look="primary" onClick={() => answer(true)}>
          {t`I mean no harm`}
        </Button>
      </div>
    </Sheet>
  );
}
