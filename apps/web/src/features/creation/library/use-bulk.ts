import type { BulkAction } from "@kinora/contracts/creation/creation-action";
import type { RefusalCode } from "@kinora/contracts/http/refusal-codes";
import { BULK_MAX } from "@kinora/contracts/limits";
import { fetchRefusalWords, refusalSentence } from "../../../store/refusal-sentences.ts";
import { useSay } from "../../../store/use-say.ts";
import { useActOnCreationsMutation } from "../creation-api.ts";

const DONE: Readonly<Record<BulkAction, string>> = {
  delete: "in the trash for 30 days",
  restore: "back in your library",
  hide: "visible only with the link",
  unhidden: "listed again",
  private: "visible only to you",
  public: "visible to anyone with the link",
};

/** Does the same with many works and says what came of it; what is in the trash can be taken back. */
export function useBulk() {
  const [send, { isLoading }] = useActOnCreationsMutation();
  const { say, saySorry } = useSay();
  /** @param onDone comes before the words: their toast finds its place on the page as it is then */
  const act = async (
    ids: readonly string[],
    action: BulkAction,
    onDone: () => void = () => undefined,
  ): Promise<void> => {
    const done: string[] = [];
    const codes: RefusalCode[] = [];
    try {
      for (let from = 0; from < ids.length; from += BULK_MAX) {
        const part = ids.slice(from, from + BULK_MAX);
        const outcome = await send({ ids: part, action }).unwrap();
        done.push(...outcome.done);
        codes.push(...outcome.failed.map(({ code }) => code));
      }
    } catch (error) {
      onDone();
      saySorry(error);
      return;
    }
    // The answer as a whole is no error: nothing else has fetched them.
    if (codes.length > 0) await fetchRefusalWords().catch(() => undefined);
    const undo =
      action === "delete" && done.length > 0
        ? { label: "Undo", run: () => void act(done, "restore") }
        : null;
    onDone();
    say(wordsOf(action, done.length, codes), codes.length > 0 ? "warning" : "success", undo);
  };
  return { act, busy: isLoading };
}

function wordsOf(action: BulkAction, done: number, codes: readonly RefusalCode[]): string {
  const [first] = codes;
  const all = `${done} ${done === 1 ? "work is" : "works are"} ${DONE[action]}.`;
  if (first === undefined) return all;
  const left = `${codes.length} could not be changed: ${refusalSentence(first)?.[1] ?? "Try again in a moment."}`;
  return done > 0 ? `${all} ${left}` : left;
}
