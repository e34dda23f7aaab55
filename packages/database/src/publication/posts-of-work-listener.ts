import { heedWork } from "@kinora/domain/post/heed-work";
import type { PgBoss } from "pg-boss";
import { v7 as newId } from "uuid";
import type { NamedListener } from "../event/deliver-events.ts";
import { callWorkers } from "../job/call-workers.ts";
import { storesOn } from "../stores.ts";

/** Posts follow what becomes of their work: deleted, being checked, restricted, cleared. */
export const postsOfWorkListener = (boss: PgBoss, now: () => Date): NamedListener => ({
  name: "posts of work",
  hears: ["creation.changed"],
  async hear({ subjectId }, transaction) {
    const calls = new Set<string>();
    const stores = storesOn(transaction, boss, {
      call: (message) => void calls.add(message),
      audit: () => Promise.reject(new Error("Posts write nothing to the audit log")),
    });
    const tierOf = async (userId: string) => (await stores.people.find(userId))?.tier ?? "free";
    await heedWork({ stores, newId, tierOf, now: now() }, subjectId);
    if (calls.size > 0) await callWorkers(transaction, calls);
  },
});
