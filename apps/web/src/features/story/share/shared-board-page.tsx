import type { SharedBoard } from "@kinora/contracts/story/shared-board";
import { plural, t } from "@lingui/core/macro";
import { Link, useNavigate } from "@tanstack/react-router";
import { Copy, ImageOff, Link2Off } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Avatar } from "../../../entities/person/avatar.tsx";
import { useGetStoryOptionsQuery } from "../../../entities/story/story-options-api.ts";
import { statusOf } from "../../../store/api-error.ts";
import { QueryError } from "../../../store/query-error.tsx";
import { useAppSelector } from "../../../store/store.ts";
import { useAskToSignIn } from "../../../store/use-ask-to-sign-in.ts";
import { useSay } from "../../../store/use-say.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { Slot } from "../../../ui/slot.tsx";
import { useCreateStoryMutation, useGetSharedBoardQuery } from "../story-api.ts";
import { storyLength } from "../timeline/scene-length.ts";

declare module "../../../ui/slot.tsx" {
  interface PageSlots {
    /** The action that reports a shared storyboard, by the last part of its link. */
    "board.report": { readonly token: string; readonly reported: boolean };
  }
}

const LOADING = ["a", "b", "c"];

/** A storyboard as anyone with the link sees it: read-only, with a button to copy it. */
export function SharedBoardPage({ token }: { readonly token: string }) {
  const { data, error, refetch } = useGetSharedBoardQuery(token);
  return (
    <main id="content" className="mx-auto w-full max-w-3xl px-4 py-6 md:py-12">
      <title>{t`${{ title: data?.board.title ?? t`Storyboard` }} · Kinora`}</title>
      {data ? (
        <Board shared={data} token={token} />
      ) : opensNothing(error) ? (
        <EmptyState
          icon={<Link2Off size={26} />}
          title={t`This link doesn't work`}
          text={t`It may be incomplete, or no longer shared.`}
          action={
            <Link to="/" className={buttonClass("quiet")}>
              {t`Go to the feed`}
            </Link>
          }
        />
      ) : error ? (
        <QueryError error={error} onRetry={refetch} />
      ) : (
        <div aria-busy="true" className="flex flex-col gap-6">
          <Skeleton className="h-10 w-2/3" />
          {LOADING.map((row) => (
            <Skeleton key={row} className="h-40" />
          ))}
        </div>
      )}
    </main>
  );
}

const opensNothing = (error: unknown) => [404, 422].includes(Number(statusOf(error)));

function Board({ shared, token }: { readonly shared: SharedBoard; readonly token: string }) {
  const { board, author, scenes } = shared;
  const pictures = new Map(scenes.map(({ id, picture }) => [id, picture?.url]));
  const isOwn = useAppSelector(({ auth }) => auth.uid === author.id);
  const ratio = board.settings.aspectRatio.replace(":", "/");
  return (
    <>
      <header className="mb-8 flex flex-col gap-3">
        <h1 dir="auto" className="page-title">
          {board.title}
        </h1>
        {board.description && (
          <p dir="auto" className="text-text-2 wrap-anywhere">
            {board.description}
          </p>
        )}
        <Byline shared={shared} />
        <CopyButton board={board} token={token}>
          {!isOwn && <Slot name="board.report" given={{ token, reported: shared.reported }} />}
        </CopyButton>
      </header>
      <ol className="flex flex-col gap-8">
        {board.scenes.map(({ id, narration, visual }, index) => (
          <li key={id} className="flex flex-col gap-3 sm:flex-row sm:gap-5">
            <div
              className="relative w-full shrink-0 overflow-hidden rounded-media bg-surface-2 sm:w-64"
              style={{ aspectRatio: ratio }}
            >
              {pictures.get(id) ? (
                <img
                  src={pictures.get(id)}
                  alt={visual}
                  loading={index < 2 ? "eager" : "lazy"}
                  className="size-full object-cover"
                />
              ) : (
                <ImageOff
                  size={22}
                  aria-label={t`Not drawn yet`}
                  className="absolute inset-0 m-auto text-text-2"
                />
              )}
            </div>
            <div className="min-w-0 flex-1">
              <h2 className="text-14 text-text-2">{t`Scene ${{ number: index + 1 }}`}</h2>
              <p dir="auto" className="mt-1 text-16 wrap-anywhere">
                {narration.trim() || <span className="text-text-2">{t`No words`}</span>}
              </p>
              <p dir="auto" className="mt-2 text-14 text-text-2 wrap-anywhere">
                {visual}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}

function Byline({
  shared: { board, author, seconds, estimated },
}: {
  readonly shared: SharedBoard;
}) {
  return (
    <p className="nums flex items-center gap-2 text-14 text-text-2">
      <Avatar name={author.displayName} url={author.avatarUrl} size={24} />
      <span className="min-w-0 wrap-anywhere">
        {t`A storyboard by ${{ author: author.displayName }} · ${{ length: storyLength(board.scenes.length, seconds, estimated) }}`}
      </span>
    </p>
  );
}

/** A copy is free until something is made from it. */
function CopyButton({
  board,
  token,
  children,
}: Pick<SharedBoard, "board"> & { readonly token: string; readonly children: ReactNode }) {
  const [create, { isLoading }] = useCreateStoryMutation();
  const [key] = useState(() => crypto.randomUUID());
  const askToSignIn = useAskToSignIn();
  const navigate = useNavigate();
  const { data: options } = useGetStoryOptionsQuery();
  const { saySorry } = useSay();
  const copy = async () => {
    if (!askToSignIn(t`Sign in to copy this storyboard.`, { act: "copy", id: token })) return;
    const { id } = await create({ story: { prompt: "", board }, key }).unwrap();
    await navigate({ to: "/story/$id", params: { id } });
  };
  const price = options && options.prices.picture * board.scenes.length;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
      <Button
        look="primary"
        icon={<Copy size={17} />}
        busy={isLoading && t`Copying`}
        onClick={() => void copy().catch(saySorry)}
      >
        {t`Copy to my storyboards`}
      </Button>
      {/* On narrow screens below the note, which is about the copy. */}
      <div className="max-sm:order-last max-sm:mt-2 max-sm:basis-full">{children}</div>
      <p className="basis-full text-12 text-text-2">
        {price === undefined
          ? t`The copy has the words and the cast. Its pictures and voices are made again.`
          : t`The copy has the words and the cast. Its pictures and voices are made again, for ${plural(price, { one: "# gem", other: "# gems" })}.`}
      </p>
    </div>
  );
}
