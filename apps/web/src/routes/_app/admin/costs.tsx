import { createFileRoute, useNavigate } from "@tanstack/react-router";
import type { CostSearch } from "../../../features/payment/cost-period.ts";
import { CostsPage } from "../../../features/payment/costs-page.tsx";

export const Route = createFileRoute("/_app/admin/costs")({
  // Checked by the page, because this is part of every page.
  validateSearch: (search: CostSearch) => search,
  component: CostsRoute,
});

function CostsRoute() {
  const search = Route.useSearch();
  const navigate = useNavigate();
  return (
    <CostsPage
      search={search}
      onSearch={(next) => {
        // Days that are typed change with every digit.
        const replace = "from" in next && search.from !== undefined;
        void navigate({ to: "/admin/costs", search: next, replace, resetScroll: false });
      }}
    />
  );
}
