import { createFileRoute } from "@tanstack/react-router";
import { ItemView } from "../../features/creation/item-view.tsx";
import { useItemKit } from "../../shell/use-item-kit.tsx";

export const Route = createFileRoute("/_app/item/$id")({ component: Item });

function Item() {
  const { id } = Route.useParams();
  const kit = useItemKit();
  return (
    <main id="content">
      <ItemView id={id} kit={kit} />
    </main>
  );
}
