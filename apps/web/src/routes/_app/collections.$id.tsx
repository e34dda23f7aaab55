import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { useMe } from "../../features/account/use-me.ts";
import { CollectionPage } from "../../features/collection/collection-page.tsx";
import { CollectionWorks } from "../../features/feed/collection-works.tsx";

export const Route = createFileRoute("/_app/collections/$id")({ component: CollectionRoute });

function CollectionRoute() {
  const { id } = Route.useParams();
  const me = useMe();
  const navigate = useNavigate();
  return (
    <CollectionPage
      key={id}
      id={id}
      viewer={me?.handle ?? null}
      onLeft={(handle) =>
        void navigate({
          ...{ to: "/u/$handle", params: { handle }, search: { show: "collections" } },
          replace: true,
        })
      }
    >
      {(mayAdd) => <CollectionWorks id={id} mayAdd={mayAdd} />}
    </CollectionPage>
  );
}
