import { useLayoutEffect, useRef } from "react";
import { piecesOf, refusedWords } from "../../../store/refused-words.ts";

/** Underlines the words for which a text was refused, over its field. */
export function WordMarks({
  text,
  error,
  field,
}: {
  readonly text: string;
  readonly error: unknown;
  readonly field: string;
}) {
  const layer = useRef<HTMLDivElement>(null);
  const pieces = piecesOf(text, refusedWords(error), field);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text changes the scroll position of the field
  useLayoutEffect(() => {
    const own = layer.current;
    const area = own?.parentElement?.querySelector("textarea");
    if (!own || !area) return;
    const follow = () => {
      own.scrollTop = area.scrollTop;
    };
    follow();
    area.addEventListener("scroll", follow);
    return () => area.removeEventListener("scroll", follow);
  }, [text]);
  if (!pieces.some(({ bad }) => bad)) return null;
  return (
    <div
      ref={layer}
      dir="auto"
      aria-hidden="true"
      className="pointer-events-none absolute inset-px overflow-hidden px-3.5 py-2.5 text-16 wrap-break-word whitespace-pre-wrap text-transparent md:text-14"
    >
      {pieces.map(({ at, text: words, bad }) =>
        bad ? (
          <mark
            key={at}
            className="bg-transparent text-transparent underline decoration-warn decoration-wavy decoration-2 underline-offset-4"
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
