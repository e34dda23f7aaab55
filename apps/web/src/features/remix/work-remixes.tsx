import type { Creation } from "@kinora/contracts/creation/creation";
import { REMIXES_COUNTED, type RemixTree } from "@kinora/contracts/remix/remix";
import { t } from "@lingui/core/macro";
import { useId } from "react";
import { useListed } from "../../entities/creation/use-cards.ts";
import { WorkGrid } from "../../entities/creation/work-grid.tsx";
import { QueryError } from "../../store/query-error.tsx";
import { numberText } from "../../text/number-text.ts";
import { OlderButton } from "../../ui/older-button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { AudienceMenu } from "./audience-menu.tsx";
import { FamilyLine } from "./family-line.tsx";
import { useListRemixesInfiniteQuery } from "./remixes-api.ts";

/** What a work was made from, and what others made from it, newest first. */
export function WorkRemixes({
  creation: { id, remixing, author },
}: {
  readonly creation: Creation;
}) {
  const title = useId();
  const list = useListRemixesInfiniteQuery(id);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = list;
  const tree = data?.pages[0]?.tree ?? null;
  const ids = useListed(data?.pages);
  return (
    <section aria-labelledby={title} className="flex flex-col gap-4 border-t border-line pt-6">
      <div className="flex min-h-11 items-center gap-2">
        <h2 id={title} className="flex-1 text-16 font-semibold">
          {t`Remixes`}
          {tree && tree.count > 0 && (
            <span className="nums ml-2 font-normal text-text-2">{countOf(tree)}</span>
          )}
        </h2>
        {tree?.own && <AudienceMenu creationId={id} own={tree.own} />}
      </div>
      {error && !data && <QueryError error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton className="h-24 w-full rounded-field" />}
      {tree && tree.ancestors.length > 0 && <FamilyLine {...tree} />}
      {remixing !== "open" && (
        <p className="text-14 text-text-2">
          {remixing === "followers"
            ? t`Only followers of @${{ handle: author.handle }} can remix this.`
            : t`You can't remix this. Its author decides who can.`}
        </p>
      )}
      {tree && ids.length === 0 && remixing === "open" && (
        <p className="text-14 text-text-2">{t`No remixes yet.`}</p>
      )}
      {ids.length > 0 && <WorkGrid ids={ids} label={t`Remixes of this work`} />}
      {hasNextPage && (
        <OlderButton loading={isFetchingNextPage} onPress={() => void fetchNextPage()} />
      )}
    </section>
  );
}

const countOf = ({ count }: RemixTree) =>
  count < REMIXES_COUNTED ? numberText(count) : t`${{ count: numberText(count) }} or more`;
