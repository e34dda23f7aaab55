import { CurrentCreation } from "../features/creation/current-creation.tsx";
import { modelWords } from "../features/prompt/manners.ts";
import { useListModelsQuery } from "../features/prompt/models-api.ts";
import { FillSlots } from "../ui/slot.tsx";
import { ITEM_SLOTS } from "./item-slots.tsx";
import { useItemWays } from "./use-item-ways.ts";

/** The latest work with all its actions, loaded once something was started. */
export function CurrentWork({ id }: { readonly id: string }) {
  const { onRemix } = useItemWays();
  const { data: models = [] } = useListModelsQuery();
  const modelName = (key: string) => {
    const { name = "", style = null } = modelWords(key, models) ?? {};
    return style === null ? name : `${name} · ${style}`;
  };
  return (
    <FillSlots fills={ITEM_SLOTS}>
      <CurrentCreation id={id} onRemix={onRemix} modelName={modelName} />
    </FillSlots>
  );
}
