import type { CollectionCase } from "@kinora/contracts/collection/collection-case";
import { plural, t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { FLAG_REASON_WORDS } from "../../entities/moderation/flag-reasons.ts";
import { AuthorLink } from "../../entities/person/author-link.tsx";
import { useSay } from "../../store/use-say.ts";
import { TimeAgo } from "../../ui/time-ago.tsx";
import { useDecideCollectionCaseMutation } from "./collection-cases-api.ts";
import { FactPart } from "./fact-part.tsx";
import { ReportList } from "./report-list.tsx";
import { useCaseKeys } from "./use-case-keys.ts";
import { useVerdict } from "./use-verdict.ts";
import { VerdictPanel } from "./verdict-panel.tsx";

/** One reported collection with its facts and the possible decisions. */
export function CollectionCasePanel({
  found,
  onStep,
}: {
  readonly found: CollectionCase;
  readonly onStep: (by: number) => void;
}) {
  const { of, id, said, appeal } = found;
  const { rule, note, onRule, onNote } = useVerdict(appeal?.rule);
  const [decide, { isLoading: busy }] = useDecideCollectionCaseMutation();
  const { say, saySorry } = useSay();
  const isAppeal = of === "appeal";
  const onShow = () =>
    void decide({ id, decision: { verdict: "show", of, said } })
      .unwrap()
      .then(() => say(isAppeal ? t`It's shown again.` : t`It stays.`, "success"), saySorry);
  const onHide = () => {
    if (rule === null) return;
    decide({ id, decision: { verdict: "hide", rule, note, of, said } })
      .unwrap()
      .then(() => say(t`It's taken down.`, "success"), saySorry);
  };
  useCaseKeys({ onStep, onLook: () => undefined, onShow, onRule, onHide });
  return (
    <article className="grid min-w-0 grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="flex min-w-0 flex-col gap-6">
        <Words found={found} />
        <VerdictPanel
          {...{ rule, note, onRule, onNote, busy }}
          words={{
            keep: isAppeal ? t`Restore it` : t`Nothing is wrong`,
            legend: isAppeal
              ? t`Or keep it down, under this rule`
              : t`Or take it down, under this rule`,
            ...(!isAppeal && {
              effect: t`Only its owner sees it then; its works stay. It counts as one strike.`,
            }),
            note: isAppeal ? null : t`A note to the person (optional)`,
            restrict: isAppeal ? t`It stays taken down` : t`Take it down`,
          }}
          onKeep={onShow}
          onRestrict={onHide}
        />
      </div>
      <Facts found={found} />
    </article>
  );
}

function Words({
  found: { owner, said, reported, appeal, createdAt, held },
}: {
  readonly found: CollectionCase;
}) {
  return (
    <section className="flex flex-col gap-4 rounded-panel bg-surface-1 p-4">
      <p className="text-14 text-text-2">
        <AuthorLink author={owner} className="font-medium text-text hover:underline">
          {owner.displayName}
        </AuthorLink>{" "}
        @{owner.handle}, <TimeAgo moment={createdAt} />
      </p>
      <p dir="auto" className="max-w-prose wrap-anywhere whitespace-pre-line">
        {appeal ? appeal.said : said}
      </p>
      {reported.map((before) => (
        <div key={before} className="border-t border-line pt-4">
          <p className="mb-1 text-14 text-text-2">{t`When it was reported, it said this:`}</p>
          <p dir="auto" className="max-w-prose wrap-anywhere whitespace-pre-line">
            {before}
          </p>
        </div>
      ))}
      {held && <p className="text-12 text-warn">{t`Others don't see it until you decide.`}</p>}
    </section>
  );
}

function Facts({
  found: { id, opens, reports, appeal, strikes, restricted },
}: {
  readonly found: CollectionCase;
}) {
  return (
    <aside className="flex flex-col gap-5 text-14">
      {appeal && (
        <FactPart title={t`Appeal`}>
          <p dir="auto" className="wrap-anywhere">
            {appeal.text}
          </p>
          <p className="text-text-2">
            {t`Against: ${t(FLAG_REASON_WORDS[appeal.rule])}`}
            {appeal.note && ` · ${appeal.note}`}
          </p>
        </FactPart>
      )}
      {reports.length > 0 && (
        <FactPart title={t`Reports`}>
          <ReportList reports={reports} />
        </FactPart>
      )}
      <FactPart title={t`Its owner`}>
        <p>
          {plural(strikes, { 0: "No strikes", one: "# strike", other: "# strikes" })} ·{" "}
          {plural(restricted, {
            0: "no collection taken down",
            one: "# collection taken down",
            other: "# collections taken down",
          })}
        </p>
      </FactPart>
      {opens ? (
        <Link
          to="/collections/$id"
          params={{ id }}
          className="self-start underline underline-offset-4"
        >
          {t`Open the collection`}
        </Link>
      ) : (
        <p className="text-text-2">{t`It is private now, so that its works can't be opened.`}</p>
      )}
    </aside>
  );
}
