import type { Creation } from "@kinora/contracts/creation/creation";
import type { Post } from "@kinora/contracts/publication/post";
import type { KeptDraft } from "@kinora/contracts/publication/post-draft";
import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { useListConnectionsQuery } from "../../../entities/connection/list-connections-api.ts";
import { titleOf } from "../../../entities/creation/title-of.ts";
import { ChooseTargets } from "../../../entities/post/choose-targets.tsx";
import { checkTime } from "../../../entities/post/time-draft.ts";
import { Problem } from "../../../store/problem.tsx";
import { QueryError } from "../../../store/query-error.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { ChooseWhen } from "./choose-when.tsx";
import { PublishBar } from "./publish-bar.tsx";
import { checkRepeat } from "./repeat-draft.ts";
import { TargetCard } from "./target-card.tsx";
import { type DraftOfPost, useDraft } from "./use-draft.ts";
import { usePublish } from "./use-publish.ts";
import { useSavedDraft, whenOf, writtenOf } from "./use-saved-draft.ts";
import { type ChosenTarget, useTargets } from "./use-targets.ts";
import { useWhen } from "./use-when.ts";

export interface PublishPageProps {
  readonly work: Creation;
  readonly onPublished: (post: Post) => void;
  /** The work's picture. */
  readonly picture: ReactNode;
  /** The draft that is opened; null for a new post. */
  readonly opened?: KeptDraft | null;
}

/** Publishes a finished work: where, with which words and answers, and how it looks there. */
export function PublishPage({ work, onPublished, picture, opened = null }: PublishPageProps) {
  const { draft, choose, change, forget } = useDraft(work.id, opened && writtenOf(opened));
  const saved = useSavedDraft(work.id, opened);
  const { data: connections, error, refetch } = useListConnectionsQuery();
  const notInFeed = whyNotInFeed(work);
  const targets = useTargets(work.id, draft, { connections, hasFeed: notInFeed === null });
  const { when, setWhen, forgetWhen } = useWhen(work.id, opened && whenOf(opened));
  const [now] = useState(() => new Date());
  const time = when.isLater ? checkTime(when.time, now) : null;
  const days = time
    ? checkRepeat(when.repeat, time, { now, accounts: targets.length })
    : ({ kind: "once" } as const);
  const sending = usePublish(work.id, (post) => {
    forget();
    forgetWhen();
    saved.forget();
    onPublished(post);
  });
  const publish = () =>
    sending.publish({
      workId: work.id,
      ...(time?.kind === "ok" && { at: { wallTime: time.wallTime, zone: time.zone } }),
      ...(days.kind === "ok" && { repeat: days.repeat }),
      targets: targets.flatMap(({ connectionId, checked: { fields } }) =>
        fields ? [{ connectionId, fields }] : [],
      ),
    });
  const missing = targets.flatMap(({ connectionId, title, checked: { gaps } }) =>
    gaps.map((gap) => ({ connectionId, title, gap })),
  );
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-8 px-4 py-6 md:py-12">
      <Head work={work} picture={picture} />
      {error && !connections && <QueryError error={error} onRetry={refetch} />}
      {!error && !connections && <Skeleton className="h-64 w-full rounded-panel" />}
      {connections && (
        <>
          <ChooseTargets
            connections={connections}
            chosen={targets.map(({ connectionId }) => connectionId)}
            onChoose={choose}
            notInFeed={notInFeed}
          />
          <TargetCards {...{ work, draft, targets, choose, change }} error={sending.error} />
          {targets.length > 0 && (
            <ChooseWhen
              {...{ when, now, days }}
              accounts={targets.filter(({ connectionId }) => connectionId !== "kinora")}
              onChange={setWhen}
            />
          )}
          {sending.error && <Problem error={sending.error} />}
          <PublishBar
            places={targets.map(({ place }) => place)}
            missing={missing}
            time={time}
            days={days}
            busy={sending.busy}
            onPublish={publish}
            isKeeping={saved.busy}
            onKeep={targets.length > 0 ? () => saved.keep(draft, when) : null}
          />
        </>
      )}
    </div>
  );
}

/** What is asked for at each chosen account. */
function TargetCards({
  work,
  draft,
  targets,
  choose,
  change,
  error,
}: Pick<DraftOfPost, "draft" | "choose" | "change"> & {
  readonly work: Creation;
  readonly targets: readonly ChosenTarget[];
  readonly error: unknown;
}) {
  return targets.map(({ connectionId, title }, at) => {
    const own = draft[connectionId];
    return (
      own && (
        <TargetCard
          key={connectionId}
          {...{ work, connectionId, title }}
          draft={own}
          onChange={(some) => change(connectionId, some)}
          onLeave={() => choose(connectionId, false)}
          refused={(field) => ({ error, field: `targets.${at}.fields.${field}` })}
        />
      )
    );
  });
}

function Head({ work, picture }: Pick<PublishPageProps, "work" | "picture">) {
  return (
    <div className="flex items-center gap-4">
      <Link
        to="/item/$id"
        params={{ id: work.id }}
        aria-label={t`Back to the work`}
        className="relative size-20 shrink-0 overflow-hidden rounded-media"
      >
        {picture}
      </Link>
      <div className="min-w-0">
        <h1 className="page-title">{t`Publish`}</h1>
        <p dir="auto" className="line-clamp-2 text-14 text-text-2 wrap-anywhere">
          {titleOf(work)}
        </p>
      </div>
    </div>
  );
}

function whyNotInFeed(work: Creation): string | null {
  if (work.inFeed) return t`It is there already.`;
  if (work.private) return t`It is private: make it public first.`;
  return work.hidden ? t`It is unlisted: list it again first.` : null;
}
