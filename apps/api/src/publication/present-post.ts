import type { CreationCard } from "@kinora/contracts/creation/creation";
import type { Sentence } from "@kinora/contracts/message/sentence";
import { parseSentence } from "@kinora/contracts/message/sentence";
import type { CalendarPost } from "@kinora/contracts/publication/calendar-post";
import type { Post, Publication, PublicationProblem } from "@kinora/contracts/publication/post";
import type { TargetPreview } from "@kinora/contracts/publication/post-preview";
import { firstCommentOf } from "@kinora/contracts/publication/post-target";
import type { PublicationFinding } from "@kinora/contracts/publication/publication-finding";
import type {
  FirstCommentStage,
  SocialPlatform,
} from "@kinora/contracts/publication/publication-vocabulary";
import { actionsOn } from "@kinora/domain/post/change-publication";
import type { FirstComment, FirstCommentStore } from "@kinora/domain/post/first-comment";
import type { MeasureStore } from "@kinora/domain/post/measure-publications";
import { canMove } from "@kinora/domain/post/move-post";
import { lastOccurrences, stageOf } from "@kinora/domain/post/post-outcome";
import type { TargetPreviewed } from "@kinora/domain/post/preview-target";
import type { PublicationRecord, PublicationTrouble } from "@kinora/domain/post/publication-record";
import type { PostFound } from "@kinora/domain/post/publication-store";
import type { Locale } from "@kinora/text/locale";
import { sentence } from "@kinora/text/sentence";

export interface PostSurroundings {
  readonly cards: ReadonlyMap<string, CreationCard>;
  /** Ids of connected accounts by platform and account. */
  readonly connectionIds: ReadonlyMap<string, string>;
  readonly figures: Awaited<ReturnType<MeasureStore["figuresOf"]>>;
  readonly firstComments: Awaited<ReturnType<FirstCommentStore["of"]>>;
  readonly locale: Locale;
}

export const accountKey = (platform: string, accountId: string) => `${platform} ${accountId}`;

/** Presents a post to its owner. */
export function presentPost(
  { post, publications }: PostFound,
  surroundings: PostSurroundings,
): Post {
  const { id, time, outcome, againOf, series, createdAt, endedAt } = post;
  return {
    ...{ id, outcome, againOf, series, stage: stageOf(publications) },
    work: surroundings.cards.get(post.creationId) ?? null,
    time: presentTime(time),
    canMove: canMove(publications),
    publications: publications.map((one) => presentPublication(one, surroundings)),
    ...{ createdAt: createdAt.toISOString(), endedAt: endedAt?.toISOString() ?? null },
  };
}

const presentTime = (time: PostFound["post"]["time"]): Post["time"] =>
  time && { wall: time.wall, zone: time.zone, at: time.at.toISOString() };

/** Presents a post in its owner's calendar. */
export function presentInCalendar(
  { post, publications }: PostFound,
  cards: PostSurroundings["cards"],
): CalendarPost {
  const { id, time, outcome, createdAt } = post;
  const platforms = lastOccurrences(publications).map(({ platform }) => platform);
  return {
    ...{ id, outcome, stage: stageOf(publications), canMove: canMove(publications) },
    ...{ work: cards.get(post.creationId) ?? null, time: presentTime(time) },
    at: (time?.at ?? createdAt).toISOString(),
    platforms: [...new Set(platforms)],
  };
}

function presentPublication(
  one: PublicationRecord,
  { connectionIds, figures, firstComments, locale }: PostSurroundings,
): Publication {
  const { platform, accountId, trouble, afterwards, fields } = one;
  return {
    ...{ id: one.id, postId: one.postId, platform, kind: fields.kind, fields },
    account: {
      ...{ id: accountId, name: one.accountName },
      connectionId: connectionIds.get(accountKey(platform, accountId)) ?? null,
    },
    ...{ occurrence: one.occurrence, outcome: one.outcome, stage: one.stage, url: one.url },
    ...{ visibility: one.visibility, isAiMade: one.isAiMade, confirmedBy: one.confirmedBy },
    problem: trouble && presentTrouble(trouble, platform, locale),
    nextAt: one.nextAt?.toISOString() ?? null,
    afterwards: afterwards && { ...afterwards, at: afterwards.at.toISOString() },
    figures: (figures.get(one.id) ?? []).map((told) => ({ ...told, at: told.at.toISOString() })),
    firstComment: presentFirstComment(one, firstComments.get(one.id) ?? null, locale),
    createdAt: one.createdAt.toISOString(),
    endedAt: one.endedAt?.toISOString() ?? null,
    actions: actionsOn(one),
  };
}

/** Presents the comment that follows a post; null when none does, or none will. */
function presentFirstComment(
  { fields, platform, outcome }: PublicationRecord,
  comment: FirstComment | null,
  locale: Locale,
): Publication["firstComment"] {
  if (!comment)
    return firstCommentOf(fields) !== "" && outcome === "scheduled"
      ? { stage: "waiting", problem: null }
      : null;
  const { stage, trouble } = comment;
  return {
    stage: COMMENT_STAGES[stage],
    problem: trouble && presentTrouble(trouble, platform, locale),
  };
}

const COMMENT_STAGES: Readonly<Record<FirstComment["stage"], FirstCommentStage>> = {
  ...{ due: "waiting", armed: "waiting", there: "there", failed: "not_there", unknown: "unknown" },
};

/** Presents why something is not there, with what to do. */
export function presentTrouble(
  { class: kind, code }: PublicationTrouble,
  platform: SocialPlatform,
  locale: Locale,
): PublicationProblem {
  const said: Sentence = parseSentence(`publication.${code}`, { platform });
  const { code: name, params } = said;
  return { code: name, params, sentence: sentence(said, locale), class: kind };
}

export function presentPreview(
  { trouble, findings, media, kinds, terms, ...target }: TargetPreviewed,
  locale: Locale,
): TargetPreview {
  return {
    ...{ ...target, kinds: [...kinds], media: [...media] },
    terms: terms && {
      ...terms,
      creator: terms.creator && { ...terms.creator, audiences: [...terms.creator.audiences] },
    },
    problem: trouble && presentTrouble(trouble, target.platform, locale),
    findings: findings.map((found) => presentFinding(found, locale)),
  };
}

const presentFinding = (found: PublicationFinding, locale: Locale) => ({
  ...found,
  sentence: sentence(parseSentence(`finding.${found.code}`, found.params), locale),
});
