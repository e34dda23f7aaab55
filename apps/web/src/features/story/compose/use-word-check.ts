import { TEXT_MAX } from "@kinora/contracts/limits";
import { isVisible } from "@kinora/contracts/text/visible-text";
import { refusalOf } from "../../../store/api-error.ts";
import { useAppSelector } from "../../../store/store.ts";
import { useDebounced } from "../../../ui/use-debounced.ts";
import { useCheckWordsQuery } from "./words-api.ts";

const QUIET_MS = 400;

/** Returns why the words of a text would be refused, while it is being written; null if not. */
export function useWordCheck(text: string): unknown {
  const signedIn = useAppSelector(({ auth }) => auth.uid !== null);
  const written = text.trim();
  const settled = useDebounced(written, QUIET_MS);
  const skip = !signedIn || !isVisible(settled) || settled.length > TEXT_MAX;
  const { error } = useCheckWordsQuery(settled, { skip });
  // Whether the lists can be read is asked again when it is sent.
  const code = refusalOf(error)?.code;
  const isRefused = code === "BANNED_WORD" || code === "VERY_UNSAFE_WORD";
  return isRefused && !skip && settled === written ? error : null;
}
