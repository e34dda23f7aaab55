import type { Post } from "@kinora/contracts/publication/post";
import { t } from "@lingui/core/macro";
import { CalendarClock } from "lucide-react";
import { useState } from "react";
import { ItemLink } from "../../../entities/creation/item-link.tsx";
import { titleOf } from "../../../entities/creation/title-of.ts";
import { timeInZone } from "../../../entities/post/time-draft.ts";
import { momentText } from "../../../text/moment-text.ts";
import { Button } from "../../../ui/button.tsx";
import { ThumbCanvas } from "../../../ui/thumb-canvas.tsx";
import { ByHand } from "./by-hand-sheet.tsx";
import { isReplaced } from "./latest.ts";
import { MoveSheet } from "./move-sheet.tsx";
import { PublicationRow } from "./publication-row.tsx";
import { outcomeWords } from "./stage-words.ts";
import { StopRest } from "./stop-rest.tsx";

/** A post: the work, and how it stands at each platform. */
export function PostView({ post }: { readonly post: Post }) {
  const { id, work, publications, createdAt, time, canMove, series } = post;
  const [isMoving, setIsMoving] = useState(false);
  const title = work ? titleOf(work) : t`A work that is gone`;
  return (
    <article aria-labelledby={`post-${id}`}>
      <div className="flex items-center gap-3">
        <Picture work={work} />
        <div className="min-w-0 flex-1">
          <h3 id={`post-${id}`} dir="auto" className="line-clamp-1 font-medium wrap-anywhere">
            {work ? <ItemLink id={work.id}>{title}</ItemLink> : title}
          </h3>
          <p className="text-12 text-text-2">
            {outcomeWords(post)} · {time ? timeWords(time) : momentText(createdAt)}
            {post.againOf !== null && ` · ${t`posted again`}`}
            {series && ` · ${t`${{ number: series.number }} of ${{ size: series.size }}`}`}
          </p>
        </div>
      </div>
      <div className="mt-3 flex flex-wrap gap-2 empty:hidden md:ml-17">
        {canMove && time && (
          <Button size="sm" icon={<CalendarClock size={16} />} onClick={() => setIsMoving(true)}>
            {t`Choose another time`}
          </Button>
        )}
        {work && publications.some(({ platform }) => platform !== "kinora") && (
          <ByHand postId={id} />
        )}
        <StopRest post={post} />
      </div>
      {isMoving && <MoveSheet post={post} onClose={() => setIsMoving(false)} />}
      <ul className="mt-1 divide-y divide-line md:pl-17">
        {publications.map((publication) => (
          <PublicationRow
            key={publication.id}
            publication={publication}
            isReplaced={isReplaced(publication, publications)}
          />
        ))}
      </ul>
    </article>
  );
}

const timeWords = ({ at, zone }: NonNullable<Post["time"]>): string =>
  t`for ${{ time: timeInZone(new Date(at), zone) }}`;

function Picture({ work }: Pick<Post, "work">) {
  const media = work?.media;
  const still =
    media?.thumbnail ?? media?.poster ?? (work?.kind === "image" ? media?.main : null) ?? null;
  return (
    <div className="relative size-14 shrink-0 overflow-hidden rounded-field bg-surface-2">
      <ThumbCanvas hash={work?.thumbhash ?? null} />
      {still && <img src={still.url} alt="" className="absolute inset-0 size-full object-cover" />}
    </div>
  );
}
