import type { Profile } from "@kinora/contracts/people/profile";
import { plural, t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { Avatar } from "../../entities/person/avatar.tsx";
import { numberText } from "../../text/number-text.ts";
import { Slot } from "../../ui/slot.tsx";

const FollowButton = lazy(() =>
  import("./follow-button.tsx").then((m) => ({ default: m.FollowButton })),
);

declare module "../../ui/slot.tsx" {
  interface PageSlots {
    /** Muting, blocking and reporting a person. */
    "person.menu": Pick<Profile, "id" | "handle" | "displayName" | "you">;
    /** What a member can give to a person whom they follow and who follows them. */
    "person.gift": Pick<Profile, "id" | "handle" | "displayName">;
  }
}

export interface ProfileViewer {
  readonly id: string;
  readonly isStaff: boolean;
}

const BUTTON =
  "flex min-h-11 items-center rounded-full bg-surface-2 px-4 text-14 font-medium transition-colors hover:bg-surface-3";

/** Who a person is, and what the viewer can do with them. */
export function ProfileHead({
  profile,
  viewer,
}: {
  readonly profile: Profile;
  readonly viewer: ProfileViewer | null;
}) {
  const { id, handle, displayName, avatarUrl, bio, you } = profile;
  const isOwn = viewer?.id === id;
  return (
    <header className="flex flex-wrap items-start gap-x-5 gap-y-4 px-2 py-6">
      <Avatar name={displayName} url={avatarUrl} size={88} />
      <div className="min-w-52 flex-1">
        <h1 dir="auto" className="page-title wrap-anywhere">
          {displayName}
        </h1>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-14 text-text-2">
          @{handle}
          {you?.followsYou && (
            <span className="rounded-full bg-surface-2 px-2.5 py-0.5 text-12 text-text">
              {t`Follows you`}
            </span>
          )}
          {you?.mutes && <span className="text-12">{t`Muted`}</span>}
        </p>
        {bio !== "" && (
          <p dir="auto" className="mt-2 max-w-prose text-14 wrap-anywhere whitespace-pre-line">
            {bio}
          </p>
        )}
        <Counts profile={profile} />
      </div>
      <div className="flex flex-wrap gap-2">
        {!isOwn && !you?.blocks && (
          <Suspense fallback={<span className="h-11 w-28" />}>
            <FollowButton profile={profile} />
          </Suspense>
        )}
        {(you?.follows || you?.followsYou) && (
          <Slot name="person.gift" given={{ id, handle, displayName }} />
        )}
        {isOwn && (
          <Link to="/settings" className={BUTTON}>
            {t`Edit profile`}
          </Link>
        )}
        {viewer?.isStaff && (
          <Link to="/admin/people/$id" params={{ id }} className={BUTTON}>
            {isOwn ? t`Open your file` : t`Open their file`}
          </Link>
        )}
        {!isOwn && <Slot name="person.menu" given={{ id, handle, displayName, you }} />}
      </div>
    </header>
  );
}

function Counts({
  profile: { works, likes, followers, follows, joinedAt },
}: {
  readonly profile: Profile;
}) {
  return (
    <p className="mt-2 text-12 text-text-2 tabular-nums">
      {plural({ count: followers }, { one: "# follower", other: "# followers" })} ·{" "}
      {t`${{ count: numberText(follows) }} following`} ·{" "}
      {plural({ count: works }, { one: "# work", other: "# works" })} ·{" "}
      {plural({ count: likes }, { one: "# like", other: "# likes" })} ·{" "}
      {t`joined ${{ month: monthOf(joinedAt) }}`}
    </p>
  );
}

const monthOf = (moment: string) =>
  new Date(moment).toLocaleDateString(undefined, { month: "long", year: "numeric" });
