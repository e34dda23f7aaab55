import { Fragment, type ReactNode } from "react";

/** What a part of a sentence is drawn as: `words` are those between its marks. */
export type Draw = (words: string) => ReactNode;

/**
 * A sentence with parts that are more than words: `You have <gems/>; <link>see them</link>.` Only the names in `parts`
 * are marks; all else is said as it is.
 */
export function rich(sentence: string, parts: Readonly<Record<string, Draw>>): ReactNode {
  const names = Object.keys(parts).join("|");
  // Between the pieces stand the name of a mark and its words.
  const pieces = sentence.split(new RegExp(`<(${names})(?:/>|>(.*?)</\\1>)`, "s"));
  return pieces.map((piece, at) => {
    if (at % 3 === 0) return piece;
    if (at % 3 === 2) return null;
    // biome-ignore lint/suspicious/noArrayIndexKey: a sentence keeps its order
    return <Fragment key={at}>{parts[piece]?.(pieces[at + 1] ?? "")}</Fragment>;
  });
}
