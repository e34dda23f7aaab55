import { useNavigate, useSearch } from "@tanstack/react-router";
import { formLoaded } from "../entities/prompt/prompt-slice.ts";
import type { ItemWays } from "../features/creation/item-ways.ts";
import { useAppStore } from "../store/store.ts";

/** The ways that lead on from an item: into the composer, and to another item. */
export function useItemWays(): ItemWays {
  const store = useAppStore();
  const navigate = useNavigate();
  const isOverlay = useSearch({ strict: false }).item !== undefined;
  return {
    onRemix: async (creation, sameSeed = false) => {
      const { remixForm } = await import("./remix-form.ts");
      const { putInPlace } = await import("../features/prompt/restore/written-before.ts");
      putInPlace(store, formLoaded(remixForm(creation, sameSeed)));
      void navigate({ to: "/create" });
    },
    // In its place: closing still leads to where the first one was opened.
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
