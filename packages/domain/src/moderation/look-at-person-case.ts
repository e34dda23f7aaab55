import { CASES_MAX } from "@kinora/contracts/moderation/case";
import type { Viewer } from "../account/viewer.ts";
import type { AppendAudit } from "../audit/audit-log.ts";
import type { AvatarFile } from "../media/avatar-file.ts";
import { Refusal } from "../refusal.ts";
import type { PersonCaseReader } from "./person-case.ts";

type Picture = Pick<AvatarFile, "hash" | "mimeType">;

/**
 * Returns the pictures of a profile that may show child abuse, now and when it was reported. Every
 * look is written to the audit log.
 *
 * @throws Refusal PERSON_NOT_FOUND when no such case waits for this viewer
 */
export async function lookAtPersonCase(
  {
    transact,
    personCases,
  }: {
    readonly transact: <T>(
      work: (stores: { readonly audit: AppendAudit }) => Promise<T>,
    ) => Promise<T>;
    readonly personCases: Pick<PersonCaseReader, "list">;
  },
  {
    userId,
    actor,
    requestId,
    now,
  }: {
    readonly userId: string;
    readonly actor: Viewer;
    readonly requestId: string | null;
    readonly now: Date;
  },
): Promise<readonly Picture[]> {
  const waiting = await personCases.list({ viewer: actor, most: CASES_MAX, now });
  const found = waiting.filter((one) => one.person.id === userId && one.withheld);
  if (found.length === 0) throw new Refusal("PERSON_NOT_FOUND");
  await transact(({ audit }) =>
    audit({
      ...{ action: "hold.looked-at", actorId: actor.id, requestId, at: now, reason: "" },
      ...{ subject: { noun: "person", id: userId }, before: {}, after: { looked: true } },
    }),
  );
  const shown = found.flatMap(({ shows, reported, appeal }) => [
    ...(appeal ? [appeal.stood] : [shows]),
    ...reported,
  ]);
  const pictures = shown.flatMap((one) => (one?.avatar ? [one.avatar] : []));
  return [...new Map(pictures.map((picture) => [picture.hash, picture])).values()];
}
