import type { CreationCard } from "@kinora/contracts/creation/creation";
import { lazy, Suspense, useState } from "react";
import type { CollectSheetProps } from "../features/collection/collect-sheet.tsx";
import { LikeButton } from "../features/feed/like-button.tsx";
import type { ReportSheetProps } from "../features/moderation/report-sheet.tsx";
import type { Fills } from "../ui/slot.tsx";

const ReportSheet = lazy(() =>
  import("../features/moderation/report-sheet.tsx").then((m) => ({ default: m.ReportSheet })),
);

const CollectSheet = lazy(() =>
  import("../features/collection/collect-sheet.tsx").then((m) => ({ default: m.CollectSheet })),
);

const WorkSurroundings = lazy(() =>
  import("./work-surroundings.tsx").then((m) => ({ default: m.WorkSurroundings })),
);

const OF_COMMENT = { noun: "comment" } as const;

/**
 * What other features show with an item: like button, report, why it is hidden, notification when
 * finished, its posts, remixes and comments, and the recipe in the composer's terms.
 */
export const ITEM_SLOTS: Fills = {
  "creation.actions": Heart,
  "creation.report": Report,
  "creation.collect": Collect,
  "creation.standing": lazy(() =>
    import("./work-standing.tsx").then((m) => ({ default: m.WorkStanding })),
  ),
  "creation.posts": lazy(() =>
    import("../features/publication/past/work-posts.tsx").then((m) => ({ default: m.WorkPosts })),
  ),
  "creation.recipe": lazy(() =>
    import("./recipe-in-words.tsx").then((m) => ({ default: m.RecipeInWords })),
  ),
  "creation.around": (given) => (
    <Suspense>
      <WorkSurroundings {...given} />
    </Suspense>
  ),
  "comment.report": (given) => <Report {...given} {...OF_COMMENT} />,
};

function Heart({ card }: { readonly card: CreationCard }) {
  return (
    <span className="px-2">
      <LikeButton card={card} />
    </span>
  );
}

/** Loaded when first opened, then kept mounted so that it can animate out. */
function Collect(props: CollectSheetProps) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  return <Suspense>{wanted && <CollectSheet {...props} />}</Suspense>;
}

/** Loaded when first opened, then kept mounted so that it can animate out. */
function Report(props: ReportSheetProps) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  return <Suspense>{wanted && <ReportSheet {...props} />}</Suspense>;
}
