import { t } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { PersonHead } from "../../features/account/person-head.tsx";
import { LibraryPage } from "../../features/creation/library-page.tsx";
import { ClaimChip } from "../../features/gem/claim-chip.tsx";
import { MembersOnly } from "../../shell/members-only.tsx";
import { libraryParams } from "../../shell/search-params.ts";

const StoryboardList = lazy(() =>
  import("../../features/story/list/storyboard-list.tsx").then((m) => ({
    default: m.StoryboardList,
  })),
);

export const Route = createFileRoute("/_app/library")({
  validateSearch: libraryParams,
  component: Library,
});

function Library() {
  const { show = "all", view = "library", find = "" } = Route.useSearch();
  return (
    <MembersOnly title={t`Sign in to see your library`}>
      <LibraryPage
        view={view}
        query={find}
        filter={show === "boards" ? "all" : show}
        boards={
          show === "boards" ? (
            <Suspense fallback={null}>
              <StoryboardList />
            </Suspense>
          ) : null
        }
        head={
          <PersonHead
            aside={
              <span className="basis-full empty:hidden md:hidden">
                <ClaimChip />
              </span>
            }
          />
        }
      />
    </MembersOnly>
  );
}
