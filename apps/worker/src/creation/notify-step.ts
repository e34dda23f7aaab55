import type { Step } from "./step.ts";
import { readVerdict } from "./step-memos.ts";

/** Notifies the owner that the work is finished and ends the job. */
export const notifyStep: Step = async ({ job, memos, ports }) => {
  const refused = readVerdict(memos) === "hit";
  await ports.commit(job, "notify", {}, async (stores) => {
    const { creation, record } = stores;
    const { id: jobId, background } = job;
    const about = { subjectId: creation.id, userId: creation.userId };
    await record(
      refused
        ? { type: "creation.failed", ...about, payload: { jobId, background, failure: "refused" } }
        : {
            type: "creation.delivered",
            ...about,
            payload: { jobId, background, checked: creation.status === "review" },
          },
    );
    await stores.endJob(refused ? "failed" : "delivered");
  });
  return {};
};
