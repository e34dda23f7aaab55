import { createFileRoute } from "@tanstack/react-router";
import { useMe } from "../../../features/account/use-me.ts";
import { PersonPage } from "../../../features/people/person-page.tsx";

export const Route = createFileRoute("/_app/admin/people/$id")({ component: Person });

function Person() {
  const { id } = Route.useParams();
  return <PersonPage key={id} id={id} role={useMe()?.role ?? "user"} />;
}
