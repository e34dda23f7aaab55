import { settleCreation } from "@kinora/domain/creation/settle-creation";
import { isRefused } from "@kinora/domain/creation/verdict";
import type { Step } from "./step.ts";
import { readGenerated, readMature, readTicket, readVerdict } from "./step-memos.ts";

/**
 * Settles the payment and delivers the creation. A service's result that the scan refused was paid
 * for nothing, which counts for its person.
 */
export const settleStep: Step = async ({ job, memos, ports }) => {
  const verdict = readVerdict(memos);
  const generated = readGenerated(memos);
  const { thumbhash } = generated;
  const memo = { verdict };
  const { id: orderKey } = readTicket(memos);
  await ports.commit(job, "settle", memo, async ({ creation, artifacts, ...stores }) => {
    const now = ports.now();
    const mature = readMature(memos);
    await settleCreation({ creation, job, verdict, mature, thumbhash, now }, stores);
    if (isRefused(verdict) && orderKey !== null)
      await stores.policyRefusals.noteUnsafe(orderKey, now);
    if (!generated.pieces || isRefused(verdict)) return;
    await artifacts.markPaid(generated.pieces.storyId, generated.pieces.keys);
  });
  return memo;
};
