import type { RecordEvent } from "../event/domain-event.ts";
import type { PublicationDecision } from "./decide-publication.ts";
import type { PublicationPatch, PublicationRecord } from "./publication-record.ts";
import type { PublicationStore } from "./publication-store.ts";

export interface PublicationDecisionStores {
  readonly publications: Pick<PublicationStore, "change">;
  readonly record: RecordEvent;
}

/** Returns whether nothing is left to do but what its owner says; a paused one has no job either. */
export const isSettled = ({ stage }: Pick<PublicationPatch, "stage">): boolean =>
  stage === "over" || stage === "unconfirmed" || stage === "paused";

/** Stores what was decided about a locked publication, and records what somebody is told. */
export async function storeDecision(
  { publications, record }: PublicationDecisionStores,
  publication: PublicationRecord,
  { patch, told }: Pick<PublicationDecision, "patch" | "told">,
  now: Date,
): Promise<void> {
  await publications.change(publication, patch, now);
  const { id: subjectId, userId, stage } = publication;
  const isSeen = patch.stage !== undefined && patch.stage !== stage;
  if (told ?? isSeen)
    await record({ type: told ?? "publication.changed", subjectId, userId, payload: {} });
}
