import { t } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { MembersOnly } from "../../shell/members-only.tsx";

interface PublishSearch {
  /** A draft that is opened. */
  readonly draft?: string;
}

export const Route = createFileRoute("/_app/publish/$id")({
  validateSearch: (search: PublishSearch) => search,
  component: Publish,
});

const PublishWork = lazy(() =>
  import("../../shell/publish-work.tsx").then((m) => ({ default: m.PublishWork })),
);

function Publish() {
  const { id } = Route.useParams();
  const { draft = null } = Route.useSearch();
  return (
    <MembersOnly title={t`Sign in to publish your work`}>
      <main id="content">
        <Suspense>
          <PublishWork key={`${id} ${draft}`} id={id} draftId={draft} />
        </Suspense>
      </main>
    </MembersOnly>
  );
}
