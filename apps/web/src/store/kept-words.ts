import { useEffect, useState } from "react";
import { useAppSelector } from "./store.ts";
import { isRecord, readStored, writeStored } from "./stored-value.ts";

const keyOf = (of: string) => `words ${of}`;

/**
 * Returns what the user left unsent in this tab under a name; null when there is none or it is
 * another user's.
 */
export function keptFor<Kept>(
  of: string,
  uid: string | null,
  isKept: (value: unknown) => value is Kept,
): Kept | null {
  const kept = readStored(keyOf(of), isRecord, "for-the-tab");
  return uid !== null && kept?.uid === uid && isKept(kept.what) ? kept.what : null;
}

/** Keeps something unsent for its author as long as the tab is open; null removes it. */
export function keepFor(of: string, uid: string, what: unknown): void {
  writeStored(keyOf(of), what === null ? null : { uid, what }, "for-the-tab");
}

const isWords = (value: unknown): value is string => typeof value === "string";

/**
 * Text of a field, initialised with `begin` and kept until it is sent: a sign-out in any tab or a
 * reload removes the field but not its text. A caller that closes a field for good must forget it.
 *
 * @param of identifies the author's text and its subject: "report crt_1"
 */
export function useKeptWords(of: string, begin: string) {
  const uid = useAppSelector(({ auth }) => auth.uid);
  const [field, setField] = useState(() => ({ of, words: keptFor(of, uid, isWords) ?? begin }));
  const words = field.of === of ? field.words : (keptFor(of, uid, isWords) ?? begin);
  useEffect(() => {
    if (uid !== null) keepFor(of, uid, words === begin ? null : words);
  }, [of, uid, words, begin]);
  const forget = () => {
    if (uid !== null) keepFor(of, uid, null);
  };
  return [words, (next: string) => setField({ of, words: next }), forget] as const;
}
