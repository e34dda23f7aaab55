import { ItemView } from "../features/creation/item-view.tsx";
import { FillSlots } from "../ui/slot.tsx";
import { ITEM_SLOTS } from "./item-slots.tsx";
import { MiniPlayerHost } from "./mini-player-host.tsx";
import { useItemWays } from "./use-item-ways.ts";

/** The overlay's content, loaded when the first item is opened. */
export function OverlayItem({ id }: { readonly id: string }) {
  return (
    <>
      <FillSlots fills={ITEM_SLOTS}>
        <ItemView id={id} {...useItemWays()} />
      </FillSlots>
      <div className="h-(--player)" />
      <MiniPlayerHost shownItem={id} />
    </>
  );
}
