import { ComposerDock } from "../features/prompt/composer-dock.tsx";
import { FillSlots } from "../ui/slot.tsx";
import { COMPOSER_SLOTS } from "./composer-slots.tsx";
import { useIsAdmin } from "./use-is-admin.ts";

/** The composer at the foot of a feed. */
export function Dock() {
  return (
    <FillSlots fills={COMPOSER_SLOTS}>
      <ComposerDock isAdmin={useIsAdmin()} />
    </FillSlots>
  );
}
