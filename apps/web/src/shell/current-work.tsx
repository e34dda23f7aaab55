import { CurrentCreation } from "../features/creation/current-creation.tsx";
import { FillSlots } from "../ui/slot.tsx";
import { ITEM_SLOTS } from "./item-slots.tsx";
import { useItemWays } from "./use-item-ways.ts";

/** What was started last, with everything one can do with it; fetched once something was started. */
export function CurrentWork({ id }: { readonly id: string }) {
  const { onRemix } = useItemWays();
  return (
    <FillSlots fills={ITEM_SLOTS}>
      <CurrentCreation id={id} onRemix={onRemix} />
    </FillSlots>
  );
}
