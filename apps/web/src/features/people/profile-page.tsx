import type { Profile } from "@kinora/contracts/people/profile";
import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { Lock } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { QueryError } from "../../store/query-error.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useGetProfileQuery } from "./profile-api.ts";
import { ProfileHead, type ProfileViewer } from "./profile-head.tsx";

export type ProfileTab = "works" | "stories" | "music" | "collections" | "likes";

export interface ProfilePageProps {
  readonly handle: string;
  readonly tab: ProfileTab;
  /** The viewer; null when signed out. */
  readonly viewer: ProfileViewer | null;
  /** Content below the profile, of the tab. */
  readonly children: (profile: Profile) => ReactNode;
  /** Called when the profile has moved to another handle. */
  readonly onMoved: (handle: string) => void;
}

/** A person's profile with what they published and put together and, if public, what they like. */
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
          <ProfileHead profile={data} viewer={viewer} />
          {data.you?.blocks ? (
            <Blocked name={data.displayName} />
          ) : (
            <>
              <Tabs profile={data} isOwn={viewer?.id === data.id} />
              {tab === "likes" && viewer?.id === data.id && !data.likesPublic && <LikesAreHidden />}
              {children(data)}
            </>
          )}
        </>
      )}
    </main>
  );
}

/** Nothing of a person whom the viewer has blocked is shown. */
const Blocked = ({ name }: { readonly name: string }) => (
  <EmptyState
    icon={<Lock size={26} />}
    title={t`You have blocked ${{ name }}`}
    text={t`Neither of you sees the other's works and comments. You can unblock them from the menu above.`}
  />
);

const LikesAreHidden = () => (
  <p className="mb-3 px-4 text-12 text-text-2">
    {t`Only you can see this.`}{" "}
    <Link to="/settings" className="underline underline-offset-4">
      {t`Show it to everyone`}
    </Link>
  </p>
);

function Tabs({
  profile: { handle, likesPublic },
  isOwn,
}: {
  readonly profile: Profile;
  readonly isOwn: boolean;
}) {
  const tabs = [
    { show: undefined, label: t`Works` },
    { show: "stories" as const, label: t`Stories` },
    { show: "music" as const, label: t`Music` },
    { show: "collections" as const, label: t`Collections` },
    ...(likesPublic || isOwn ? [{ show: "likes" as const, label: t`Likes` }] : []),
  ];
  return (
    <nav aria-label={t`What is shown`} className="mb-3 flex flex-wrap items-center gap-x-1 px-2">
      {tabs.map(({ show, label }) => (
        <Link
          key={label}
          to="/u/$handle"
          params={{ handle }}
          search={{ show }}
          replace
          activeOptions={{ exact: true, includeSearch: true }}
          className="flex min-h-11 items-center rounded-full px-3 text-14 font-medium text-text-2 transition-colors hover:text-text sm:px-4 aria-[current=page]:bg-surface-2 aria-[current=page]:text-text"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
