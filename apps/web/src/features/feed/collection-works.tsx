import { t } from "@lingui/core/macro";
import { Library } from "lucide-react";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FeedBody } from "./feed-body.tsx";
import { useFeedVisit } from "./use-feed-visit.ts";

/** The works of a collection, what was added last first. */
export function CollectionWorks({ id, mayAdd }: { readonly id: string; readonly mayAdd: boolean }) {
  const visit = useFeedVisit({ kind: "recent", collection: id });
  return (
    <FeedBody
      visit={visit}
      label={t`Works of this collection`}
      ending={t`That's everything so far.`}
      empty={
        <EmptyState
          icon={<Library size={26} />}
          title={t`Nothing in here yet`}
          text={
            mayAdd
              ? t`Open a work and choose "Add to collection" from its menu.`
              : t`Works appear here once they are added.`
          }
        />
      }
    />
  );
}
