import type { RecordEvent } from "../event/domain-event.ts";
import { Refusal } from "../refusal.ts";
import type {
  CollectionDecision,
  CollectionDecisionStore,
  CollectionReportStore,
} from "./collection-case.ts";

export interface CollectionAppealStores {
  readonly collectionReports: Pick<CollectionReportStore, "lock">;
  readonly collectionDecisions: Pick<CollectionDecisionStore, "find" | "addAppeal">;
  readonly record: RecordEvent;
}

/**
 * Appeals against taking down a collection of one's own: once per decision, while there is
 * something to show again.
 *
 * @throws Refusal NOT_RESTRICTED, ALREADY_APPEALED
 */
export const appealCollection = (
  {
    transact,
  }: { readonly transact: <T>(work: (stores: CollectionAppealStores) => Promise<T>) => Promise<T> },
  input: {
    readonly userId: string;
    readonly id: string;
    readonly text: string;
    readonly now: Date;
  },
): Promise<void> =>
  transact(async ({ collectionReports, collectionDecisions, record }) => {
    const { userId, id, text, now } = input;
    const found = await collectionDecisions.find(id);
    if (found?.userId !== userId || found.collectionId === null)
      throw new Refusal("NOT_RESTRICTED");
    const { collectionId: subjectId } = found;
    if (!(await collectionReports.lock(subjectId))) throw new Refusal("NOT_RESTRICTED");
    const decision = await collectionDecisions.find(id);
    if (!decision || !mayAppealCollection(decision)) throw new Refusal("ALREADY_APPEALED");
    await collectionDecisions.addAppeal(id, text, now);
    await record({ type: "collection.contested", subjectId, userId, payload: { decisionId: id } });
  });

export const mayAppealCollection = ({
  appeal,
  collectionId,
}: Pick<CollectionDecision, "appeal" | "collectionId">): boolean =>
  appeal === null && collectionId !== null;
