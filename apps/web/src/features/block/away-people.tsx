import type { BlockedPerson } from "@kinora/contracts/block/block";
import { t } from "@lingui/core/macro";
import type { ReactNode } from "react";
import { AuthorLink } from "../../entities/person/author-link.tsx";
import { Avatar } from "../../entities/person/avatar.tsx";
import { QueryError } from "../../store/query-error.tsx";
import { useSay } from "../../store/use-say.ts";
import { shortDayText } from "../../text/moment-text.ts";
import { Button } from "../../ui/button.tsx";
import { OlderButton } from "../../ui/older-button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import {
  useListBlocksInfiniteQuery,
  useListMutesInfiniteQuery,
  useSetBlockMutation,
  useSetMuteMutation,
} from "./blocks-api.ts";

/** People the user has blocked and muted, and the way back. */
export const AwayPeople = () => (
  <div className="flex max-w-md flex-col gap-10">
    <Blocked />
    <Muted />
  </div>
);

function Blocked() {
  const list = useListBlocksInfiniteQuery();
  const [setBlock] = useSetBlockMutation();
  return (
    <Section
      title={t`Blocked people`}
      text={t`You and they don't see each other's works and comments, and can't follow each other.`}
      none={t`You haven't blocked anyone. Block someone from the menu of their profile or of a comment they wrote.`}
      list={list}
      row={(one) => (
        <Row
          {...one}
          label={t`Unblock`}
          name={t`Unblock ${{ name: one.person.displayName }}`}
          onPress={() => setBlock({ handle: one.person.handle, on: false }).unwrap()}
        />
      )}
    />
  );
}

function Muted() {
  const list = useListMutesInfiniteQuery();
  const [setMute] = useSetMuteMutation();
  return (
    <Section
      title={t`Muted people`}
      text={t`You don't see their works and comments. They aren't told, and nothing changes for them.`}
      none={t`You haven't muted anyone. Mute someone from the menu of their profile.`}
      list={list}
      row={(one) => (
        <Row
          {...one}
          label={t`Unmute`}
          name={t`Unmute ${{ name: one.person.displayName }}`}
          onPress={() => setMute({ handle: one.person.handle, on: false }).unwrap()}
        />
      )}
    />
  );
}

/** What is used of a list that is read page by page. */
interface PeopleList {
  readonly data?:
    | { readonly pages: readonly { readonly items: readonly BlockedPerson[] }[] }
    | undefined;
  readonly error?: unknown;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly refetch: () => unknown;
  readonly fetchNextPage: () => unknown;
}

interface SectionProps {
  readonly title: string;
  readonly text: string;
  readonly none: string;
  readonly list: PeopleList;
  readonly row: (one: BlockedPerson) => ReactNode;
}

function Section({ title, text, none, list, row }: SectionProps) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage } = list;
  const people = data?.pages.flatMap(({ items }) => items);
  return (
    <section>
      <h3 className="mb-2 text-16">{title}</h3>
      {error !== undefined && !people && <QueryError error={error} onRetry={refetch} />}
      {error === undefined && !people && <Skeleton className="h-24 w-full rounded-panel" />}
      {people && <p className="text-14 text-text-2">{people.length === 0 ? none : text}</p>}
      <ul className="divide-y divide-line">
        {people?.map((one) => (
          <li key={one.person.id} className="flex items-center gap-3 py-3">
            {row(one)}
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <OlderButton loading={isFetchingNextPage} onPress={() => void list.fetchNextPage()} />
      )}
    </section>
  );
}

interface RowProps extends BlockedPerson {
  readonly label: string;
  readonly name: string;
  readonly onPress: () => Promise<unknown>;
}

function Row({ person, since, label, name, onPress }: RowProps) {
  const { saySorry } = useSay();
  return (
    <>
      <AuthorLink author={person} className="flex min-w-0 flex-1 items-center gap-3 rounded-field">
        <Avatar name={person.displayName} url={person.avatarUrl} size={40} />
        <span className="min-w-0">
          <span className="block truncate font-medium">{person.displayName}</span>
          <span className="block truncate text-12 text-text-2">
            {t`@${{ handle: person.handle }}, since ${{ day: shortDayText(since) }}`}
          </span>
        </span>
      </AuthorLink>
      <Button size="sm" aria-label={name} onClick={() => void onPress().catch(saySorry)}>
        {label}
      </Button>
    </>
  );
}
