import { useNavigate, useSearch } from "@tanstack/react-router";
import { lazy, Suspense, use, useState } from "react";
import { formLoaded } from "../entities/prompt/prompt-slice.ts";
import type { ItemKit } from "../features/creation/item-kit.ts";
import { LikeButton } from "../features/feed/like-button.tsx";
import type { ReportSheetProps } from "../features/moderation/report-sheet.tsx";
import { modelsApi, useListModelsQuery } from "../features/prompt/models-api.ts";
import { refusalOf } from "../store/api-error.ts";
import { useAppSelector, useAppStore } from "../store/store.ts";

const ReportSheet = lazy(() =>
  import("../features/moderation/report-sheet.tsx").then((m) => ({ default: m.ReportSheet })),
);

let fetchedManners: Promise<typeof import("../features/prompt/manners.ts")> | undefined;

/** Of the recipe, which comes later than the page. */
function manners() {
  fetchedManners ??= import("../features/prompt/manners.ts");
  return fetchedManners;
}

/** What the item page needs from other nouns: the heart, the report, the way into the composer. */
export function useItemKit(): ItemKit {
  const store = useAppStore();
  const navigate = useNavigate();
  const isOverlay = useSearch({ strict: false }).item !== undefined;
  const { data: models } = useListModelsQuery();
  // A report is kept under the id of its work.
  const sent = useAppSelector(({ api }) => api.mutations);
  return {
    beside: (card) => (
      <span className="px-2">
        <LikeButton card={card} />
      </span>
    ),
    report: (id, open, onClose) => <Report id={id} open={open} onClose={onClose} />,
    isReported: (id) => {
      const { status, error } = sent[id] ?? {};
      return status === "fulfilled" || refusalOf(error)?.code === "ALREADY_REPORTED";
    },
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
    settingRows: async (creation) => {
      const { recipeSettings } = await import("../features/prompt/recipe-settings.ts");
      const listed = modelsApi.endpoints.listModels.initiate(undefined, { subscribe: false });
      return recipeSettings(creation, await store.dispatch(listed).unwrap());
    },
    modelWords: (key) => use(manners()).modelWords(key, models ?? []),
  };
}

/** Fetched when it is first asked for; it stays, so that it can close as it opened. */
function Report(props: ReportSheetProps) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  return <Suspense>{wanted && <ReportSheet {...props} />}</Suspense>;
}
