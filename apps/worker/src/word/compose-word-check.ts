import { setImmediate } from "node:timers/promises";
import { Refusal } from "@kinora/domain/refusal";
import { checkWords, type PersonText } from "@kinora/domain/word/check-words";
import type { WordEditStore } from "@kinora/domain/word/edit-lists";

/** Returns whether a person could have written every text of an answer here. */
export type WordCheck = (answer: unknown) => Promise<boolean>;

/**
 * Opens the word lists in force. While they are unavailable, nothing passes.
 *
 * @param onProblem called when the lists cannot be read
 */
export function openWordCheck(
  edits: Pick<WordEditStore, "count" | "list">,
  onProblem: (message: string) => void,
): WordCheck {
  let opening: ReturnType<typeof openHere> | undefined;
  const openHere = async () => {
    // Imported on demand: most workers ask no language model.
    const [{ openLists }, { SHIPPED_LISTS }, { openMatcher }] = await Promise.all([
      import("@kinora/words/lists/live-lists"),
      import("@kinora/words/lists/shipped-lists"),
      import("@kinora/words/match/open-matcher"),
    ]);
    const elapsed = () => performance.now();
    return openLists({ edits, shipped: SHIPPED_LISTS, openMatcher, elapsed, onProblem });
  };
  return async (answer) => {
    opening ??= openHere();
    const lists = await opening;
    await lists.refresh().catch(() => onProblem("lists of words could not be read"));
    const written = { texts: textsOf(answer), confirmed: null };
    try {
      await checkWords(lists.find(), written, {
        // The person did not write it.
        onVeryUnsafe: async () => {},
        pause: setImmediate,
      });
      return true;
    } catch (error) {
      if (error instanceof Refusal) return false;
      throw error;
    }
  };
}

/** Returns all texts of an answer with their paths. */
function textsOf(value: unknown, field = ""): PersonText[] {
  if (typeof value === "string") return [{ field, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, held]) =>
    textsOf(held, field === "" ? name : `${field}.${name}`),
  );
}
