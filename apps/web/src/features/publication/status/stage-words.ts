import type { Post, Publication } from "@kinora/contracts/publication/post";
import { msg, t } from "@lingui/core/macro";

/** How a post stands at a platform, at a glance. */
export type PostStanding = "waits" | "asks" | "there" | "not there" | "taken down";

/** True for what its owner still has to finish and post in TikTok's app: nobody sees it. */
export const waitsInInbox = ({ kind, outcome, visibility }: Publication): boolean =>
  kind === "draft" && outcome === "done" && (visibility === null || visibility === "inbox");

/** Returns why it waits for its work, which is being checked or was restricted; null when it doesn't. */
export function heldWords({ stage, problem }: Publication): string | null {
  if (stage !== "paused" || !problem) return null;
  if (problem.code === "publication.work_in_review") return t`Paused while the work is checked`;
  return problem.code === "publication.work_restricted" ? t`Paused: the work was restricted` : null;
}

/** Returns how a post stands at a platform. */
export function standingOf(publication: Publication): PostStanding {
  const { outcome, stage, afterwards } = publication;
  if (outcome === "fail") return "not there";
  if (outcome === "done") {
    if (afterwards) return "taken down";
    return waitsInInbox(publication) ? "asks" : "there";
  }
  return stage === "unconfirmed" || stage === "needs_reconnect" || stage === "paused"
    ? "asks"
    : "waits";
}

/** The same in a few words. */
export function stageWords(publication: Publication): string {
  const { outcome, stage, afterwards, nextAt } = publication;
  if (outcome === "fail") return t`Not published`;
  if (outcome === "done") {
    if (!afterwards)
      return waitsInInbox(publication)
        ? t`In your TikTok inbox: finish it in the app`
        : t`Published`;
    return afterwards.what === "withdrawn"
      ? t`Published, then taken down`
      : t`Published, then removed by the platform`;
  }
  switch (stage) {
    case "unconfirmed":
      return t`Unconfirmed: is it there?`;
    case "needs_reconnect":
      return t`Waiting for you to sign in there again`;
    case "paused":
      return heldWords(publication) ?? t`Its time has passed: it's waiting for you`;
    case "publishing":
      return nextAt !== null && Date.parse(nextAt) > Date.now() + 5_000
        ? t`Publishing: it goes on by itself`
        : t`Publishing`;
    case "scheduled":
      return t`Waiting for its time`;
    default:
      return t`Waiting its turn`;
  }
}

const OUTCOMES = {
  scheduled: msg`Under way`,
  done: msg`Published`,
  fail: msg`Not published everywhere`,
} as const;

/** How a post stands as a whole. */
export function outcomeWords({ outcome, publications }: Post): string {
  const isNowhere = publications.every((one) => one.outcome === "fail");
  if (outcome === "fail" && isNowhere) return t`Not published`;
  if (outcome === "done" && publications.some(waitsInInbox))
    return t`Waiting to be finished in the app`;
  return t(OUTCOMES[outcome]);
}
