import { createFileRoute } from "@tanstack/react-router";
import { AppShell } from "../shell/app-shell.tsx";
import { ItemOverlay } from "../shell/item-overlay.tsx";
import { useTellPageShown } from "../shell/page-shown.ts";
import { overlayParams } from "../shell/search-params.ts";

export const Route = createFileRoute("/_app")({
  validateSearch: overlayParams,
  component: App,
});

function App() {
  useTellPageShown();
  const { item } = Route.useSearch();
  return (
    <>
      <AppShell />
      <ItemOverlay id={item ?? null} />
    </>
  );
}
