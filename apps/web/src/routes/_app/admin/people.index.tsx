import { createFileRoute } from "@tanstack/react-router";
import { PeoplePage } from "../../../features/people/people-page.tsx";
import { useIsAdmin } from "../../../shell/use-is-admin.ts";

export const Route = createFileRoute("/_app/admin/people/")({ component: People });

function People() {
  return <PeoplePage mayCorrect={useIsAdmin()} />;
}
