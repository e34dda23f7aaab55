import { t } from "@lingui/core/macro";
import { Outlet, useParams, useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import { applyAppearance } from "../features/account/appearance.ts";
import { useMe } from "../features/account/use-me.ts";
import { useAppSelector, useAppStore } from "../store/store.ts";
import { LiveRegion } from "../ui/live-region.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { MiniPlayerHost } from "./mini-player-host.tsx";
import { OfflineRibbon } from "./offline-ribbon.tsx";
import { TopBar } from "./top-bar.tsx";
import { useLateParts } from "./use-late-parts.ts";

/** Everything around a page: bars, ribbons, toast, live region, shortcuts. */
export function AppShell() {
  const late = useLateParts();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="fixed top-2 left-2 z-70 -translate-y-20 rounded-full bg-accent px-4 py-2 text-accent-ink focus:translate-y-0"
      >
        {t`Skip to content`}
      </a>
      <TopBar />
      {late && <late.ToastHost />}
      <OfflineRibbon />
      {late && <late.BannerRibbon />}
      {late && <late.UpdateRibbon />}
      <div className="flex flex-1 flex-col pb-[calc(var(--nav-mobile)+env(safe-area-inset-bottom,0px))] md:pb-0">
        <Outlet />
      </div>
      <footer className="hidden h-[var(--footer)] items-center gap-4 border-t lg:gap-6 border-line px-6 text-12 text-text-2 md:flex">
        {late && <late.Footer />}
      </footer>
      <div className="h-(--player)" />
      <MiniPlayerHost shownItem={useShownItem()} />
      <BottomBar />
      {late && <late.Waiting />}
      <LiveRegion />
      <Signed />
    </div>
  );
}

/** The open item, over a page or as a separate page. */
function useShownItem(): string | null {
  const { item } = useSearch({ strict: false });
  const { id } = useParams({ from: "/_app/item/$id", shouldThrow: false }) ?? {};
  return item ?? id ?? null;
}

/** What runs only while a user is signed in. */
function Signed() {
  const store = useAppStore();
  const uid = useAppSelector(({ auth }) => auth.uid);
  const look = useMe()?.settings;
  useEffect(() => {
    if (uid === null) return;
    let stop: (() => void) | null = null;
    let left = false;
    void import("./live-events.ts").then(({ startLiveEvents }) => {
      if (!left) stop = startLiveEvents(store, uid);
    });
    return () => {
      left = true;
      stop?.();
    };
  }, [store, uid]);
  useEffect(() => {
    if (look) applyAppearance(look);
  }, [look]);
  return null;
}
