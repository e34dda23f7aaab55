import { Composer, type ComposerProps } from "../features/prompt/composer.tsx";
import { FillSlots } from "../ui/slot.tsx";
import { COMPOSER_SLOTS } from "./composer-slots.tsx";

/** The dock's composer, with the slots that other features fill. */
export function DockComposer(props: ComposerProps) {
  return (
    <FillSlots fills={COMPOSER_SLOTS}>
      <Composer {...props} />
    </FillSlots>
  );
}
