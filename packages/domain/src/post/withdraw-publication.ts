import { type OpenConnectionPorts, openConnection } from "../connection/open-connection.ts";
import { applyAction } from "../creation/apply-action.ts";
import type { AddHistory, CreationStore } from "../creation/creation-stores.ts";
import { recordChange } from "../creation/record-change.ts";
import type { RecordEvent } from "../event/domain-event.ts";
import type { Sealer } from "../hosted/service-keys.ts";
import { requireAction } from "./change-publication.ts";
import type { PublicationRecord, PublicationTrouble } from "./publication-record.ts";
import type { PublicationStore } from "./publication-store.ts";
import { openHandle } from "./sealed-handle.ts";
import { storeDecision } from "./store-decision.ts";

export interface WithdrawStores {
  readonly publications: PublicationStore;
  readonly creations: Pick<CreationStore, "lock" | "update">;
  readonly addHistory: AddHistory;
  readonly record: RecordEvent;
}

export interface WithdrawPorts extends Omit<OpenConnectionPorts, "sealer"> {
  readonly sealer: Sealer | null;
  readonly find: PublicationStore["find"];
  readonly transact: <T>(work: (stores: WithdrawStores) => Promise<T>) => Promise<T>;
  readonly now: () => Date;
}

export interface WithdrawnPublication {
  readonly postId: string;
  readonly byHand: boolean;
  readonly trouble: PublicationTrouble | null;
}

/**
 * Takes a post down where the platform has a call for it. It was posted all the same: its outcome
 * stays.
 *
 * @throws Refusal PUBLICATION_NOT_FOUND, PUBLICATION_STAGE
 */
export async function withdrawPublication(
  ports: WithdrawPorts,
  { userId, id }: { readonly userId: string; readonly id: string },
): Promise<WithdrawnPublication> {
  const record = requireAction(await ports.find(id), userId, "withdraw");
  const { postId } = record;
  if (record.platform === "kinora") await removeFromFeed(ports, record);
  else {
    const said = await withdrawThere(ports, record);
    if (said !== "withdrawn") return { postId, ...said };
  }
  const at = ports.now();
  await ports.transact(async (stores) => {
    const current = await stores.publications.lock(id);
    if (!current || current.afterwards) return;
    const patch = { afterwards: { what: "withdrawn", reason: null, at } } as const;
    await storeDecision(stores, current, { patch, told: null }, at);
    await stores.record({ type: "publication.changed", subjectId: id, userId, payload: {} });
  });
  return { postId, byHand: false, trouble: null };
}

async function withdrawThere(
  ports: WithdrawPorts,
  record: PublicationRecord,
): Promise<Omit<WithdrawnPublication, "postId"> | "withdrawn"> {
  const { platform, userId, accountId, externalId, url, visibility } = record;
  const { sealer, now } = ports;
  const handle = sealer && (await openHandle(sealer, record));
  if (!sealer || handle === null || platform === "kinora") return { byHand: true, trouble: null };
  const account = { platform, userId, accountId };
  const opened = await openConnection({ ...ports, sealer }, account, { refused: null, now });
  if (opened.kind === "later") return refusedFor("retry", "unreachable");
  if (opened.kind !== "open") return refusedFor("reauth", "token_refused");
  const { connection } = opened;
  const post = { id: externalId, url, visibility };
  const said = await opened.platform.withdraw({ connection, post, handle });
  if (said.kind === "withdrawn") return "withdrawn";
  if (said.kind === "by hand") return { byHand: true, trouble: null };
  const { class: kind, code, platformCode } = said.failure;
  return { byHand: false, trouble: { class: kind, code, platformCode } };
}

const refusedFor = (
  kind: PublicationTrouble["class"],
  code: PublicationTrouble["code"],
): Omit<WithdrawnPublication, "postId"> => ({
  ...{ byHand: false, trouble: { class: kind, code, platformCode: null } },
});

/** As its owner would take it out of the feed. */
const removeFromFeed = ({ transact, now }: WithdrawPorts, { creationId }: PublicationRecord) =>
  transact(async ({ creations, addHistory, record }) => {
    const creation = await creations.lock(creationId);
    if (!creation || creation.status === "deleted") return;
    const change = applyAction(creation, "removeFromFeed", "owner", now());
    if (Object.keys(change).length === 0) return;
    await creations.update(creationId, change);
    await addHistory({
      ...{ creationId, actorId: creation.userId, role: "user", action: "removeFromFeed" },
      ...{ reason: null, before: { inFeed: creation.inFeed }, after: change, at: now() },
      requestId: null,
    });
    await recordChange(creation, change, record);
  });
