import { plural, t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";

const LINK = "underline underline-offset-4";

/** What the staff decided about a person before. */
export function OwnerRecord({
  restricted,
  strikes,
}: {
  /** Number of their works that moderators restricted. */
  readonly restricted: number;
  readonly strikes: number;
}) {
  return (
    <p className="text-text-2">
      {plural(restricted, {
        0: "None of their works is hidden.",
        one: "# work of theirs is hidden.",
        other: "# works of theirs are hidden.",
      })}{" "}
      {plural(strikes, {
        0: "No active strikes.",
        one: "# active strike.",
        other: "# active strikes.",
      })}
    </p>
  );
}

/** Links to a person's account record and profile. */
export function OwnerLinks({
  person: { id, handle },
}: {
  readonly person: { readonly id: string; readonly handle: string };
}) {
  return (
    <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
      <Link to="/admin/people/$id" params={{ id }} className={LINK}>
        {t`Their account`}
      </Link>
      <Link to="/u/$handle" params={{ handle }} className={LINK}>
        {t`Their profile`}
      </Link>
    </p>
  );
}
