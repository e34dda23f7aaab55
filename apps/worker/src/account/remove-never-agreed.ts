import type { AppendAudit } from "@kinora/domain/audit/audit-log";
import { type DuePage, eachDue } from "@kinora/domain/each-due";
import type { Consents } from "@kinora/domain/legal/legal-texts";

/** Days within which a new user may agree to the terms. */
const DAYS_TO_AGREE = 7;

export interface NeverAgreedPorts {
  readonly find: (before: Date, page: DuePage) => Promise<readonly string[]>;
  readonly transact: (
    work: (stores: {
      readonly consents: Pick<Consents, "removeUnused">;
      readonly audit: AppendAudit;
    }) => Promise<void>,
  ) => Promise<void>;
  readonly log: (line: string) => void;
}

/** Accounts per query. */
const BATCH = 100;

/** Removes accounts that never agreed to the terms. They hold nothing but a name. */
export async function removeNeverAgreed(
  now: Date,
  { find, transact, log }: NeverAgreedPorts,
): Promise<void> {
  let removed = 0;
  const remove = (userId: string) =>
    transact(async ({ consents, audit }) => {
      if (!(await consents.removeUnused(userId))) return;
      await audit({
        ...{ action: "person.erased", actorId: null, subject: { noun: "person", id: userId } },
        ...{ reason: "", requestId: null, at: now, before: {}, after: { why: "never agreed" } },
      });
      removed += 1;
    });
  const before = new Date(now.getTime() - DAYS_TO_AGREE * 24 * 60 * 60_000);
  await eachDue({ find: (page) => find(before, page), work: remove, log }, BATCH);
  const accounts = removed === 1 ? "1 account" : `${removed} accounts`;
  if (removed > 0)
    log(`Removed ${accounts} that had not agreed to the terms in ${DAYS_TO_AGREE} days.`);
}
