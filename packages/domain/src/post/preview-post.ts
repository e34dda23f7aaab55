import type { PreviewRequest } from "@kinora/contracts/publication/post-preview";
import type { CreationRecord } from "../creation/creation.ts";
import { askOnce } from "./ask-once.ts";
import { isKnownAi, OWN_FEED, type PlanPorts, publishableWork } from "./plan-target.ts";
import {
  type AskedTarget,
  type PreviewSubject,
  type PreviewTargetPorts,
  previewTarget,
  type TargetPreviewed,
} from "./preview-target.ts";
import type { PublicationTrouble } from "./publication-record.ts";

export interface PreviewPorts extends PlanPorts, PreviewTargetPorts {
  readonly isFeedOpen: () => boolean;
}

/**
 * Asks what applies to a work at each account, and finds what would be refused.
 *
 * @throws Refusal CREATION_NOT_FOUND, WORK_NOT_PUBLISHABLE, CONNECTION_NOT_FOUND, PLATFORM_NOT_SET_UP
 */
export async function previewPost(
  ports: PreviewPorts,
  { userId, wish }: { readonly userId: string; readonly wish: PreviewRequest },
): Promise<readonly TargetPreviewed[]> {
  const work = await publishableWork(ports, { userId, creationId: wish.workId });
  const asking = askOnce(ports);
  const subject: PreviewSubject = {
    ...{ userId, kind: work.kind, width: work.width, height: work.height, words: wordsOf(work) },
    mediaFor: (target) => asking.mediaOf(work, target),
  };
  return Promise.all(
    wish.targets.map((target) =>
      target.connectionId === OWN_FEED
        ? previewFeed(target, subject.words, obstacleToFeed(work, ports.isFeedOpen()))
        : previewTarget(asking, subject, target),
    ),
  );
}

const TITLE = 100;

const wordsOf = ({ title, prompt, type }: CreationRecord): PreviewSubject["words"] => ({
  caption: title ?? prompt,
  title: (title ?? prompt).slice(0, TITLE),
  isAiMade: isKnownAi({ type }),
});

/** Our own feed takes whatever nothing keeps from it. */
export const previewFeed = (
  { connectionId }: Pick<AskedTarget, "connectionId">,
  words: PreviewSubject["words"],
  trouble: PublicationTrouble | null,
): TargetPreviewed => ({
  ...{ connectionId, platform: "kinora", name: "Kinora", kinds: ["feed"], kind: "feed" },
  ...{ ...words, media: [], terms: null, findings: [], trouble },
});

const HERE = { class: null, platformCode: null };
export const FEED_OFF: PublicationTrouble = { ...HERE, code: "feed_off" };

function obstacleToFeed(work: CreationRecord, isOpen: boolean): PublicationTrouble | null {
  if (!isOpen) return FEED_OFF;
  return work.private || work.hidden ? { ...HERE, code: "work_not_public" } : null;
}
