import { fallBack } from "@kinora/domain/campaign/fall-back";
import type { PgBoss } from "pg-boss";
import type { NamedListener } from "../event/deliver-events.ts";
import { callWorkers } from "../job/call-workers.ts";
import { storesOn } from "../stores.ts";

/** A campaign of which a work was restricted posts nothing unseen any more. */
export const campaignFlagListener = (boss: PgBoss, now: () => Date): NamedListener => ({
  name: "campaign flag",
  hears: ["creation.restricted", "creation.referred"],
  async hear({ subjectId }, transaction) {
    const found = await transaction
      .selectFrom("campaign_story")
      .select("campaign_id")
      .where("creation_id", "=", subjectId)
      .executeTakeFirst();
    if (!found) return;
    const calls = new Set<string>();
    const stores = storesOn(transaction, boss, {
      call: (message) => void calls.add(message),
      audit: () => Promise.reject(new Error("Falling back writes nothing to the audit log")),
    });
    const campaign = await stores.campaigns.lock(found.campaign_id);
    if (campaign) await fallBack({ campaign, stores, because: "flag", now: now() });
    if (calls.size > 0) await callWorkers(transaction, calls);
  },
});
