import { createFileRoute } from "@tanstack/react-router";
import { ItemView } from "../../features/creation/item-view.tsx";
import { ITEM_SLOTS } from "../../shell/item-slots.tsx";
import { useItemWays } from "../../shell/use-item-ways.ts";
import { FillSlots } from "../../ui/slot.tsx";

export const Route = createFileRoute("/_app/item/$id")({ component: Item });

function Item() {
  const { id } = Route.useParams();
  const ways = useItemWays();
  return (
    <main id="content">
      <FillSlots fills={ITEM_SLOTS}>
        <ItemView id={id} {...ways} />
      </FillSlots>
    </main>
  );
}
