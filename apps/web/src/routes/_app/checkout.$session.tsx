import { t } from "@lingui/core/macro";
import { createFileRoute, useRouter } from "@tanstack/react-router";
import { SimulatedCheckoutPage } from "../../features/billing/simulated-checkout.tsx";
import { MembersOnly } from "../../shell/members-only.tsx";

export const Route = createFileRoute("/_app/checkout/$session")({ component: Checkout });

function Checkout() {
  const { session } = Route.useParams();
  const { history } = useRouter();
  return (
    <MembersOnly title={t`Sign in to see your checkout`}>
      {/* Back must not return to a checkout that is over. */}
      <SimulatedCheckoutPage key={session} id={session} onLeave={(path) => history.replace(path)} />
    </MembersOnly>
  );
}
