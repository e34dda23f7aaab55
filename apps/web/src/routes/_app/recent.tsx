import { createFileRoute } from "@tanstack/react-router";
import { RecentPage } from "../../features/feed/recent-page.tsx";
import { ComposerDock } from "../../features/prompt/composer-dock.tsx";
import { feedParams } from "../../shell/search-params.ts";
import { useComposerKit } from "../../shell/use-composer-kit.tsx";

export const Route = createFileRoute("/_app/recent")({
  validateSearch: feedParams,
  component: Recent,
});

function Recent() {
  const { content } = Route.useSearch();
  const kit = useComposerKit();
  return <RecentPage key={content} content={content} dock={<ComposerDock {...kit} />} />;
}
