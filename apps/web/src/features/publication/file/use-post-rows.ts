import type { CheckedRow } from "@kinora/contracts/schedule-file/check-rows";
import { useEffect, useRef, useState } from "react";
import { statusOf } from "../../../store/api-error.ts";
import { type ErrorSentence, errorSentence, isOutage } from "../../../store/error-sentence.ts";
import { useCreatePostMutation } from "../publication-api.ts";
import { type FileRun, keyOfRow } from "./file-run.ts";

export interface PostingRows {
  /** Rows that are posted with one press; null when none are. */
  readonly busy: { readonly of: number; readonly at: number } | null;
  /** What was refused after all, by row. */
  readonly failed: ReadonlyMap<number, ErrorSentence>;
  /** Why it paused; pressed again it goes on where it was. */
  readonly paused: ErrorSentence | null;
  /** Before the rows are checked again. */
  readonly forgetFailed: () => void;
  readonly post: (run: FileRun, rows: readonly CheckedRow[]) => void;
}

/** Orders the posts of rows one after another, each with its own key. */
export function usePostRows(onDone: (row: number, postId: string) => void): PostingRows {
  const [create] = useCreatePostMutation();
  const [busy, setBusy] = useState<PostingRows["busy"]>(null);
  const [failed, setFailed] = useState<PostingRows["failed"]>(new Map());
  const [paused, setPaused] = useState<ErrorSentence | null>(null);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  const post = async (run: FileRun, rows: readonly CheckedRow[]) => {
    setPaused(null);
    setFailed(new Map());
    for (const [at, one] of rows.entries()) {
      if (one.kind === "refused" || !one.order || isLeft.current) continue;
      setBusy({ of: rows.length, at: at + 1 });
      const { workId, at: time, targets } = one.order;
      const answer = await create({ workId, at: time, targets, key: keyOfRow(run, one.row) });
      if (answer.data) {
        onDone(one.row, answer.data.id);
        continue;
      }
      // Whether it was taken is not known, or nothing more is taken now: the same again does no harm.
      const status = statusOf(answer.error);
      const stops =
        typeof status === "string" || status === 401 || status === 429 || isOutage(answer.error);
      if (stops) {
        setPaused(errorSentence(answer.error));
        break;
      }
      setFailed((known) => new Map(known).set(one.row, errorSentence(answer.error)));
    }
    setBusy(null);
  };
  return {
    ...{ busy, failed, paused, forgetFailed: () => setFailed(new Map()) },
    post: (run, rows) => void post(run, rows),
  };
}
