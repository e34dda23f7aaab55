import { t } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { MembersOnly } from "../../../shell/members-only.tsx";

export const Route = createFileRoute("/_app/campaigns/")({ component: Campaigns });

const CampaignsPage = lazy(() =>
  import("../../../features/campaign/list/campaigns-page.tsx").then((m) => ({
    default: m.CampaignsPage,
  })),
);

function Campaigns() {
  return (
    <MembersOnly title={t`Sign in to see your campaigns`}>
      <main id="content" className="mx-auto w-full max-w-4xl px-4 py-6 md:py-12">
        <title>{t`Campaigns · Kinora`}</title>
        <Suspense>
          <CampaignsPage />
        </Suspense>
      </main>
    </MembersOnly>
  );
}
