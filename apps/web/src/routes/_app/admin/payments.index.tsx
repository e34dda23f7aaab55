import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { PaymentsPage } from "../../../features/payment/payments-page.tsx";

export const Route = createFileRoute("/_app/admin/payments/")({
  // Checked below, because this is part of every page.
  validateSearch: (search: { readonly q?: string }) => search,
  component: Payments,
});

function Payments() {
  const { q }: { readonly q?: unknown } = Route.useSearch();
  const navigate = useNavigate();
  return (
    <PaymentsPage
      // Four digits alone are read as a number.
      q={typeof q === "string" || typeof q === "number" ? String(q).slice(0, 200) : ""}
      onSearch={(wanted) =>
        void navigate({ to: "/admin/payments", search: wanted === "" ? {} : { q: wanted } })
      }
    />
  );
}
