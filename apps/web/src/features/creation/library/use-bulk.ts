import type { BulkAction } from "@kinora/contracts/creation/creation-action";
import { BULK_MAX } from "@kinora/contracts/limits";
import { REFUSAL_WORDS } from "../../../store/refusal-words.ts";
import { useSay } from "../../../store/use-say.ts";
import { useActOnCreationsMutation } from "../creation-api.ts";

const DONE: Readonly<Record<BulkAction, string>> = {
  delete: "in the trash for 30 days",
  restore: "back in your library",
  hide: "seen only with the link",
  unhidden: "listed again",
  private: "seen only by you",
  public: "seen by everybody with the link",
};

/** Does the same with many works and says what came of it; what is in the trash can be taken back. */
export function useBulk() {
  const [send, { isLoading }] = useActOnCreationsMutation();
  const { say, saySorry } = useSay();
  const act = async (ids: readonly string[], action: BulkAction): Promise<void> => {
    const done: string[] = [];
    const codes: (keyof typeof REFUSAL_WORDS)[] = [];
    try {
      for (let from = 0; from < ids.length; from += BULK_MAX) {
        const part = ids.slice(from, from + BULK_MAX);
        const outcome = await send({ ids: part, action }).unwrap();
        done.push(...outcome.done);
        codes.push(...outcome.failed.map(({ code }) => code));
      }
    } catch (error) {
      saySorry(error);
      return;
    }
    const undo =
      action === "delete" && done.length > 0
        ? { label: "Undo", run: () => void act(done, "restore") }
        : null;
    say(wordsOf(action, done.length, codes), codes.length > 0 ? "warning" : "success", undo);
  };
  return { act, busy: isLoading };
}

function wordsOf(
  action: BulkAction,
  done: number,
  codes: readonly (keyof typeof REFUSAL_WORDS)[],
): string {
  const [first] = codes;
  const all = `${done} ${done === 1 ? "work is" : "works are"} ${DONE[action]}.`;
  if (first === undefined) return all;
  const left = `${codes.length} could not be changed: ${REFUSAL_WORDS[first][1]}`;
  return done > 0 ? `${all} ${left}` : left;
}
