import type { ListedPerson, PeopleFilter } from "@kinora/contracts/people/people";
import { plural, t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { Users } from "lucide-react";
import { useState } from "react";
import { Avatar } from "../../entities/person/avatar.tsx";
import { FoundRows } from "../../store/found-rows.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { SearchForm } from "../../ui/search-form.tsx";
import { Segments } from "../../ui/segments.tsx";
import { TimeAgo } from "../../ui/time-ago.tsx";
import { useShown } from "../../ui/use-shown.ts";
import { CorrectionsWaiting } from "./corrections-waiting.tsx";
import { useListPeopleInfiniteQuery } from "./people-api.ts";
import { roleWords } from "./role-words.ts";

const SHOWN = ["appealed", "suspended", "struck", "staff"] as const;
const ALL = "all";
const OPTIONS = [ALL, ...SHOWN] as const;

/** All accounts, most recent first. */
export function PeoplePage({ mayCorrect }: { readonly mayCorrect: boolean }) {
  const [shown, setShown] = useShown(SHOWN);
  const [q, setQ] = useState("");
  const names = {
    all: t`All`,
    appealed: t`Appeals`,
    suspended: t`Disabled`,
    struck: t`With strikes`,
    staff: t`Staff`,
  };
  const wish: Pick<PeopleFilter, "q" | "show"> = {
    ...(q && { q }),
    ...(shown && { show: shown }),
  };
  return (
    <main id="content" className="mx-auto w-full max-w-6xl px-4 py-6">
      <title>{t`People · Kinora`}</title>
      <div className="max-w-3xl">
        <h1 className="page-title mb-6">{t`People`}</h1>
        {mayCorrect && (
          <div className="mb-6 empty:hidden">
            <CorrectionsWaiting />
          </div>
        )}
        <SearchForm
          label={t`Find someone`}
          hint={t`The start of a name or handle, or a full ID or email address. Press Enter.`}
          q={q}
          onSearch={setQ}
        />
        <Segments
          label={t`Show`}
          value={shown ?? ALL}
          onChange={(value) => setShown(value === ALL ? undefined : value)}
          options={OPTIONS.map((value) => ({ value, label: names[value] }))}
          wraps
        />
        <Found key={`${q} ${shown}`} wish={wish} />
      </div>
    </main>
  );
}

function Found({ wish }: { readonly wish: Pick<PeopleFilter, "q" | "show"> }) {
  const query = useListPeopleInfiniteQuery(wish);
  const people = query.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <FoundRows
      query={query}
      nothing={
        <EmptyState
          icon={<Users size={26} />}
          title={t`No one here`}
          text={wish.q ? t`No one's name starts like this.` : t`No one matches this right now.`}
        />
      }
    >
      {people.map((person) => (
        <Row key={person.id} person={person} />
      ))}
    </FoundRows>
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
