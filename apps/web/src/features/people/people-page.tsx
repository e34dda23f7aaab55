import type { ListedPerson, PeopleFilter } from "@kinora/contracts/people/people";
import { plural, t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { Users } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Avatar } from "../../entities/person/avatar.tsx";
import { QueryError } from "../../store/query-error.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { OlderButton } from "../../ui/older-button.tsx";
import { Segments } from "../../ui/segments.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { TimeAgo } from "../../ui/time-ago.tsx";
import { CorrectionsWaiting } from "./corrections-waiting.tsx";
import { useListPeopleInfiniteQuery } from "./people-api.ts";
import { roleWords } from "./role-words.ts";

const SHOWN = ["all", "appealed", "suspended", "struck", "staff"] as const;
type Shown = (typeof SHOWN)[number];

/** All accounts, most recent first. */
export function PeoplePage({ mayCorrect }: { readonly mayCorrect: boolean }) {
  const [shown, setShown] = useState<Shown>("all");
  const [q, setQ] = useState("");
  const names = {
    all: t`All`,
    appealed: t`Appeals`,
    suspended: t`Disabled`,
    struck: t`With strikes`,
    staff: t`Staff`,
  };
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setQ(String(new FormData(event.currentTarget).get("q") ?? "").trim());
  };
  const wish: Pick<PeopleFilter, "q" | "show"> = {
    ...(q && { q }),
    ...(shown !== "all" && { show: shown }),
  };
  return (
    <main id="content" className="mx-auto w-full max-w-6xl px-4 py-6">
      <title>{t`People · Kinora`}</title>
      <div className="max-w-3xl">
        <h1 className="page-title mb-6">{t`People`}</h1>
        {mayCorrect && <CorrectionsWaiting />}
        <form onSubmit={search} className="mb-4">
          <TextField
            type="search"
            name="q"
            label={t`Find someone`}
            hint={t`The start of a name or handle, or a full ID or email address. Press Enter.`}
            autoComplete="off"
            maxLength={200}
            enterKeyHint="search"
          />
        </form>
        <Segments
          label={t`Show`}
          value={shown}
          onChange={setShown}
          options={SHOWN.map((value) => ({ value, label: names[value] }))}
          wraps
        />
        <Found key={`${q} ${shown}`} wish={wish} />
      </div>
    </main>
  );
}

function Found({ wish }: { readonly wish: Pick<PeopleFilter, "q" | "show"> }) {
  const query = useListPeopleInfiniteQuery(wish);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const people = data?.pages.flatMap((page) => page.items) ?? [];
  if (error && !data) return <QueryError error={error} onRetry={refetch} />;
  if (!data) return <Skeleton className="mt-4 h-96 w-full rounded-panel" />;
  if (people.length === 0)
    return (
      <EmptyState
        icon={<Users size={26} />}
        title={t`No one here`}
        text={wish.q ? t`No one's name starts like this.` : t`No one matches this right now.`}
      />
    );
  return (
    <>
      <ul className="mt-4 divide-y divide-line">
        {people.map((person) => (
          <Row key={person.id} person={person} />
        ))}
      </ul>
      {hasNextPage && (
        <OlderButton loading={isFetchingNextPage} onPress={() => void fetchNextPage()} />
      )}
    </>
  );
}

function Row({ person }: { readonly person: ListedPerson }) {
  const { id, handle, displayName, avatarUrl, role, joinedAt, strikes, suspended, appeals } =
    person;
  const standing = [
    role !== "user" && roleWords()[role],
    appeals ? t`Appealed` : suspended && t`Disabled`,
    strikes > 0 && plural(strikes, { one: "# strike", other: "# strikes" }),
  ].filter((word) => word !== false);
  return (
    <li>
      <Link
        to="/admin/people/$id"
        params={{ id }}
        className="-mx-3 flex items-center gap-3 rounded-field px-3 py-3 transition-colors hover:bg-surface-1"
      >
        <Avatar name={displayName} url={avatarUrl} size={40} />
        <span className="min-w-0 flex-1">
          <span dir="auto" className="block truncate font-medium">
            {displayName}
          </span>
          <span className="block text-12 wrap-anywhere text-text-2">
            @{handle}, {t`joined`} <TimeAgo moment={joinedAt} />
          </span>
        </span>
        <span className="shrink-0 text-right text-12 text-text-2">{standing.join(" · ")}</span>
      </Link>
    </li>
  );
}
