import type { DecidedBefore } from "@kinora/contracts/moderation/decided-before";
import type { PersonFile } from "@kinora/contracts/people/people";
import { plural, t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { EarlierDecisions } from "../../entities/moderation/earlier-decisions.tsx";
import { FLAG_REASON_WORDS } from "../../entities/moderation/flag-reasons.ts";
import { SUSPENSION_RULE_WORDS } from "../../entities/moderation/suspension-rules.ts";
import { TimeAgo } from "../../ui/time-ago.tsx";
import { strikeWords } from "./strike-words.ts";

/** Figures, strikes, decisions, past suspensions and sessions. */
export function PersonFacts({ file }: { readonly file: PersonFile }) {
  const { works, gems, reports, strikes, suspensions, decisions, sessions } = file;
  const { boardDecisions, profileDecisions } = file;
  const ended = suspensions.filter(({ endedAt }) => endedAt !== null);
  return (
    <>
      <dl className="nums grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
        <Figure name={t`Not private`} value={works.published} />
        <Figure name={t`Private`} value={works.private} />
        <Figure name={t`Hidden by staff`} value={works.restricted} />
        <Figure name={t`Failed`} value={works.failed} />
        <Figure name={t`Gems`} value={gems.available} />
        <Figure name={t`Reserved gems`} value={gems.held} />
        <Figure name={t`Upheld reports, 30 days`} value={reports.upheld} />
        <Figure name={t`Unfounded, 30 days`} value={reports.dismissed} />
      </dl>
      <List title={t`Strikes`} none={t`None.`} many={strikes.length}>
        {strikes.map((strike) => (
          <li key={`${strike.at} ${strike.reason}`} className="py-2">
            {strikeWords(strike)}{" "}
            <span className="text-text-2">
              <TimeAgo moment={strike.at} />
            </span>
          </li>
        ))}
      </List>
      <List
        title={t`Decisions about their works`}
        none={t`No decisions about their works yet.`}
        many={decisions.length}
      >
        {decisions.map(({ creationId, action, rule, at }) => (
          <li key={`${creationId} ${at}`} className="flex flex-wrap gap-x-2 py-2">
            <Link
              to="/item/$id"
              params={{ id: creationId }}
              className="underline underline-offset-4"
            >
              {decisionWords(action)}
            </Link>
            <span className="text-text-2">
              {rule && `${t(FLAG_REASON_WORDS[rule])}, `}
              <TimeAgo moment={at} />
            </span>
          </li>
        ))}
      </List>
      <Earlier title={t`Decisions about their storyboards`} decisions={boardDecisions} />
      <Earlier title={t`Decisions about their profile`} decisions={profileDecisions} />
      {ended.length > 0 && (
        <List title={t`Disabled before`} none="" many={ended.length}>
          {ended.map(({ id, rule, at, endedAt }) => (
            <li key={id} className="py-2">
              {t(SUSPENSION_RULE_WORDS[rule])},{" "}
              <span className="text-text-2">
                <TimeAgo moment={at} /> – {endedAt && <TimeAgo moment={endedAt} />}
              </span>
            </li>
          ))}
        </List>
      )}
      <List title={t`Sessions`} none={t`Not signed in anywhere.`} many={sessions.length}>
        {sessions.map(({ startedAt, seenAt, device }) => (
          <li key={startedAt} className="py-2">
            <span className="wrap-anywhere">{device || t`Unnamed device`}</span>{" "}
            <span className="text-text-2">
              {t`seen`} <TimeAgo moment={seenAt} />
            </span>
          </li>
        ))}
      </List>
    </>
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: number }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-12 text-text-2">{name}</dt>
      <dd className="text-20 font-medium">{plural(value, { one: "#", other: "#" })}</dd>
    </div>
  );
}

function Earlier({
  title,
  decisions,
}: {
  readonly title: string;
  readonly decisions: readonly DecidedBefore[];
}) {
  if (decisions.length === 0) return null;
  return (
    <section className="text-14">
      <h2 className="mb-1 text-20">{title}</h2>
      <EarlierDecisions decisions={decisions} className="divide-y divide-line" />
    </section>
  );
}

function List({
  title,
  none,
  many,
  children,
}: {
  readonly title: string;
  readonly none: string;
  readonly many: number;
  readonly children: ReactNode;
}) {
  return (
    <section className="text-14">
      <h2 className="mb-1 text-20">{title}</h2>
      {many === 0 ? (
        <p className="text-text-2">{none}</p>
      ) : (
        <ul className="divide-y divide-line">{children}</ul>
      )}
    </section>
  );
}

/** Describes what the staff or the scan did with a work. */
function decisionWords(action: string): string {
  switch (action) {
    case "hide":
      return t`Hidden`;
    case "delete":
      return t`Deleted`;
    case "refuse":
      return t`Refused by the scan`;
    default:
      return t`Shown`;
  }
}
