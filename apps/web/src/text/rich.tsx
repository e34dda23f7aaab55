import { Fragment, type ReactNode } from "react";

/** Renders a marked part of a sentence; `words` is the text between its tags. */
export type Draw = (words: string) => ReactNode;

/**
 * Renders a sentence with marked parts: `You have <gems/>; <link>see them</link>.` Only the names
 * in `parts` are tags; everything else is plain text.
 */
export function rich(sentence: string, parts: Readonly<Record<string, Draw>>): ReactNode {
  const names = Object.keys(parts).join("|");
  // Between the pieces come the name of a tag and its text.
  const pieces = sentence.split(new RegExp(`<(${names})(?:/>|>(.*?)</\\1>)`, "s"));
  return pieces.map((piece, at) => {
    if (at % 3 === 0) return piece;
    if (at % 3 === 2) return null;
    // biome-ignore lint/suspicious/noArrayIndexKey: the order of a sentence never changes
    return <Fragment key={at}>{parts[piece]?.(pieces[at + 1] ?? "")}</Fragment>;
  });
}
