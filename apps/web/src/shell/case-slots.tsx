import { lazy, Suspense } from "react";
import type { Fills, PageSlots } from "../ui/slot.tsx";

const CaseRecipe = lazy(() =>
  import("./recipe-in-words.tsx").then((m) => ({ default: m.CaseRecipe })),
);

/** What other features show on the page of the moderators. */
export const CASE_SLOTS: Fills = { "moderation.recipe": Recipe };

function Recipe(given: PageSlots["moderation.recipe"]) {
  return (
    <Suspense>
      <CaseRecipe {...given} />
    </Suspense>
  );
}
