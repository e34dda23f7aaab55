import { createFileRoute } from "@tanstack/react-router";
import { TrendingPage } from "../../features/feed/trending-page.tsx";
import { Dock } from "../../shell/dock.tsx";
import { Intro } from "../../shell/intro.tsx";
import { feedParams } from "../../shell/search-params.ts";

export const Route = createFileRoute("/_app/")({ validateSearch: feedParams, component: Feed });

function Feed() {
  const { content } = Route.useSearch();
  return (
    <>
      <TrendingPage key={content} content={content} dock={<Dock />} />
      <Intro />
    </>
  );
}
