import type { BlockedPerson } from "@kinora/contracts/block/block";
import { t } from "@lingui/core/macro";
import { Ban } from "lucide-react";
import { AuthorLink } from "../../entities/person/author-link.tsx";
import { Avatar } from "../../entities/person/avatar.tsx";
import { QueryError } from "../../store/query-error.tsx";
import { useSay } from "../../store/use-say.ts";
import { shortDayText } from "../../text/moment-text.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { OlderButton } from "../../ui/older-button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useListBlocksInfiniteQuery, useUnblockPersonMutation } from "./blocks-api.ts";

/** People the user has blocked, and the way back. */
export function BlockedPeople() {
  const list = useListBlocksInfiniteQuery();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = list;
  const blocked = data?.pages.flatMap(({ items }) => items) ?? [];
  if (error && !data) return <QueryError error={error} onRetry={refetch} />;
  if (!data) return <Skeleton className="h-40 w-full rounded-panel" />;
  if (blocked.length === 0)
    return (
      <EmptyState
        icon={<Ban size={26} />}
        title={t`You haven't blocked anyone`}
        text={t`Block someone from the menu of a comment they wrote.`}
      />
    );
  return (
    <div className="max-w-md">
      <p className="mb-4 text-14 text-text-2">
        {t`You and they don't see each other's comments, and can't comment on each other's works or follow each other.`}
      </p>
      <ul className="divide-y divide-line">
        {blocked.map((one) => (
          <Row key={one.person.id} {...one} />
        ))}
      </ul>
      {hasNextPage && (
        <OlderButton loading={isFetchingNextPage} onPress={() => void fetchNextPage()} />
      )}
    </div>
  );
}

function Row({ person, since }: BlockedPerson) {
  const [unblock, { isLoading }] = useUnblockPersonMutation();
  const { saySorry } = useSay();
  return (
    <li className="flex items-center gap-3 py-3">
      <AuthorLink author={person} className="flex min-w-0 flex-1 items-center gap-3 rounded-field">
        <Avatar name={person.displayName} url={person.avatarUrl} size={40} />
        <span className="min-w-0">
          <span className="block truncate font-medium">{person.displayName}</span>
          <span className="block truncate text-12 text-text-2">
            {t`@${{ handle: person.handle }}, since ${{ day: shortDayText(since) }}`}
          </span>
        </span>
      </AuthorLink>
      <Button
        size="sm"
        aria-label={t`Unblock ${{ name: person.displayName }}`}
        busy={isLoading && t`Unblocking`}
        onClick={() => void unblock(person.handle).unwrap().catch(saySorry)}
      >
        {t`Unblock`}
      </Button>
    </li>
  );
}
