import { t } from "@lingui/core/macro";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { SettingsPage } from "../../../features/account/settings-page.tsx";
import type { PostsSearch } from "../../../features/publication/past/past-posts.tsx";
import { MembersOnly } from "../../../shell/members-only.tsx";

// Checked by the page: what it needs for that would burden the first load of every other one.
export const Route = createFileRoute("/_app/settings/past-videos")({
  validateSearch: (search: PostsSearch) => search,
  component: PastVideos,
});

const PastPosts = lazy(() =>
  import("../../../features/publication/past/past-posts.tsx").then((m) => ({
    default: m.PastPosts,
  })),
);

function PastVideos() {
  const search = Route.useSearch();
  const navigate = useNavigate();
  return (
    <MembersOnly title={t`Sign in to see your posts`}>
      <SettingsPage title={t`Past posts`}>
        <Suspense>
          <PastPosts
            {...search}
            onOutcome={(outcome) =>
              void navigate({
                to: "/settings/past-videos",
                search: outcome === null ? {} : { outcome },
                replace: true,
              })
            }
          />
        </Suspense>
      </SettingsPage>
    </MembersOnly>
  );
}
