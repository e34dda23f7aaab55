import { t } from "@lingui/core/macro";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { SettingsPage } from "../../../features/account/settings-page.tsx";
import type { ScheduleSearch } from "../../../features/schedule/schedule-page.tsx";
import { MembersOnly } from "../../../shell/members-only.tsx";

// Checked by the page: what it needs for that would burden the first load of every other one.
export const Route = createFileRoute("/_app/settings/schedule-content")({
  validateSearch: (search: ScheduleSearch) => search,
  component: ScheduleContent,
});

const SchedulePage = lazy(() =>
  import("../../../features/schedule/schedule-page.tsx").then((m) => ({
    default: m.SchedulePage,
  })),
);

const PostsFile = lazy(() =>
  import("../../../features/publication/file/posts-file.tsx").then((m) => ({
    default: m.PostsFile,
  })),
);

/** Another look at the same days: posts that are read from a file. */
const FILE = "file";

function ScheduleContent() {
  const search = Route.useSearch();
  const navigate = useNavigate();
  if (search.view === FILE)
    return (
      <MembersOnly title={t`Sign in to schedule posts`}>
        <SettingsPage title={t`Schedule from a file`} isWide>
          <Suspense>
            <PostsFile />
          </Suspense>
        </SettingsPage>
      </MembersOnly>
    );
  return (
    <MembersOnly title={t`Sign in to see your schedule`}>
      <SettingsPage title={t`Schedule`} isWide>
        <Suspense>
          <SchedulePage
            {...search}
            onLook={(look) =>
              void navigate({ to: "/settings/schedule-content", search: look, replace: true })
            }
            onOpen={(post) => void navigate({ to: "/settings/past-videos", search: { post } })}
          />
        </Suspense>
      </SettingsPage>
    </MembersOnly>
  );
}
