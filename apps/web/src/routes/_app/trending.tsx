import { createFileRoute, redirect } from "@tanstack/react-router";

/** The feed at "/" is the trending one. */
export const Route = createFileRoute("/_app/trending")({
  beforeLoad: () => {
    throw redirect({ to: "/", replace: true });
  },
});
