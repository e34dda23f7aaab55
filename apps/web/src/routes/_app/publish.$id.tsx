import { t } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { MembersOnly } from "../../shell/members-only.tsx";

export const Route = createFileRoute("/_app/publish/$id")({ component: Publish });

const PublishWork = lazy(() =>
  import("../../shell/publish-work.tsx").then((m) => ({ default: m.PublishWork })),
);

function Publish() {
  const { id } = Route.useParams();
  return (
    <MembersOnly title={t`Sign in to publish your work`}>
      <main id="content">
        <Suspense>
          <PublishWork key={id} id={id} />
        </Suspense>
      </main>
    </MembersOnly>
  );
}
