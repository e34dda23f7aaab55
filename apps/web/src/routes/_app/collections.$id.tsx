import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { useMe } from "../../features/account/use-me.ts";
import { CollectionPage } from "../../features/collection/collection-page.tsx";
import { COLLECTION_SLOTS } from "../../shell/report-slots.tsx";
import { FillSlots } from "../../ui/slot.tsx";

const CollectionWorks = lazy(() =>
  import("../../features/feed/collection-works.tsx").then((m) => ({ default: m.CollectionWorks })),
);

export const Route = createFileRoute("/_app/collections/$id")({ component: CollectionRoute });

function CollectionRoute() {
  const { id } = Route.useParams();
  const me = useMe();
  const navigate = useNavigate();
  return (
    <FillSlots fills={COLLECTION_SLOTS}>
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
        {(mayAdd) => (
          <Suspense>
            <CollectionWorks id={id} mayAdd={mayAdd} />
          </Suspense>
        )}
      </CollectionPage>
    </FillSlots>
  );
}
