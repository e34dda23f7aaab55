import { isFinished } from "@kinora/contracts/creation/is-finished";
import type { PublicationMedia } from "@kinora/contracts/publication/check-media";
import { checkPublication } from "@kinora/contracts/publication/check-publication";
import type { PublicationText } from "@kinora/contracts/publication/check-text";
import { isFetched } from "@kinora/contracts/publication/fetched-file";
import { fittedMedia } from "@kinora/contracts/publication/fit-media";
import {
  firstCommentOf,
  fitOf,
  type PostTarget,
  type PublicationFields,
} from "@kinora/contracts/publication/post-target";
import {
  finding,
  type PublicationFinding,
} from "@kinora/contracts/publication/publication-finding";
import { MARK_ROOM } from "@kinora/contracts/publication/text-limits";
import type { StoredConnection } from "../connection/connection-store.ts";
import { platformOfConnection } from "../connection/disconnect-account.ts";
import type { CreationRecord } from "../creation/creation.ts";
import type { PublishingPlatform } from "../publication/publishing-platform.ts";
import { Refusal } from "../refusal.ts";
import { obstacleTo } from "./arm-publication.ts";
import { isOuter, type OuterFields, saysAi } from "./build-publication.ts";
import type { PublicationRecord } from "./publication-record.ts";

/** Facts about what somebody wants to publish. */
export interface PlanPorts {
  readonly findWork: (creationId: string) => Promise<CreationRecord | null>;
  /** A person's connected accounts. */
  readonly connectionsOf: (userId: string) => Promise<readonly StoredConnection[]>;
  /** What is known of the files as they would be sent. */
  readonly mediaOf: (
    work: CreationRecord,
    target: Pick<OuterFields, "platform" | "kind">,
  ) => Promise<readonly PublicationMedia[]>;
  readonly platforms: readonly PublishingPlatform[];
  /** Whether platforms can fetch files from here. */
  readonly isReachedFromOutside: boolean;
  /** Refuses what a person may not add to our own feed now: FEED_OFF, CHANGE_LIMIT. */
  readonly refuseFeed: (userId: string) => Promise<void>;
}

/** Where something goes, and as what. */
export type PlannedTarget = Pick<
  PublicationRecord,
  "platform" | "accountId" | "accountName" | "fields" | "isAiMade"
>;

/** The name of our own feed's "connection". */
export const OWN_FEED = "kinora";

/**
 * Returns a person's work that can be published.
 *
 * @throws Refusal CREATION_NOT_FOUND, WORK_NOT_PUBLISHABLE
 */
export async function publishableWork(
  { findWork }: Pick<PlanPorts, "findWork">,
  { userId, creationId }: { readonly userId: string; readonly creationId: string },
): Promise<CreationRecord> {
  return requirePublishable(await findWork(creationId), userId);
}

/** @throws Refusal CREATION_NOT_FOUND, WORK_NOT_PUBLISHABLE */
export function requirePublishable(work: CreationRecord | null, userId: string): CreationRecord {
  if (!work || work.userId !== userId || work.purgedAt !== null)
    throw new Refusal("CREATION_NOT_FOUND");
  const because = becauseOf(work);
  if (because) throw new Refusal("WORK_NOT_PUBLISHABLE", { because });
  return work;
}

/** Our records know of everything but uploaded films that it was made with AI. */
export const isKnownAi = ({ type }: Pick<CreationRecord, "type">): boolean =>
  type !== "video-upload";

function becauseOf(work: CreationRecord): string | null {
  switch (obstacleTo(work, { isClosed: false })) {
    case null:
      return null;
    case "work_in_review":
      return "review";
    case "work_restricted":
      return "restricted";
    default:
      return work.status === "deleted" ? "deleted" : "unfinished";
  }
}

/**
 * Plans a target, and refuses what the platform would refuse.
 *
 * @throws Refusal CONNECTION_NOT_FOUND, CONNECTION_NEEDS_REAUTH, PLATFORM_NOT_SET_UP, PUBLICATION_FINDINGS,
 * WORK_NOT_PUBLISHABLE, FEED_OFF, CHANGE_LIMIT
 */
export async function planTarget(
  ports: PlanPorts,
  work: CreationRecord,
  { connectionId, fields }: PostTarget,
): Promise<PlannedTarget> {
  const isAiMade = saysAi(fields, isKnownAi(work));
  if (!isOuter(fields)) {
    if (connectionId !== OWN_FEED) throw new Refusal("CONNECTION_NOT_FOUND");
    const isShown = isFinished(work.status) && !work.private && !work.hidden;
    if (!isShown) throw new Refusal("WORK_NOT_PUBLISHABLE", { because: "private" });
    await ports.refuseFeed(work.userId);
    const { userId: accountId } = work;
    return { platform: "kinora", accountId, accountName: "Kinora", fields, isAiMade };
  }
  const connection = await connectionFor(ports, work.userId, connectionId);
  const { platform, accountId, name } = connection;
  if (platform !== fields.platform) throw new Refusal("CONNECTION_NOT_FOUND");
  if (connection.state === "needs_reauth")
    throw new Refusal("CONNECTION_NEEDS_REAUTH", { connectionId, name });
  const own = await ports.mediaOf(work, fields);
  const media = own.map((file) => fittedMedia(fields, file, fitOf(fields)));
  const found = checkPublication({ target: fields, text: textOf(fields), media, account: null });
  const findings = [...found, ...notReached(ports, connection, fields)].filter(
    ({ blocks }) => blocks,
  );
  if (findings.length > 0) throw new Refusal("PUBLICATION_FINDINGS", { connectionId, findings });
  return { platform, accountId, accountName: name, fields, isAiMade };
}

/** Finds that a platform would have to fetch the file, and can't. */
export const notReached = (
  { isReachedFromOutside }: Pick<PlanPorts, "isReachedFromOutside">,
  { flavour }: Pick<StoredConnection, "flavour">,
  { platform, kind }: Pick<OuterFields, "platform" | "kind">,
): readonly PublicationFinding[] =>
  !isReachedFromOutside && isFetched({ platform, kind, flavour })
    ? [finding("not_reachable", {})]
    : [];

/**
 * Returns a person's connected account.
 *
 * @throws Refusal CONNECTION_NOT_FOUND, PLATFORM_NOT_SET_UP
 */
export async function connectionFor(
  { connectionsOf, platforms }: Pick<PlanPorts, "connectionsOf" | "platforms">,
  userId: string,
  connectionId: string,
): Promise<StoredConnection> {
  const all = await connectionsOf(userId);
  const found = all.find(({ id }) => id === connectionId);
  if (!found) throw new Refusal("CONNECTION_NOT_FOUND");
  if (!platformOfConnection(platforms, found)) throw new Refusal("PLATFORM_NOT_SET_UP");
  return found;
}

/** As long as the line that ends a description. */
export const MARK = "x".repeat(MARK_ROOM);

/** Returns the words of a post, as their limits count them. */
export function textOf(fields: PublicationFields): PublicationText {
  switch (fields.platform) {
    case "youtube": {
      const { title, tags, firstComment } = fields;
      return { caption: fields.description + MARK, title, tags, firstComment };
    }
    case "kinora":
      return { caption: "", title: null, tags: [], firstComment: "" };
    default: {
      const caption = "caption" in fields ? fields.caption : "";
      const title = "title" in fields ? fields.title : null;
      return { caption, title, tags: [], firstComment: firstCommentOf(fields) };
    }
  }
}
