import { createFileRoute } from "@tanstack/react-router";
import { TrendingPage } from "../../features/feed/trending-page.tsx";
import { ComposerDock } from "../../features/prompt/composer-dock.tsx";
import { Intro } from "../../shell/intro.tsx";
import { feedParams } from "../../shell/search-params.ts";
import { useComposerKit } from "../../shell/use-composer-kit.tsx";

export const Route = createFileRoute("/_app/")({ validateSearch: feedParams, component: Feed });

function Feed() {
  const { content } = Route.useSearch();
  const kit = useComposerKit();
  return (
    <>
      <TrendingPage key={content} content={content} dock={<ComposerDock {...kit} />} />
      <Intro />
    </>
  );
}
