import { createFileRoute } from "@tanstack/react-router";
import { PaymentPage } from "../../../features/payment/payment-page.tsx";

export const Route = createFileRoute("/_app/admin/payments/$id")({ component: Payment });

function Payment() {
  const { id } = Route.useParams();
  return <PaymentPage key={id} id={id} />;
}
