import type { CreationAction, ItemAction } from "@kinora/contracts/creation/creation-action";
import type { Customer } from "../account/customer.ts";
import type { Viewer } from "../account/viewer.ts";
import type { AppendAudit, AuditRecord } from "../audit/audit-log.ts";
import type { GemLedger } from "../gem/gem-ledger.ts";
import type { JobQueue } from "../job/job-queue.ts";
import type { CreationMediaStore } from "../media/creation-media.ts";
import type { OwnServices } from "../own-key/own-services.ts";
import { InvalidInput, Refusal } from "../refusal.ts";
import type { UploadStore } from "../upload/upload-store.ts";
import { applyAction } from "./apply-action.ts";
import { payWithinBudget } from "./budget-spent.ts";
import { cancelCreation } from "./cancel-creation.ts";
import { refuseManyChanges } from "./change-limit.ts";
import type { CreationPatch, CreationRecord } from "./creation.ts";
import { capacityOf, permittedActions } from "./creation-policy.ts";
import type {
  AddHistory,
  CreationStore,
  EndReports,
  ForgetTraces,
  HideWork,
  HistoryReader,
  RetryFilm,
  StoryPictures,
} from "./creation-stores.ts";
import { canSee } from "./creation-visibility.ts";
import type { ReleaseUnsent } from "./hosted-budget.ts";
import type { PolicyRefusals } from "./hosted-pause.ts";
import { type ClosedFiles, type LegalHolds, purgeCreation } from "./purge-creation.ts";
import { recordChange } from "./record-change.ts";
import { refuseFullPrivate } from "./refuse-beyond-tier.ts";
import type { BudgetStores } from "./reserve-budget.ts";
import { type RetryPorts, retryCreation } from "./retry-creation.ts";

export interface ActStores extends BudgetStores {
  /** Locks the person; null when there is none or their account was erased. */
  readonly suspensions: { lockPerson(userId: string): Promise<object | null> };
  readonly endReports: EndReports;
  readonly hideWork: HideWork;
  readonly creations: CreationStore;
  readonly queue: JobQueue;
  readonly ledger: Pick<GemLedger, "hold" | "countCalledOff" | "settle" | "voidHold">;
  readonly policyRefusals: PolicyRefusals;
  readonly ownKeys: OwnServices;
  readonly artifacts: StoryPictures;
  readonly retryFilm: RetryFilm;
  readonly uploads: Pick<UploadStore, "heldFiles">;
  readonly releaseUnsent: ReleaseUnsent;
  readonly media: CreationMediaStore;
  readonly legalHolds: LegalHolds;
  readonly closedFiles: ClosedFiles;
  readonly forget: ForgetTraces;
  readonly addHistory: AddHistory;
  readonly history: Pick<HistoryReader, "countBy">;
  readonly audit: AppendAudit;
}
export interface ActPorts extends RetryPorts {
  readonly newId: () => string;
  /**
   * Refuses words of a user's own work that may no longer be written here: BANNED_WORD,
   * VERY_UNSAFE_WORD. Says nothing about a work that they do not have.
   */
  readonly refuseWords: (creationId: string, actor: Viewer) => Promise<void>;
  readonly transact: <T>(work: (stores: ActStores) => Promise<T>) => Promise<T>;
}
export interface ActInput {
  readonly creationId: string;
  readonly actor: Customer;
  readonly action: CreationAction;
  readonly requestId: string | null;
  readonly now: Date;
}

/**
 * Performs an action on a creation, as its owner or as staff, and records it. Repeating an action
 * that is already in effect changes nothing and is not an error. Staff who restrict or rate another
 * person's work must give a reason, and the owner is notified; for a hidden work, only once the
 * decision is final, as with decisions from the queue. Staff actions are written to the audit log;
 * nothing is written about an owner whose account was erased.
 *
 * @throws Refusal CREATION_NOT_FOUND, ACTION_FORBIDDEN, ACTION_IMPOSSIBLE, CHANGE_LIMIT, PRIVATE_FULL,
 * ADMINS_ONLY, CASE_TAKEN while another member of staff reviews its case, INVALID_INPUT
 *   without a reason; on retry also those of retryCreation and refuseWords
 */
export async function actOnCreation(input: ActInput, ports: ActPorts): Promise<void> {
  const { creationId, actor, action, now } = input;
  const act = async (stores: ActStores) => {
    const creation = await stores.creations.lock(creationId);
    if (!creation || !canSee(creation, actor)) throw new Refusal("CREATION_NOT_FOUND");
    if (!permittedActions(creation, actor).includes(action.action)) {
      throw new Refusal("ACTION_FORBIDDEN", { action: action.action });
    }
    const capacity = capacityOf(creation, actor);
    // Cancelling is not limited because it costs nothing.
    if (capacity === "owner" && action.action !== "cancel")
      await refuseManyChanges(actor.id, now, stores.history);
    const isRestricted = capacity === "staff" && needsReason(action.action);
    if (isRestricted) requireReason(action);
    const change = applyAction(creation, action.action, capacity, now);
    if (Object.keys(change).length === 0) return;
    await refuseFullPrivate(stores, actor, change.private === true ? 1 : 0);
    const isErased =
      capacity === "staff" && !(await stores.suspensions.lockPerson(creation.userId));
    const reason = isErased ? "" : (action.reason ?? "");
    if (capacity === "staff" && action.action === "hide")
      return hideForOthers(input, creation, reason, stores);
    const rule =
      capacity === "staff"
        ? await stores.endReports({ creationId, actor, action: action.action, now })
        : null;
    const effect = await carryOut(input, creation, change, stores, ports);
    await stores.creations.update(creationId, effect);
    const entry = await stores.addHistory({
      creationId,
      actorId: actor.id,
      role: actor.role,
      action: action.action,
      reason: reason || null,
      ...(rule && { rule }),
      before: pickBefore(creation, change),
      after: change,
      at: now,
      requestId: input.requestId,
    });
    await recordChange(creation, effect, stores.record);
    const told = capacity === "staff" && TOLD[action.action];
    if (told && !isErased)
      await stores.record({
        ...{ type: told, subjectId: creationId, userId: creation.userId },
        payload: { entry },
      });
    if (capacity === "staff") await stores.audit(lineOf(input, creation, reason));
  };
  // Before the transaction: long texts wait for their turn.
  if (action.action === "retry") await ports.refuseWords(creationId, actor);
  await payWithinBudget(ports.transact, act, now);
}

/**
 * Hides the work at once; its owner is notified when the decision is final
 * (moderation/finish-decision).
 */
async function hideForOthers(
  { creationId, actor, requestId, now }: ActInput,
  creation: CreationRecord,
  note: string,
  { creations, hideWork, record }: Pick<ActStores, "creations" | "hideWork" | "record">,
): Promise<void> {
  await hideWork({ creationId, actor, note, requestId, now });
  const change = { moderatorHidden: true };
  await creations.update(creationId, change);
  await recordChange(creation, change, record);
}

/** Describes a staff decision as an audit log entry. */
function lineOf(
  { creationId, actor, action, requestId, now }: ActInput,
  { status, moderatorHidden, matureByHouse }: CreationRecord,
  reason: string,
): AuditRecord {
  const isRating = action.action === "rateMature" || action.action === "rateGeneral";
  return {
    ...{ action: "creation.decided", actorId: actor.id, requestId, at: now },
    subject: { noun: "creation", id: creationId },
    before: { status, hidden: moderatorHidden, ...(isRating && { rated: matureByHouse }) },
    after: { verdict: action.action },
    reason,
  };
}

/** What the owner is told of when the staff does this. */
const TOLD: { readonly [action in ItemAction]?: StaffNews } = {
  delete: "creation.restricted",
  approve: "creation.cleared",
  rateMature: "creation.rated",
  rateGeneral: "creation.rated",
};
type StaffNews = "creation.restricted" | "creation.cleared" | "creation.rated";

const REASONED: readonly ItemAction[] = ["hide", "delete", "rateMature", "rateGeneral"];

const needsReason = (action: ItemAction): boolean => REASONED.includes(action);

function requireReason({ reason }: CreationAction): void {
  if (reason) return;
  throw new InvalidInput([{ path: "reason", said: { code: "action.noReason", params: {} } }]);
}

async function carryOut(
  { action, actor, now }: ActInput,
  creation: CreationRecord,
  change: CreationPatch,
  stores: ActStores,
  { newId, ...ports }: ActPorts,
): Promise<CreationPatch> {
  switch (action.action) {
    case "cancel":
      return { ...change, ...(await cancelCreation(creation, now, stores)) };
    case "retry":
      return { ...change, ...(await retryCreation(creation, actor, newId(), now, stores, ports)) };
    case "purge": {
      // Purged for its owner, but the content is kept until the legal hold ends.
      const isHeld = await stores.legalHolds.onLegalHold(creation.id, now);
      return isHeld ? change : { ...change, ...(await purgeCreation(creation, stores, now)) };
    }
    default:
      return change;
  }
}

/** Returns the previous values of the changed fields. */
function pickBefore(creation: CreationRecord, change: CreationPatch): CreationPatch {
  const names = new Set(Object.keys(change));
  return Object.fromEntries(Object.entries(creation).filter(([name]) => names.has(name)));
}
