import { useLayoutEffect, useRef } from "react";
import { type RefusedWord, refusedWords } from "../../store/refused-words.ts";
import { cx } from "../../ui/class-names.ts";

/** A piece of a text; `bad` when the text was refused because of it. */
interface Piece {
  readonly at: number;
  readonly text: string;
  readonly bad: boolean;
}

/** Splits a text into pieces. Ignores refused words that are no longer at their position. */
export function piecesOf(text: string, words: readonly RefusedWord[]): readonly Piece[] {
  // The text is sent without surrounding whitespace.
  const before = text.length - text.trimStart().length;
  const found = words
    .filter(({ field, word, start, end }) => {
      return field === "prompt" && text.slice(before + start, before + end) === word;
    })
    .toSorted((a, b) => a.start - b.start);
  const pieces: Piece[] = [];
  let at = 0;
  const take = (until: number, bad: boolean) => {
    if (until > at) pieces.push({ at, text: text.slice(at, until), bad });
    at = Math.max(at, until);
  };
  for (const { start, end } of found) {
    take(before + start, false);
    take(before + end, true);
  }
  take(text.length, false);
  return pieces;
}

/** Overlays the prompt field and underlines the words it was refused for, in the field's text size. */
export function RefusedMarks({
  text,
  error,
  size = "text-16 md:text-20",
}: {
  readonly text: string;
  readonly error: unknown;
  readonly size?: string;
}) {
  const layer = useRef<HTMLDivElement>(null);
  const pieces = piecesOf(text, refusedWords(error));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the text changes the scroll position of the field
  useLayoutEffect(() => {
    const own = layer.current;
    const field = own?.parentElement?.querySelector("textarea");
    if (!own || !field) return;
    const follow = () => {
      own.style.paddingRight = `${field.offsetWidth - field.clientWidth}px`;
      own.scrollTop = field.scrollTop;
    };
    follow();
    field.addEventListener("scroll", follow);
    return () => field.removeEventListener("scroll", follow);
  }, [text]);

  if (!pieces.some(({ bad }) => bad)) return null;
  return (
    <div
      ref={layer}
      dir="auto"
      aria-hidden="true"
      className={cx(
        "wrap-break-word pointer-events-none absolute inset-0 overflow-hidden whitespace-pre-wrap text-transparent leading-relaxed",
        size,
      )}
    >
      {pieces.map(({ at, text: words, bad }) =>
        bad ? (
          <mark
            key={at}
            className="bg-transparent text-transparent underline decoration-2 decoration-warn decoration-wavy underline-offset-4"
          >
            {words}
          </mark>
        ) : (
          words
        ),
      )}
    </div>
  );
}
