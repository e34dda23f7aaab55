import type { Comment } from "@kinora/contracts/comment/comment";
import { t } from "@lingui/core/macro";
import { Check } from "lucide-react";
import { useState } from "react";
import { AuthorLink } from "../../entities/person/author-link.tsx";
import { Avatar } from "../../entities/person/avatar.tsx";
import { useSay } from "../../store/use-say.ts";
import { Button } from "../../ui/button.tsx";
import { TimeAgo } from "../../ui/time-ago.tsx";
import { CommentForm } from "./comment-form.tsx";
import { CommentMenu } from "./comment-menu.tsx";
import { CommentWords } from "./comment-words.tsx";
import { useApproveCommentMutation, useEditCommentMutation } from "./comments-api.ts";

export interface CommentLineProps {
  readonly comment: Comment;
  /** Null where nobody can reply. */
  readonly onReply: (() => void) | null;
}

/** One comment: who wrote it and when, its words, and what can be done with it. */
export function CommentLine({ comment, onReply }: CommentLineProps) {
  const { id, author, state, text, writtenAt, editedAt, byOwner } = comment;
  const [isEditing, setEditing] = useState(false);
  const [edit] = useEditCommentMutation();
  if (author === null)
    return <p className="py-1 text-14 text-text-2">{t`This comment isn't here any more.`}</p>;
  return (
    <article aria-label={t`Comment by ${{ name: author.displayName }}`} className="flex gap-3">
      <AuthorLink author={author} className="size-8 shrink-0 self-start rounded-full">
        <Avatar name={author.displayName} url={author.avatarUrl} />
        <span className="sr-only">{author.displayName}</span>
      </AuthorLink>
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <div className="flex items-start gap-2">
          <p className="min-w-0 flex-1 text-12 text-text-2">
            <AuthorLink author={author} className="text-14 font-medium text-text hover:underline">
              {author.displayName}
            </AuthorLink>
            {byOwner && <span className="ml-1.5 text-12 font-medium">{t`Author`}</span>}
            <span className="ml-1.5 inline-block">
              <TimeAgo moment={writtenAt} />
              {editedAt !== null && ` · ${t`edited`}`}
            </span>
          </p>
          <CommentMenu comment={comment} onEdit={() => setEditing(true)} />
        </div>
        {isEditing ? (
          <CommentForm
            of={`comment edit ${id}`}
            label={t`Edit your comment`}
            begin={text}
            send={t`Save`}
            onLeave={() => setEditing(false)}
            onSend={(words) => edit({ ...comment, text: words }).unwrap()}
          />
        ) : (
          <CommentWords {...comment} />
        )}
        <Standing comment={comment} />
        {onReply && state === "shown" && !isEditing && (
          <Button
            size="sm"
            look="ghost"
            className="-ml-3.5 self-start"
            aria-label={t`Reply to ${{ name: author.displayName }}`}
            onClick={onReply}
          >
            {t`Reply`}
          </Button>
        )}
      </div>
    </article>
  );
}

/** Why others don't see it. */
function Standing({ comment }: { readonly comment: Comment }) {
  const { state, actions } = comment;
  const [approve, { isLoading }] = useApproveCommentMutation();
  const { saySorry } = useSay();
  if (state === "held")
    return (
      <p className="text-12 text-warn">{t`Reported. Others don't see it until a moderator has looked.`}</p>
    );
  if (state !== "waiting") return null;
  if (!actions.includes("approve"))
    return (
      <p className="text-12 text-text-2">{t`Waiting for the author's approval. Only the two of you can see it.`}</p>
    );
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="text-12 text-text-2">{t`Waiting for your approval.`}</p>
      <Button
        size="sm"
        icon={<Check size={16} />}
        busy={isLoading && t`Showing`}
        onClick={() => void approve(comment).unwrap().catch(saySorry)}
      >
        {t`Show it`}
      </Button>
    </div>
  );
}
