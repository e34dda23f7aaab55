import { useLayoutEffect, useRef } from "react";
import { piecesOf, refusedWords } from "../../store/refused-words.ts";
import { cx } from "../../ui/class-names.ts";

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
  const pieces = piecesOf(text, refusedWords(error), "prompt");

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
