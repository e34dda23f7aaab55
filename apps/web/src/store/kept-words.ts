import { useEffect, useState } from "react";
import { useAppSelector } from "./store.ts";
import { isRecord, readStored, writeStored } from "./stored-value.ts";

const keyOf = (of: string) => `words ${of}`;

/** What somebody left unsent in this tab under a name; null: nothing, or it is another person's. */
export function keptFor<Kept>(
  of: string,
  uid: string | null,
  isKept: (value: unknown) => value is Kept,
): Kept | null {
  const kept = readStored(keyOf(of), isRecord, "for-the-tab");
  return uid !== null && kept?.uid === uid && isKept(kept.what) ? kept.what : null;
}

/** Keeps it as long as the tab, for whoever wrote it; null: there is nothing unsent any more. */
export function keepFor(of: string, uid: string, what: unknown): void {
  writeStored(keyOf(of), what === null ? null : { uid, what }, "for-the-tab");
}

const isWords = (value: unknown): value is string => typeof value === "string";

/**
 * Words in a field, begun with `begin` and kept until they are sent: a sign-out, in whichever tab, and a reload take
 * the field away, not what was written in it. Whoever closes a field for good forgets it.
 *
 * @param of whose words they are, and of what: "report crt_1"
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
