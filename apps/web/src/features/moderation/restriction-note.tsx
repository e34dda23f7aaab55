import type { Restriction } from "@kinora/contracts/moderation/appeal";
import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { appealWords } from "../../entities/moderation/decision-statement.tsx";
import { FLAG_REASON_WORDS } from "../../entities/moderation/flag-reasons.ts";
import { Button } from "../../ui/button.tsx";
import { TimeAgo } from "../../ui/time-ago.tsx";
import { useGetRestrictionQuery } from "./appeal-api.ts";
import { AppealSheet } from "./appeal-sheet.tsx";

/** Tells an owner why others cannot see their work, with a way to appeal. */
export function RestrictionNote({
  id,
  mayAppeal = true,
}: {
  readonly id: string;
  /** False while a review is already open, or for a work in the trash. */
  readonly mayAppeal?: boolean;
}) {
  const { data } = useGetRestrictionQuery(id);
  const [asks, setAsks] = useState(false);
  if (!data) return null;
  const { restriction } = data;
  return (
    <section
      aria-label={t`Why others can't see it`}
      className="-mt-2 pr-4 pl-11 text-14 text-text-2"
    >
      {restriction === null ? (
        <p>{t`It's being checked. The moderators haven't decided yet.`}</p>
      ) : (
        <>
          <Why restriction={restriction} />
          <p className="mt-1 text-12">
            <TimeAgo moment={restriction.at} />
          </p>
          {restriction.appeal && <p className="mt-1">{appealWords(restriction.appeal)}</p>}
          <p className="mt-1">
            {t`You can also turn to an out-of-court dispute settlement body, or to a court.`}{" "}
            <Link to="/rules" className="underline underline-offset-4">{t`The rules`}</Link>
          </p>
          {restriction.appeal === null && mayAppeal && (
            <Button size="sm" className="mt-2" onClick={() => setAsks(true)}>
              {t`Appeal this decision`}
            </Button>
          )}
        </>
      )}
      <AppealSheet id={id} open={asks} onClose={() => setAsks(false)} />
    </section>
  );
}

function Why({ restriction: { by, rule, note } }: { readonly restriction: Restriction }) {
  if (by === "scan")
    return <p>{t`The automatic picture check decided this; no person has looked at it yet.`}</p>;
  return (
    <p className="wrap-anywhere">
      {by === "copy"
        ? t`Decided automatically: the same file was found to break this rule.`
        : t`A moderator decided this.`}
      {rule !== null && ` ${t`Reason: ${t(FLAG_REASON_WORDS[rule])}.`}`}
      {note && ` ${note}`}
    </p>
  );
}
