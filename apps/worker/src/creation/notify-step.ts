import {
  failureNotification,
  successNotification,
} from "@kinora/domain/creation/outcome-notification";
import { notify } from "@kinora/domain/notification/notify";
import { tellStory } from "@kinora/domain/story/tell-story";
import type { Step } from "./step.ts";
import { readVerdict } from "./step-memos.ts";

/** Tells the owner and ends the job. */
export const notifyStep: Step = async ({ job, memos, ports }) => {
  const refused = readVerdict(memos) === "hit";
  await ports.commit(job, "notify", {}, async (stores) => {
    const { creation, notifications, publish } = stores;
    if (!job.background) {
      const now = ports.now();
      const notification = refused
        ? failureNotification(creation, job.id, "refused", now)
        : successNotification(creation, job.id, now);
      await notify({ notifications, publishSignal: publish }, notification);
    }
    await stores.endJob(refused ? "failed" : "delivered");
    await publish({ userId: creation.userId, type: "progress", subjectId: creation.id });
    await tellStory(creation, publish);
  });
  return {};
};
