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
        one: "Is this word meant well?",
        other: "Are these words meant well?",
      })}
      description={t`${{ words: quoted }}: often unwelcome here. If you mean it well, say so, and it goes on.`}
    >
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={() => answer(false)}>{t`Write it another way`}</Button>
        <Button look="primary" onClick={() => answer(true)}>
          {t`I mean it well`}
        </Button>
      </div>
    </Sheet>
  );
}
