import { t } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { SettingsPage } from "../../../features/account/settings-page.tsx";
import { MembersOnly } from "../../../shell/members-only.tsx";

export const Route = createFileRoute("/_app/settings/content-management")({
  component: ContentManagement,
});

const PostDrafts = lazy(() =>
  import("../../../features/publication/drafts/post-drafts.tsx").then((m) => ({
    default: m.PostDrafts,
  })),
);
const WorkStandings = lazy(() =>
  import("../../../features/creation/standing/work-standings.tsx").then((m) => ({
    default: m.WorkStandings,
  })),
);

/** Where one's works stand, and what was begun to be published. */
function ContentManagement() {
  return (
    <MembersOnly title={t`Sign in to manage your works`}>
      <SettingsPage title={t`Content`}>
        <Suspense>
          <div className="flex max-w-2xl flex-col gap-8">
            <WorkStandings />
            <PostDrafts />
          </div>
        </Suspense>
      </SettingsPage>
    </MembersOnly>
  );
}
