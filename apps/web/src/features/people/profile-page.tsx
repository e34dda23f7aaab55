import type { Profile } from "@kinora/contracts/people/profile";
import { plural, t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { Avatar } from "../../entities/person/avatar.tsx";
import { QueryError } from "../../store/query-error.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Slot } from "../../ui/slot.tsx";
import { useGetProfileQuery } from "./profile-api.ts";

export type ProfileTab = "works" | "likes";

declare module "../../ui/slot.tsx" {
  interface PageSlots {
    /** The action that reports a person. */
    "person.report": { readonly id: string };
  }
}

export interface ProfilePageProps {
  readonly handle: string;
  readonly tab: ProfileTab;
  /** The viewer; null when signed out. */
  readonly viewer: { readonly id: string; readonly isStaff: boolean } | null;
  /** Content below the profile: works or likes. */
  readonly children: (handle: string) => ReactNode;
  /** Called when the profile has moved to another handle. */
  readonly onMoved: (handle: string) => void;
}

/** A person's profile with their works and, if public, their likes. */
export function ProfilePage({ handle, tab, viewer, children, onMoved }: ProfilePageProps) {
  const { data, error, refetch } = useGetProfileQuery(handle);
  const moves = useEffectEvent(onMoved);
  const current = data?.handle ?? handle;
  useEffect(() => {
    if (current !== handle) moves(current);
  }, [current, handle]);
  return (
    <main id="content" className="flex flex-1 flex-col px-2 md:px-4">
      <title>{data ? t`${data.displayName} · Kinora` : t`@${{ handle }} · Kinora`}</title>
      {error && !data && <QueryError error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton className="mx-2 my-6 h-28 max-w-xl rounded-panel" />}
      {data && (
        <>
          <Head profile={data} viewer={viewer} />
          <Tabs profile={data} tab={tab} isOwn={viewer?.id === data.id} />
          {children(data.handle)}
        </>
      )}
    </main>
  );
}

const BUTTON =
  "flex min-h-11 items-center rounded-full bg-surface-2 px-4 text-14 font-medium transition-colors hover:bg-surface-3";

function Head({
  profile,
  viewer,
}: {
  readonly profile: Profile;
  readonly viewer: ProfilePageProps["viewer"];
}) {
  const { id, handle, displayName, avatarUrl, bio, joinedAt, works, likes } = profile;
  return (
    <header className="flex flex-wrap items-start gap-x-5 gap-y-4 px-2 py-6">
      <Avatar name={displayName} url={avatarUrl} size={88} />
      <div className="min-w-52 flex-1">
        <h1 dir="auto" className="page-title wrap-anywhere">
          {displayName}
        </h1>
        <p className="text-14 text-text-2">@{handle}</p>
        {bio !== "" && (
          <p dir="auto" className="mt-2 max-w-prose text-14 wrap-anywhere whitespace-pre-line">
            {bio}
          </p>
        )}
        <p className="mt-2 text-12 text-text-2 tabular-nums">
          {plural({ count: works }, { one: "# work", other: "# works" })} ·{" "}
          {plural({ count: likes }, { one: "# like", other: "# likes" })} ·{" "}
          {t`joined ${{ month: monthOf(joinedAt) }}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {viewer?.id === id && (
          <Link to="/settings" className={BUTTON}>
            {t`Edit profile`}
          </Link>
        )}
        {viewer?.isStaff && (
          <Link to="/admin/people/$id" params={{ id }} className={BUTTON}>
            {viewer.id === id ? t`Open your file` : t`Open their file`}
          </Link>
        )}
        {viewer?.id !== id && <Slot name="person.report" given={{ id }} />}
      </div>
    </header>
  );
}

function Tabs({
  profile: { handle, likesPublic },
  tab,
  isOwn,
}: {
  readonly profile: Profile;
  readonly tab: ProfileTab;
  readonly isOwn: boolean;
}) {
  if (!likesPublic && !isOwn) return null;
  const tabs = [
    { show: undefined, label: t`Works` },
    { show: "likes" as const, label: t`Likes` },
  ];
  return (
    <nav aria-label={t`What is shown`} className="mb-3 flex flex-wrap items-center gap-1 px-2">
      {tabs.map(({ show, label }) => (
        <Link
          key={label}
          to="/u/$handle"
          params={{ handle }}
          search={{ show }}
          replace
          activeOptions={{ exact: true, includeSearch: true }}
          className="flex min-h-11 items-center rounded-full px-4 text-14 font-medium text-text-2 transition-colors hover:text-text aria-[current=page]:bg-surface-2 aria-[current=page]:text-text"
        >
          {label}
        </Link>
      ))}
      {tab === "likes" && !likesPublic && (
        <p className="px-2 text-12 text-text-2">
          {t`Only you can see this.`}{" "}
          <Link to="/settings" className="underline underline-offset-4">
            {t`Show it to everyone`}
          </Link>
        </p>
      )}
    </nav>
  );
}

const monthOf = (moment: string) =>
  new Date(moment).toLocaleDateString(undefined, { month: "long", year: "numeric" });
