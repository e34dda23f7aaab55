import { settleCreation } from "@kinora/domain/creation/settle-creation";
import { readRenderMemo } from "./render-memo.ts";
import type { Step } from "./step.ts";

/** Pays and hands over. A scan without an answer is no clean one: a person looks. */
export const settleStep: Step = async ({ job, memos, ports }) => {
  const verdict = readRenderMemo(memos, "scan").verdict ?? "unsure";
  const { thumbhash } = readRenderMemo(memos, "draw");
  const memo = { verdict };
  await ports.commit(job, "settle", memo, ({ creation, ...stores }) =>
    settleCreation({ creation, job, verdict, thumbhash, now: ports.now() }, stores),
  );
  return memo;
};
