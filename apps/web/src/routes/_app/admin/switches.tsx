import { createFileRoute } from "@tanstack/react-router";
import { SwitchesPage } from "../../../features/switch/switches-page.tsx";
import { SWITCH_SLOTS } from "../../../shell/switch-slots.tsx";
import { FillSlots } from "../../../ui/slot.tsx";

export const Route = createFileRoute("/_app/admin/switches")({ component: Switches });

function Switches() {
  return (
    <FillSlots fills={SWITCH_SLOTS}>
      <SwitchesPage />
    </FillSlots>
  );
}
