import { TEXT_MAX } from "@kinora/contracts/limits";
import { isVisible } from "@kinora/contracts/text/visible-text";
import { useEffect, useState } from "react";
import { refusalOf } from "../../../store/api-error.ts";
import { useAppSelector } from "../../../store/store.ts";
import { useCheckWordsQuery } from "./words-api.ts";

const QUIET_MS = 400;

/** Returns why the words of a text would be refused, while it is being written; null if not. */
export function useWordCheck(text: string): unknown {
  const signedIn = useAppSelector(({ auth }) => auth.uid !== null);
  const written = text.trim();
  // Not shared with the other composer: a chunk for it alone weighs more on the first load.
  const [settled, setSettled] = useState(written);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(written), QUIET_MS);
    return () => clearTimeout(timer);
  }, [written]);
  const skip = !signedIn || !isVisible(settled) || settled.length > TEXT_MAX;
  const { error } = useCheckWordsQuery(settled, { skip });
  // Whether the lists can be read is asked again when it is sent.
  const code = refusalOf(error)?.code;
  const isRefused = code === "BANNED_WORD" || code === "VERY_UNSAFE_WORD";
  return isRefused && !skip && settled === written ? error : null;
}
