import { createFileRoute } from "@tanstack/react-router";
import { RecentPage } from "../../features/feed/recent-page.tsx";
import { Dock } from "../../shell/dock.tsx";
import { feedParams } from "../../shell/search-params.ts";

export const Route = createFileRoute("/_app/recent")({
  validateSearch: feedParams,
  component: Recent,
});

function Recent() {
  const { content } = Route.useSearch();
  return <RecentPage key={content} content={content} dock={<Dock />} />;
}
