import { type KeyboardEvent, useRef } from "react";

/** The options of a list or grid, whichever way it draws them. */
const OPTIONS = "[role=option], li > button:not(:disabled)";

/** Milliseconds after which a typed character begins a new name. */
const SAME_NAME_MS = 700;

/**
 * Returns the key handler of a list: arrows, Home and End move the focus among its options, and
 * typed characters move it to the next option whose name begins with them.
 */
export function useOptionKeys(): (event: KeyboardEvent<HTMLElement>) => void {
  const typed = useRef({ text: "", at: Number.NEGATIVE_INFINITY });
  return (event) => {
    const { key, currentTarget, timeStamp } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const options = [...currentTarget.querySelectorAll<HTMLElement>(OPTIONS)];
    const at = options.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    const isTyping = timeStamp - typed.current.at < SAME_NAME_MS;
    const step = stepOf(key, at, options.length);
    let next = step === null ? undefined : options[step];
    // A space chooses, unless it is within a name.
    if (step === null && key.length === 1 && (key !== " " || isTyping)) {
      const text = (isTyping ? typed.current.text : "") + key.toLocaleLowerCase();
      typed.current = { text, at: timeStamp };
      next = named(text, options, at) ?? options[at];
    }
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
}

function stepOf(key: string, at: number, count: number): number | null {
  if (key === "ArrowDown" || key === "ArrowRight") return Math.min(at + 1, count - 1);
  if (key === "ArrowUp" || key === "ArrowLeft") return Math.max(at - 1, 0);
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return null;
}

/** Finds the next option of this name; one character, also repeated, moves on from the present one. */
function named(text: string, options: readonly HTMLElement[], at: number) {
  const [first = ""] = text;
  const isOne = [...text].every((character) => character === first);
  const wanted = isOne ? first : text;
  const from = isOne ? at + 1 : at;
  const ordered = [...options.slice(from), ...options.slice(0, from)];
  return ordered.find((one) =>
    (one.getAttribute("aria-label") ?? one.textContent ?? "")
      .toLocaleLowerCase()
      .startsWith(wanted),
  );
}
