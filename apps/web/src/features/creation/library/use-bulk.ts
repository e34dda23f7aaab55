import type { BulkAction } from "@kinora/contracts/creation/creation-action";
import { BULK_MAX } from "@kinora/contracts/limits";
import type { RefusalCode } from "@kinora/contracts/refusals";
import { plural, t } from "@lingui/core/macro";
import { fetchRefusalWords, refusalSentence } from "../../../store/refusal-sentences.ts";
import { useSay } from "../../../store/use-say.ts";
import { useActOnCreationsMutation } from "./bulk-api.ts";

/** Messages by action, for a number of works. */
const DONE: Readonly<Record<BulkAction, (done: number) => string>> = {
  cancel: (done) => plural(done, { one: "# work canceled.", other: "# works canceled." }),
  delete: (done) =>
    plural(done, {
      one: "# work is in the trash for 30 days.",
      other: "# works are in the trash for 30 days.",
    }),
  restore: (done) =>
    plural(done, {
      one: "# work is back in your library.",
      other: "# works are back in your library.",
    }),
  hide: (done) =>
    plural(done, {
      one: "# work is visible only with the link.",
      other: "# works are visible only with the link.",
    }),
  unhidden: (done) =>
    plural(done, { one: "# work is listed again.", other: "# works are listed again." }),
  private: (done) =>
    plural(done, {
      one: "# work is visible only to you.",
      other: "# works are visible only to you.",
    }),
  public: (done) =>
    plural(done, {
      one: "# work is visible to anyone with the link.",
      other: "# works are visible to anyone with the link.",
    }),
};

/** Performs one action on many works and reports the outcome; moving to the trash can be undone. */
export function useBulk() {
  const [send, { isLoading }] = useActOnCreationsMutation();
  const { say, saySorry } = useSay();
  /**
   * @param onDone called before the toast is shown, so that the toast is placed on the page as it
   * is then
   */
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
    // The batch answer itself is a success, so nothing else has loaded the refusal sentences.
    if (codes.length > 0) await fetchRefusalWords().catch(() => undefined);
    const undo =
      action === "delete" && done.length > 0
        ? { label: t`Undo`, run: () => void act(done, "restore") }
        : null;
    onDone();
    say(wordsOf(action, done.length, codes), codes.length > 0 ? "warning" : "success", undo);
  };
  return { act, busy: isLoading };
}

function wordsOf(action: BulkAction, done: number, codes: readonly RefusalCode[]): string {
  const [first] = codes;
  const all = DONE[action](done);
  if (first === undefined) return all;
  const advice = refusalSentence(first)?.[1] ?? t`Try again in a moment.`;
  const left = t`${{ count: codes.length }} couldn't be changed: ${advice}`;
  return done > 0 ? `${all} ${left}` : left;
}
