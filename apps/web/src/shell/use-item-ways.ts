import { useNavigate, useSearch } from "@tanstack/react-router";
import type { ItemWays } from "../features/creation/item-ways.ts";
import { useAppStore } from "../store/store.ts";

/** Navigation from an item: to the composer, and to another item. */
export function useItemWays(): ItemWays {
  const store = useAppStore();
  const navigate = useNavigate();
  const isOverlay = useSearch({ strict: false }).item !== undefined;
  return {
    onRemix: async (creation, sameSeed = false) => {
      const { beginRemix } = await import("./begin-remix.ts");
      if (beginRemix(store, creation, sameSeed)) void navigate({ to: "/create" });
    },
    // Replaces the history entry, so closing still returns to where the first item was opened.
    onOpen: (id) =>
      void (isOverlay
        ? navigate({
            to: ".",
            search: (search) => ({ ...search, item: id }),
            mask: { to: "/item/$id", params: { id }, unmaskOnReload: true },
            resetScroll: false,
            replace: true,
          })
        : navigate({ to: "/item/$id", params: { id }, replace: true })),
  };
}
