import { SOCIAL_ENTITLEMENTS } from "@kinora/contracts/account/social-entitlements";
import { AS_IT_IS } from "@kinora/contracts/publication/fit-media";
import type { PostTarget, PublicationFields } from "@kinora/contracts/publication/post-target";
import type { PublicationFinding } from "@kinora/contracts/publication/publication-finding";
import type { RowsToCheck } from "@kinora/contracts/schedule-file/check-rows";
import {
  type FileProblem,
  problem,
  problemOfFinding,
} from "@kinora/contracts/schedule-file/file-problem";
import type { FileAccount } from "@kinora/contracts/schedule-file/find-accounts";
import {
  type FilePost,
  type PlannedFileRow,
  planScheduleFile,
  slotOf,
  workIdOf,
} from "@kinora/contracts/schedule-file/plan-schedule-file";
import type { ConnectionStore } from "../connection/connection-store.ts";
import { platformOfConnection } from "../connection/disconnect-account.ts";
import type { CreationRecord } from "../creation/creation.ts";
import type { InTurn } from "../in-turn.ts";
import { Refusal } from "../refusal.ts";
import { askOnce } from "./ask-once.ts";
import { OWN_FEED, type PlanPorts, planTarget, publishableWork } from "./plan-target.ts";
import { timeOf } from "./post-time.ts";
import { kindsFor } from "./preview-target.ts";
import type { PublicationStore } from "./publication-store.ts";

export interface CheckRowsPorts extends PlanPorts {
  readonly publications: Pick<PublicationStore, "countScheduled" | "listToCome">;
  readonly connections: Pick<ConnectionStore, "planOf">;
  readonly refuseWords: (fields: PublicationFields) => Promise<void>;
}

export type RowChecked =
  | Extract<PlannedFileRow, { kind: "refused" }>
  | {
      readonly row: number;
      readonly kind: "schedule" | "draft";
      readonly post: FilePost;
      readonly accounts: readonly FileAccount[];
      /** Those that need no answers. */
      readonly targets: readonly PostTarget[];
    };

/** Returns what each row of a file would do, or all that keeps it from doing it. Nothing is done. */
export async function checkRows(
  ports: CheckRowsPorts,
  { userId, zone, rows, now }: RowsToCheck & { readonly userId: string; readonly now: Date },
  inTurn: InTurn,
): Promise<readonly RowChecked[]> {
  const works = new Map<string, CreationRecord>();
  for (const id of new Set(rows.map(({ cells }) => workIdOf(cells.work)))) {
    const work = await inTurn(() => usableWork(ports, userId, id));
    if (work) works.set(id, work);
  }
  const accounts = await accountsOf(ports, userId);
  const postsLeft = await roomOf(ports, userId);
  const taken = await takenOf(ports, userId);
  const context = { now, zone, works: new Set(works.keys()), accounts, taken, postsLeft };
  const asking = askOnce(ports);
  const checked: RowChecked[] = [];
  for (const planned of planScheduleFile(rows, context)) {
    if (planned.kind === "refused") {
      checked.push(planned);
      continue;
    }
    const work = works.get(planned.post.workId);
    if (work) checked.push(await inTurn(() => checkPost(asking, planned, { work, accounts, now })));
  }
  return checked;
}

async function usableWork(
  ports: PlanPorts,
  userId: string,
  creationId: string,
): Promise<CreationRecord | null> {
  try {
    return creationId === "" ? null : await publishableWork(ports, { userId, creationId });
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

async function accountsOf(
  { connectionsOf, platforms }: PlanPorts,
  userId: string,
): Promise<readonly FileAccount[]> {
  const connected = (await connectionsOf(userId)).filter((one) =>
    platformOfConnection(platforms, one),
  );
  return [...connected, { id: OWN_FEED, platform: "kinora", name: "Kinora" }];
}

/** Slots of the posts that are still to come, by the ids of one's accounts. */
async function takenOf(
  { publications, connectionsOf }: Pick<CheckRowsPorts, "publications" | "connectionsOf">,
  userId: string,
): Promise<ReadonlySet<string>> {
  const accounts = await connectionsOf(userId);
  const idOf = (platform: string, accountId: string) =>
    platform === OWN_FEED
      ? OWN_FEED
      : accounts.find((one) => one.platform === platform && one.accountId === accountId)?.id;
  const toCome = await publications.listToCome(userId);
  return new Set(
    toCome.map(({ creationId, platform, accountId, at }) =>
      slotOf(creationId, idOf(platform, accountId) ?? "", at),
    ),
  );
}

/** Posts that the plan has room for; null for any number. */
async function roomOf(
  { publications, connections }: Pick<CheckRowsPorts, "publications" | "connections">,
  userId: string,
): Promise<number | null> {
  const { scheduledPosts } = SOCIAL_ENTITLEMENTS[await connections.planOf(userId)];
  if (scheduledPosts === null) return null;
  return Math.max(0, scheduledPosts - (await publications.countScheduled(userId)));
}

/** What a row that makes a post is held against. */
interface RowContext {
  readonly work: CreationRecord;
  readonly accounts: readonly FileAccount[];
  readonly now: Date;
}

async function checkPost(
  ports: CheckRowsPorts,
  { row, kind, post }: Exclude<PlannedFileRow, { kind: "refused" }>,
  { work, accounts: all, now }: RowContext,
): Promise<RowChecked> {
  const accounts = post.accountIds.flatMap((id) => all.find((one) => one.id === id) ?? []);
  const problems: FileProblem[] = await refusedBy("date", null, async () => {
    timeOf({ wallTime: post.wall, zone: post.zone }, now);
  });
  const targets: PostTarget[] = [];
  for (const account of accounts) {
    const { id: connectionId, platform } = account;
    // Its own page asks what it needs to know, and checks it.
    if (post.asks.includes(connectionId)) continue;
    const fields = fieldsFor(platform, work, post);
    if (!fields) {
      problems.push(problem("accounts", "work_not_taken", platform));
      continue;
    }
    targets.push({ connectionId, fields });
    problems.push(
      ...(await refusedBy("caption", platform, () => ports.refuseWords(fields))),
      ...(await refusedBy(null, platform, async () => {
        await planTarget(ports, work, { connectionId, fields });
      })),
    );
  }
  if (problems.length > 0) return { row, kind: "refused", problems };
  return { row, kind, post, accounts, targets };
}

/** The kind that suits the work, without anything that a person has to choose. */
function fieldsFor(
  platform: FileAccount["platform"],
  work: CreationRecord,
  { caption, title }: FilePost,
): PublicationFields | null {
  if (platform === "kinora") return { platform, kind: "feed" };
  const [kind] = kindsFor(platform, work);
  const common = { caption, firstComment: "", fit: AS_IT_IS };
  if (platform === "facebook" && (kind === "reel" || kind === "video"))
    return { platform, kind, ...common, title };
  if (platform === "facebook" && (kind === "photos" || kind === "text"))
    return { platform, kind, ...common, title: null };
  if (platform === "instagram" && (kind === "reel" || kind === "photos"))
    return { platform, kind, ...common, sharesToFeed: true, coverAt: null, saysAiMade: false };
  return null;
}

/** Returns what is refused as problems of a row. */
async function refusedBy(
  field: FileProblem["field"],
  platform: FileAccount["platform"] | null,
  check: () => Promise<void>,
): Promise<FileProblem[]> {
  try {
    await check();
    return [];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, details } = error;
    const findings = code === "PUBLICATION_FINDINGS" ? details.findings : null;
    if (Array.isArray(findings) && platform !== null)
      return findings.map((found: PublicationFinding) => problemOfFinding(platform, found));
    return [{ ...problem(field, "refused", platform), refusal: { code, details } }];
  }
}
