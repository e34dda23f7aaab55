import type { ContentKind } from "@kinora/contracts/prompt/vocabulary";
import type { Recipe, UploadRecipe } from "@kinora/contracts/recipe/recipe";
import type { AppendAudit } from "../audit/audit-log.ts";
import type { CreationRecord } from "../creation/creation.ts";
import type { AddHistory, CreationStore } from "../creation/creation-stores.ts";
import type { RecordEvent } from "../event/domain-event.ts";
import type { CreationMedia, CreationMediaStore } from "../media/creation-media.ts";
import { ADMINS_REASON } from "./case.ts";

/** A file that is known as child abuse and belongs to no work: an upload, or a picture of a story. */
export interface KnownPiece {
  readonly userId: string;
  readonly kind: ContentKind;
  /** How it was made; null for an upload. */
  readonly recipe: Recipe | null;
  readonly files: readonly CreationMedia[];
}

export interface HoldKnownStores {
  readonly creations: Pick<CreationStore, "insert">;
  readonly media: Pick<CreationMediaStore, "replaceAll">;
  /**
   * Returns whether the person has a work with this main file already; concurrent callers wait for
   * one another.
   */
  readonly hasFile: (userId: string, hash: string) => Promise<boolean>;
  readonly addHistory: AddHistory;
  readonly record: RecordEvent;
  readonly audit: AppendAudit;
}

/**
 * Keeps a file that is known as child abuse apart, as a private work of its owner in review: a case
 * for the admins, withheld from everyone and on legal hold, like a work that is known when it is
 * made. The owner is told that it is being checked. The same file of a person is kept once.
 */
export async function holdKnown(
  { userId, kind, recipe, files }: KnownPiece,
  { id, now }: { readonly id: string; readonly now: Date },
  stores: HoldKnownStores,
): Promise<void> {
  const main = files.find(({ role }) => role === "main");
  if (!main || (await stores.hasFile(userId, main.hash))) return;
  const how = recipe ?? UPLOADED;
  const creation: CreationRecord = {
    ...{ id, userId, kind, type: how.type, recipe: how, prompt: how.prompt, title: null },
    ...{ model: how.generationModel ?? how.model, style: how.style, aspectRatio: how.aspectRatio },
    ...{ width: main.width ?? how.width, height: main.height ?? how.height },
    duration: main.duration,
    ...{ notices: [], chapters: [], failureClass: null, thumbhash: null },
    ...{ gems: { held: 0, settled: 0, refunded: 0 }, priceVersion: how.priceVersion },
    ...{ parentId: null, order: null, background: false },
    ...{ status: "review", statusBeforeDeletion: null, private: true, hidden: false },
    ...{ matureByAuthor: false, matureByHouse: null },
    ...{ moderatorHidden: true, inFeed: false, publishedAt: null, deletedAt: null },
    ...{ purgedAt: null, createdAt: now, finishedAt: now },
  };
  await stores.creations.insert(creation);
  await stores.media.replaceAll(id, files);
  await stores.addHistory({
    ...{ creationId: id, actorId: null, role: "system", action: "refuse", rule: ADMINS_REASON },
    ...{ reason: "A file of it is known", at: now, requestId: null },
    before: {},
    after: { status: creation.status, moderatorHidden: true },
  });
  await stores.record({
    ...{ type: "creation.delivered", subjectId: id, userId },
    payload: { jobId: id, background: false, checked: true },
  });
  await stores.audit({
    ...{ action: "creation.known", actorId: null, requestId: null, at: now, reason: "" },
    ...{ subject: { noun: "creation", id }, before: {} },
    after: { kind, sha256: main.hash, uploaded: recipe === null },
  });
}

/** Nothing is known about a file that was not opened. */
const UPLOADED: UploadRecipe = {
  ...{ type: "video-upload", model: "upload", generationModel: "upload", engine: "upload" },
  ...{ prompt: "", negative_prompt: "", theme: "", tone: "", caption: "", settings: {} },
  ...{ aspectRatio: "1:1", width: 1, height: 1, duration: null, fps: null, effect: null },
  ...{ style: "photorealistic", seed: 0, engineVersion: null, priceVersion: 1 },
};
