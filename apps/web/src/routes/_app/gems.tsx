import { t } from "@lingui/core/macro";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { GemsPage } from "../../features/gem/gems-page.tsx";
import { Arrival, GEM_SLOTS } from "../../shell/gem-slots.tsx";
import { MembersOnly } from "../../shell/members-only.tsx";
import { FillSlots, type PageSlots } from "../../ui/slot.tsx";

/** The longest id of a purchase. */
const ID_MAX = 100;

export const Route = createFileRoute("/_app/gems")({
  // The purchase with which a buyer returns from the store.
  validateSearch: ({ purchase }: Record<string, unknown>): { purchase?: string } =>
    typeof purchase === "string" && purchase.length <= ID_MAX ? { purchase } : {},
  component: Gems,
});

const FILLS = { ...GEM_SLOTS, "gem.arrival": Returned };

function Gems() {
  return (
    <MembersOnly title={t`Sign in to see your gems`}>
      <FillSlots fills={FILLS}>
        <GemsPage />
      </FillSlots>
    </MembersOnly>
  );
}

function Returned({ onReceipt }: PageSlots["gem.arrival"]) {
  const { purchase } = Route.useSearch();
  const navigate = useNavigate();
  const forget = useCallback(
    () => void navigate({ to: "/gems", search: {}, replace: true, resetScroll: false }),
    [navigate],
  );
  return <Arrival purchase={purchase} onOver={forget} onReceipt={onReceipt} />;
}
