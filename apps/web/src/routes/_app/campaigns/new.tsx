import { t } from "@lingui/core/macro";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { MembersOnly } from "../../../shell/members-only.tsx";

export const Route = createFileRoute("/_app/campaigns/new")({ component: NewCampaign });

const NewCampaignPage = lazy(() =>
  import("../../../features/campaign/compose/new-campaign-page.tsx").then((m) => ({
    default: m.NewCampaignPage,
  })),
);

function NewCampaign() {
  const navigate = useNavigate();
  return (
    <MembersOnly title={t`Sign in to start a campaign`}>
      <main id="content" className="mx-auto w-full max-w-4xl px-4 py-6 md:py-12">
        <title>{t`New campaign · Kinora`}</title>
        <h1 className="page-title mb-8">{t`New campaign`}</h1>
        <Suspense>
          <NewCampaignPage
            onStarted={({ id }) =>
              void navigate({ to: "/campaigns/$id", params: { id }, replace: true })
            }
          />
        </Suspense>
      </main>
    </MembersOnly>
  );
}
