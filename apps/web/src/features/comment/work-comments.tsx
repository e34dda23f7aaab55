import type { CommentMode, CommentRules } from "@kinora/contracts/comment/comment";
import type { Creation } from "@kinora/contracts/creation/creation";
import { msg, plural, t } from "@lingui/core/macro";
import { Check, Settings2 } from "lucide-react";
import { useId } from "react";
import { QueryError } from "../../store/query-error.tsx";
import { missingWords } from "../../store/refusal/comment.ts";
import { useAppSelector } from "../../store/store.ts";
import { useAskToSignIn } from "../../store/use-ask-to-sign-in.ts";
import { useSay } from "../../store/use-say.ts";
import { numberText } from "../../text/number-text.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu } from "../../ui/menu.tsx";
import { OlderButton } from "../../ui/older-button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { CommentForm } from "./comment-form.tsx";
import { Thread } from "./comment-thread.tsx";
import {
  useListCommentsInfiniteQuery,
  useSetCommentModeMutation,
  useWriteCommentMutation,
} from "./comments-api.ts";
import { useLiveComments } from "./use-live-comments.ts";

const MODES: Readonly<Record<CommentMode, ReturnType<typeof msg>>> = {
  open: msg`Everyone can comment`,
  approval: msg`I approve comments first`,
  closed: msg`Nobody can comment`,
};

/** What people say about a work, newest first. */
export function WorkComments({ creation: { id } }: { readonly creation: Creation }) {
  const title = useId();
  const list = useListCommentsInfiniteQuery(id);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = list;
  const { fresh, onShown } = useLiveComments(id, refetch);
  const showFresh = () => void refetch().then(onShown);
  const rules = data?.pages[0]?.rules ?? null;
  const threads = data?.pages.flatMap(({ items }) => items) ?? [];
  const isOpen = rules !== null && (rules.mode !== "closed" || rules.mayManage);
  const mayReply = isOpen && rules.missing === null;
  return (
    <section aria-labelledby={title} className="flex flex-col gap-4 border-t border-line pt-6">
      <div className="flex min-h-11 items-center gap-2">
        <h2 id={title} className="flex-1 text-16 font-semibold">
          {t`Comments`}
          {rules && rules.count > 0 && (
            <span className="nums ml-2 font-normal text-text-2">{numberText(rules.count)}</span>
          )}
        </h2>
        {rules?.mayManage && <ModeMenu creationId={id} mode={rules.mode} />}
      </div>
      {error && !data && <QueryError error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton className="h-24 w-full rounded-field" />}
      {rules && <Composer creationId={id} rules={rules} />}
      {rules && threads.length === 0 && isOpen && (
        <p className="text-14 text-text-2">{t`No comments yet.`}</p>
      )}
      {fresh > 0 && (
        <Button size="sm" className="self-center" onClick={showFresh}>
          {plural(fresh, { one: "# new comment", other: "# new comments" })}
        </Button>
      )}
      {threads.length > 0 && (
        <ol className="flex flex-col gap-5">
          {threads.map((thread) => (
            <Thread key={thread.id} thread={thread} mayReply={mayReply} />
          ))}
        </ol>
      )}
      {hasNextPage && (
        <OlderButton loading={isFetchingNextPage} onPress={() => void fetchNextPage()} />
      )}
    </section>
  );
}

/** The field for a comment, or why there is none. */
function Composer({
  creationId,
  rules: { mode, mayManage, missing },
}: {
  readonly creationId: string;
  readonly rules: CommentRules;
}) {
  const isGuest = useAppSelector(({ auth }) => auth.uid === null);
  const mayGoOn = useAskToSignIn();
  const [write] = useWriteCommentMutation();
  const { say } = useSay();
  if (mode === "closed" && !mayManage)
    return <p className="text-14 text-text-2">{t`The author has turned off comments.`}</p>;
  if (isGuest)
    return (
      <Button className="self-start" onClick={() => mayGoOn(t`Sign in to comment.`)}>
        {t`Sign in to comment`}
      </Button>
    );
  if (missing) return <p className="text-14 text-text-2">{missingWords(missing)}</p>;
  return (
    <CommentForm
      of={`comment ${creationId}`}
      label={t`Add a comment`}
      send={t`Comment`}
      onSend={async (text, key) => {
        const sent = await write({ creationId, text, parentId: null, key }).unwrap();
        if (sent.state === "waiting") say(t`Sent to the author for approval.`);
      }}
    />
  );
}

function ModeMenu({
  creationId,
  mode,
}: {
  readonly creationId: string;
  readonly mode: CommentMode;
}) {
  const [change] = useSetCommentModeMutation();
  const { saySorry } = useSay();
  const entryOf = (one: CommentMode) => ({
    label: t(MODES[one]),
    icon: <Check size={18} className={one === mode ? "" : "invisible"} />,
    onSelect: () => void change({ creationId, mode: one }).unwrap().catch(saySorry),
  });
  return (
    <Menu
      groups={[[entryOf("open"), entryOf("approval"), entryOf("closed")]]}
      trigger={(props) => (
        <IconButton
          {...props}
          label={t`Who can comment: ${{ mode: t(MODES[mode]) }}`}
          icon={<Settings2 size={18} />}
        />
      )}
    />
  );
}
