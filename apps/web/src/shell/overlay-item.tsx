import { ItemView } from "../features/creation/item-view.tsx";
import { MiniPlayerHost } from "./mini-player-host.tsx";
import { useItemKit } from "./use-item-kit.tsx";

/** What the overlay shows; fetched when the first item is opened. */
export function OverlayItem({ id }: { readonly id: string }) {
  return (
    <>
      <ItemView id={id} kit={useItemKit()} />
      <div className="h-(--player)" />
      <MiniPlayerHost shownItem={id} />
    </>
  );
}
