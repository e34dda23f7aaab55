import type { HostedServices, NamedPerson } from "@kinora/contracts/hosted/hosted-service";
import { t } from "@lingui/core/macro";
import { Trash2 } from "lucide-react";
import { useId, useRef, useState } from "react";
import { useSay } from "../../store/use-say.ts";
import { readLocale } from "../../text/reading.ts";
import { Button } from "../../ui/button.tsx";
import { SearchForm } from "../../ui/search-form.tsx";
import {
  useFindPeopleQuery,
  useNameForHostedMutation,
  useUnnameForHostedMutation,
} from "./services-api.ts";

type Named = Pick<HostedServices, "people" | "takesNames" | "everybody">;

/** Whom the models are offered to, and a search for others to name. */
export function NamedPeople({ people, takesNames, everybody }: Named) {
  const heading = useId();
  const top = useRef<HTMLHeadingElement>(null);
  const those = new Intl.ListFormat(readLocale()).format([t`you`, ...people.map(nameOf)]);
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-3">
      <h3 ref={top} id={heading} tabIndex={-1} className="text-16 font-semibold">
        {t`Who may use them`}
      </h3>
      <p className="max-w-xl text-14 wrap-anywhere text-text-2">
        {everybody && t`Their models are offered to every member.`}
        {!everybody && people.length === 0 && t`Only you are offered their models.`}
        {!everybody && people.length > 0 && t`Their models are offered to ${{ those }}.`}
      </p>
      {people.length > 0 && (
        <ul className="max-w-xl divide-y divide-line border-y border-line">
          {people.map((person) => (
            <Row key={person.id} person={person} onRemoved={() => top.current?.focus()} />
          ))}
        </ul>
      )}
      {takesNames && <Search known={people} />}
      {!takesNames && (
        <p className="max-w-xl text-14 text-text-2">
          {everybody
            ? t`HOSTED_FOR is “all” in the server's environment. The budgets below limit what members can cost you.`
            : t`HOSTED_FOR is “owner” in the server's environment: no one can be named.`}
        </p>
      )}
    </section>
  );
}

/** A deleted account has only its id. */
const nameOf = ({ id, handle, displayName }: NamedPerson) =>
  handle === null ? id : `${displayName} (@${handle})`;

function Row({
  person,
  onRemoved,
}: {
  readonly person: NamedPerson;
  readonly onRemoved: () => void;
}) {
  const [remove, { isLoading }] = useUnnameForHostedMutation();
  const { saySorry } = useSay();
  const press = async () => {
    try {
      await remove(person.id).unwrap();
      onRemoved();
    } catch (error) {
      saySorry(error);
    }
  };
  return (
    <li className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 gap-y-1 py-1.5 text-14">
      <span dir="auto" className="min-w-0 wrap-anywhere">
        {nameOf(person)}
      </span>
      {person.fixed ? (
        <span className="text-12 text-text-2">
          {person.handle === null
            ? t`No such account; remove it from HOSTED_NAMED`
            : t`Named in HOSTED_NAMED`}
        </span>
      ) : (
        <Button
          size="sm"
          icon={<Trash2 size={16} />}
          aria-label={t`Remove ${nameOf(person)}`}
          busy={isLoading && t`Removing`}
          onClick={() => void press()}
        >
          {t`Remove`}
        </Button>
      )}
    </li>
  );
}

/** Finds people by the start of a name or handle. */
function Search({ known }: { readonly known: readonly NamedPerson[] }) {
  const [q, setQ] = useState("");
  return (
    <div className="max-w-xl">
      <SearchForm
        label={t`Name someone`}
        hint={t`The start of their name or handle. Press Enter.`}
        q={q}
        onSearch={setQ}
      />
      {q !== "" && <Found key={q} q={q} known={known} />}
    </div>
  );
}

function Found({ q, known }: { readonly q: string; readonly known: readonly NamedPerson[] }) {
  const { currentData: data, isFetching } = useFindPeopleQuery(q);
  const found = data?.items.filter(
    ({ id, role }) => role !== "owner" && !known.some((person) => person.id === id),
  );
  return (
    <div aria-live="polite" aria-busy={isFetching} className="text-14">
      {found?.length === 0 && (
        <p className="text-text-2">{t`No one else's name starts like this.`}</p>
      )}
      <ul className="flex flex-col gap-2">
        {found?.map((person) => (
          <li key={person.id}>
            <Add id={person.id} name={nameOf({ ...person, fixed: false })} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Add({ id, name }: { readonly id: string; readonly name: string }) {
  const [add, { isLoading }] = useNameForHostedMutation();
  const { say, saySorry } = useSay();
  const press = async () => {
    try {
      await add(id).unwrap();
      say(t`Their models are now offered to ${{ name }}.`, "success");
    } catch (error) {
      saySorry(error);
    }
  };
  return (
    <Button
      size="sm"
      busy={isLoading && t`Adding`}
      onClick={() => void press()}
      className="max-w-full"
    >
      <span className="truncate">{t`Add ${{ name }}`}</span>
    </Button>
  );
}
