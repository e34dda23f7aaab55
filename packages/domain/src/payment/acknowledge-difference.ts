import type { AppendAudit } from "../audit/audit-log.ts";
import { Refusal } from "../refusal.ts";
import type { DifferenceRecord, DifferenceStore } from "./difference.ts";

export interface AcknowledgeStores {
  readonly differences: Pick<DifferenceStore, "find" | "acknowledge">;
  readonly audit: AppendAudit;
}

/** Takes note of a difference, which no longer is an alarm. Nothing is repaired. @throws Refusal DIFFERENCE_NOT_FOUND */
export async function acknowledgeDifference(
  { transact }: { transact: <T>(work: (stores: AcknowledgeStores) => Promise<T>) => Promise<T> },
  {
    id,
    actor,
    requestId,
    now,
  }: {
    readonly id: string;
    readonly actor: { readonly id: string };
    readonly requestId: string | null;
    readonly now: Date;
  },
): Promise<DifferenceRecord> {
  return transact(async ({ differences, audit }) => {
    const isNew = await differences.acknowledge(id, actor.id, now);
    const found = await differences.find(id);
    if (found === null) throw new Refusal("DIFFERENCE_NOT_FOUND");
    const { name, subject } = found;
    if (isNew)
      await audit({
        ...{ action: "difference.acknowledged", actorId: actor.id, before: {}, reason: "" },
        subject: { noun: "difference", id },
        ...{ after: { name, subject, expected: found.expected, found: found.found } },
        ...{ requestId, at: now },
      });
    return found;
  });
}
