import type { CreationCard } from "@kinora/contracts/creation/creation";
import { lazy, Suspense, useState } from "react";
import { LikeButton } from "../features/feed/like-button.tsx";
import type { ReportSheetProps } from "../features/moderation/report-sheet.tsx";
import type { Fills } from "../ui/slot.tsx";

const ReportSheet = lazy(() =>
  import("../features/moderation/report-sheet.tsx").then((m) => ({ default: m.ReportSheet })),
);

/** What other nouns show with an item: the heart, the report, why it is hidden or that one is told of it, the recipe in the composer's words. */
export const ITEM_SLOTS: Fills = {
  "creation.actions": Heart,
  "creation.report": Report,
  "creation.standing": lazy(() =>
    import("./work-standing.tsx").then((m) => ({ default: m.WorkStanding })),
  ),
  "creation.recipe": lazy(() =>
    import("./recipe-in-words.tsx").then((m) => ({ default: m.RecipeInWords })),
  ),
};

function Heart({ card }: { readonly card: CreationCard }) {
  return (
    <span className="px-2">
      <LikeButton card={card} />
    </span>
  );
}

/** Fetched when it is first asked for; it stays, so that it can close as it opened. */
function Report(props: ReportSheetProps) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  return <Suspense>{wanted && <ReportSheet {...props} />}</Suspense>;
}
