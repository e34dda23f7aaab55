import { createFileRoute } from "@tanstack/react-router";
import { VerifyPage } from "../../features/challenge/verify-page.tsx";

export const Route = createFileRoute("/_app/verify")({
  validateSearch: ({ challenge }: Record<string, unknown>): { challenge?: string | undefined } =>
    typeof challenge === "string" ? { challenge } : {},
  component: VerifyRoute,
});

function VerifyRoute() {
  const { challenge } = Route.useSearch();
  return <VerifyPage challenge={challenge ?? null} />;
}
