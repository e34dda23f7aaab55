import { createFileRoute } from "@tanstack/react-router";
import { SearchPage } from "../../features/feed/search-page.tsx";
import { SearchField } from "../../shell/search-field.tsx";
import { searchParams } from "../../shell/search-params.ts";

export const Route = createFileRoute("/_app/search")({
  validateSearch: searchParams,
  component: SearchRoute,
});

function SearchRoute() {
  const { q, content, style, aspectRatio, author, sort } = Route.useSearch();
  const filters = {
    ...(q ? { q } : {}),
    ...(content ? { content } : {}),
    ...(style ? { style } : {}),
    ...(aspectRatio ? { aspectRatio } : {}),
    ...(author ? { author } : {}),
    ...(sort ? { sort } : {}),
  };
  return <SearchPage filters={filters} field={<SearchField autoFocus={!q && !author} />} />;
}
