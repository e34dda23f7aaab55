import type { Publication } from "@kinora/contracts/publication/post";
import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import {
  CircleAlert,
  CircleCheck,
  CircleQuestionMark,
  CircleX,
  ExternalLink,
  Hourglass,
} from "lucide-react";
import type { ComponentType } from "react";
import { usePlatformName } from "../../../entities/connection/use-platform-name.ts";
import { kindLabel } from "../../../entities/post/labels.ts";
import { momentText } from "../../../text/moment-text.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { TimeAgo } from "../../../ui/time-ago.tsx";
import { Figures } from "./figures.tsx";
import { FirstComment } from "./first-comment.tsx";
import { PublicationActions } from "./publication-actions.tsx";
import { SentFields } from "./sent-fields.tsx";
import { heldWords, type PostStanding, stageWords, standingOf } from "./stage-words.ts";

const ICONS: Readonly<
  Record<
    PostStanding,
    readonly [icon: ComponentType<{ size: number; className: string }>, colour: string]
  >
> = {
  waits: [Hourglass, "text-text-2"],
  asks: [CircleQuestionMark, "text-warn"],
  there: [CircleCheck, "text-ok"],
  "not there": [CircleX, "text-danger"],
  "taken down": [CircleAlert, "text-text-2"],
};

/** A post at one platform: how it stands, why, what its owner can do, and what was sent. */
export function PublicationRow({
  publication,
  isReplaced,
}: ShownPublication & {
  /** It was posted once more since: there is nothing left to do about this one. */
  readonly isReplaced: boolean;
}) {
  const platformName = usePlatformName();
  const { platform, kind, account, url, stage, afterwards } = publication;
  const [Icon, colour] = ICONS[standingOf(publication)];
  const title = platformName(platform);
  return (
    <li className="flex gap-3 py-4" aria-label={`${title}, ${account.name}`}>
      <span aria-hidden="true" className="mt-0.5 shrink-0">
        <Icon size={20} className={colour} />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <div>
          <p className="text-14 wrap-anywhere">
            <span className="font-medium">{title}</span>
            <span className="text-text-2">
              {platform === "kinora" ? "" : ` · ${account.name} · ${kindLabel(kind)}`}
            </span>
          </p>
          <p className="text-14" aria-live="polite">
            {stageWords(publication)}
            <When publication={publication} />
          </p>
        </div>
        {stage === "unconfirmed" && (
          <p className="text-14 text-text-2">
            {t`${title} didn't say whether it was posted. Look there, then answer: nothing is sent again until you do.`}
          </p>
        )}
        <Problem publication={publication} />
        <Afterwards publication={publication} />
        <FirstComment publication={publication} title={title} />
        <Figures publication={publication} title={title} />
        <div className="flex flex-wrap gap-2 empty:hidden">
          {url !== null && afterwards === null && (
            <PostLink url={url} platform={title} isOurs={platform === "kinora"} />
          )}
          {stage === "needs_reconnect" && (
            <Link to="/settings/social-platforms" className={buttonClass("primary", "sm")}>
              {t`Connect again`}
            </Link>
          )}
          {!isReplaced && <PublicationActions publication={publication} title={title} />}
        </div>
        <SentFields publication={publication} />
      </div>
    </li>
  );
}

function When({ publication: { endedAt, nextAt, outcome, confirmedBy } }: ShownPublication) {
  if (endedAt !== null)
    return (
      <span className="text-text-2">
        {" · "}
        <TimeAgo moment={endedAt} />
        {outcome === "done" && confirmedBy === "owner" && ` · ${t`you said so`}`}
      </span>
    );
  const isLater = nextAt !== null && Date.parse(nextAt) > Date.now() + 60_000;
  if (!isLater) return null;
  return (
    <span className="text-text-2">{` · ${t`next at ${{ moment: momentText(nextAt) }}`}`}</span>
  );
}

/** Why it is not there, with what to do; an unconfirmed one is explained by its question. */
function Problem({ publication }: ShownPublication) {
  const { problem, stage } = publication;
  if (!problem || stage === "unconfirmed") return null;
  return (
    <p className="text-14 text-text-2 wrap-anywhere">
      {heldWords(publication)
        ? t`It goes on by itself if the work is cleared before its time. You can choose another time, or cancel it.`
        : problem.sentence}
    </p>
  );
}

interface ShownPublication {
  readonly publication: Publication;
}

/** What became of it later is a fact of its own, with its date. */
function Afterwards({ publication: { afterwards } }: ShownPublication) {
  if (!afterwards) return null;
  const { what, reason, at } = afterwards;
  const moment = momentText(at);
  return (
    <p className="text-14 text-text-2 wrap-anywhere">
      {what === "withdrawn" ? t`Taken down on ${moment}` : t`Removed by the platform on ${moment}`}
      {reason !== null && `: ${reason}`}
    </p>
  );
}

function PostLink({
  url,
  platform,
  isOurs,
}: {
  readonly url: string;
  readonly platform: string;
  readonly isOurs: boolean;
}) {
  return (
    <a
      href={url}
      {...(isOurs ? {} : { target: "_blank", rel: "noreferrer" })}
      aria-label={t`See it on ${platform}`}
      className={buttonClass("quiet", "sm")}
    >
      <ExternalLink size={16} aria-hidden="true" />
      {t`See it`}
    </a>
  );
}
