import { settleCreation } from "@kinora/domain/creation/settle-creation";
import { isRefused } from "@kinora/domain/creation/verdict";
import type { Step } from "./step.ts";
import { readGenerated, readVerdict } from "./step-memos.ts";

/** Settles the payment and delivers the creation. */
export const settleStep: Step = async ({ job, memos, ports }) => {
  const verdict = readVerdict(memos);
  const generated = readGenerated(memos);
  const { thumbhash } = generated;
  const memo = { verdict };
  await ports.commit(job, "settle", memo, async ({ creation, artifacts, ...stores }) => {
    await settleCreation({ creation, job, verdict, thumbhash, now: ports.now() }, stores);
    if (!generated.pieces || isRefused(verdict)) return;
    await artifacts.markPaid(generated.pieces.storyId, generated.pieces.keys);
  });
  return memo;
};
