import { t } from "@lingui/core/macro";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import type { CampaignSearch } from "../../../features/campaign/page/campaign-page.tsx";
import { MembersOnly } from "../../../shell/members-only.tsx";

// Checked by the page: what it needs for that would burden the first load of every other one.
export const Route = createFileRoute("/_app/campaigns/$id")({
  validateSearch: (search: CampaignSearch) => search,
  component: OneCampaign,
});

const CampaignPage = lazy(() =>
  import("../../../features/campaign/page/campaign-page.tsx").then((m) => ({
    default: m.CampaignPage,
  })),
);

function OneCampaign() {
  const { id } = Route.useParams();
  const { show } = Route.useSearch();
  const navigate = useNavigate();
  return (
    <MembersOnly title={t`Sign in to see your campaigns`}>
      <main id="content" className="mx-auto w-full max-w-5xl px-4 py-6 md:py-12">
        <title>{t`Campaign · Kinora`}</title>
        <Suspense>
          <CampaignPage
            {...{ id, ...(show === undefined ? {} : { show }) }}
            onShow={(tab) =>
              void navigate({
                to: "/campaigns/$id",
                params: { id },
                search: { show: tab },
                replace: true,
              })
            }
            onDeleted={() => void navigate({ to: "/campaigns", replace: true })}
          />
        </Suspense>
      </main>
    </MembersOnly>
  );
}
