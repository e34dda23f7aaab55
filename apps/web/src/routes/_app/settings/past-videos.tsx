import { createFileRoute, redirect } from "@tanstack/react-router";

export const Route = createFileRoute("/_app/settings/past-videos")({
  beforeLoad: () => {
    throw redirect({ to: "/library", search: { show: "video" } });
  },
});
