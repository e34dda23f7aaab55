import type { Comment, CommentThread } from "@kinora/contracts/comment/comment";
import { plural, t } from "@lingui/core/macro";
import { useState } from "react";
import { useAskToSignIn } from "../../store/use-ask-to-sign-in.ts";
import { useSay } from "../../store/use-say.ts";
import { Button } from "../../ui/button.tsx";
import { CommentForm } from "./comment-form.tsx";
import { CommentLine } from "./comment-line.tsx";
import { useListRepliesInfiniteQuery, useWriteCommentMutation } from "./comments-api.ts";

/** A comment with its replies, and the field for another. */
export function Thread({
  thread,
  mayReply,
}: {
  readonly thread: CommentThread;
  readonly mayReply: boolean;
}) {
  const { id, creationId, replies, firstReplies } = thread;
  const [isOpen, setOpen] = useState(false);
  const [answered, setAnswered] = useState<Comment | null>(null);
  const [write] = useWriteCommentMutation();
  const { say } = useSay();
  const mayGoOn = useAskToSignIn();
  const reply = (to: Comment) => () => {
    if (mayGoOn(t`Sign in to reply.`)) setAnswered(to);
  };
  const replyTo = (to: Comment) => (mayReply ? reply(to) : null);
  const hidden = replies - firstReplies.length;
  const shown = isOpen ? [] : firstReplies;
  const isNested = replies > 0 || answered !== null;
  return (
    <li className="flex flex-col gap-3">
      <CommentLine comment={thread} onReply={replyTo(thread)} />
      {isNested && (
        <div className="ml-4 flex flex-col gap-3 border-l border-line pl-4">
          {shown.map((one) => (
            <CommentLine key={one.id} comment={one} onReply={replyTo(one)} />
          ))}
          {isOpen && <AllReplies parentId={id} replyTo={replyTo} />}
          {!isOpen && hidden > 0 && (
            <Button size="sm" look="ghost" className="self-start" onClick={() => setOpen(true)}>
              {plural(hidden, { one: "Show # more reply", other: "Show # more replies" })}
            </Button>
          )}
          {answered && (
            <CommentForm
              key={answered.id}
              of={`comment reply ${answered.id}`}
              label={t`Reply to ${{ name: answered.author?.displayName ?? "" }}`}
              begin={answered.id === id ? "" : `@${answered.author?.handle} `}
              send={t`Reply`}
              onLeave={() => setAnswered(null)}
              onSend={async (text, key) => {
                const sent = await write({ creationId, text, parentId: id, key }).unwrap();
                if (sent.state === "waiting") say(t`Sent to the author for approval.`);
              }}
            />
          )}
        </div>
      )}
    </li>
  );
}

function AllReplies({
  parentId,
  replyTo,
}: {
  readonly parentId: string;
  readonly replyTo: (to: Comment) => (() => void) | null;
}) {
  const { data, hasNextPage, fetchNextPage, isFetching } = useListRepliesInfiniteQuery(parentId);
  const all = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      {all.map((one) => (
        <CommentLine key={one.id} comment={one} onReply={replyTo(one)} />
      ))}
      {(hasNextPage || !data) && (
        <Button
          size="sm"
          look="ghost"
          className="self-start"
          busy={isFetching && t`Loading`}
          onClick={() => void fetchNextPage()}
        >
          {t`Show more replies`}
        </Button>
      )}
    </>
  );
}
