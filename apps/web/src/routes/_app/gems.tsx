import { t } from "@lingui/core/macro";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { GemsPage } from "../../features/gem/gems-page.tsx";
import { Arrival, GEM_SLOTS, type PaidFor } from "../../shell/gem-slots.tsx";
import { MembersOnly } from "../../shell/members-only.tsx";
import { FillSlots, type PageSlots } from "../../ui/slot.tsx";

/** The longest id of a purchase or plan. */
const ID_MAX = 100;

export const Route = createFileRoute("/_app/gems")({
  // The purchase or plan with which somebody returns from the store, and what is shown of the
  // history; checked where they are used, because this is part of every page.
  validateSearch: (search: PaidFor & { readonly show?: string | undefined }) => search,
  component: Gems,
});

const isId = (text: unknown): text is string => typeof text === "string" && text.length <= ID_MAX;

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
  const { purchase, plan } = Route.useSearch();
  const returned = isId(purchase) ? { purchase } : isId(plan) ? { plan } : {};
  const navigate = useNavigate();
  const forget = useCallback(
    () =>
      void navigate({
        to: "/gems",
        search: ({ show }) => ({ show }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
  return <Arrival returned={returned} onOver={forget} onReceipt={onReceipt} />;
}
