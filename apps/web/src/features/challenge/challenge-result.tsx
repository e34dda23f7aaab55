import type { Challenge, ChallengePlace } from "@kinora/contracts/challenge/challenge";
import { plural, t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { AuthorLink } from "../../entities/person/author-link.tsx";
import { QueryError } from "../../store/query-error.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { OlderButton } from "../../ui/older-button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { BundleButton } from "./bundle-button.tsx";
import {
  useListChallengeExclusionsInfiniteQuery,
  useListChallengePlacesInfiniteQuery,
} from "./challenge-api.ts";
import { prizeWords, REASON_WORDS } from "./challenge-words.ts";
import { IntervalBar, type StrengthSpan } from "./interval-bar.tsx";
import { WorkPicture } from "./work-picture.tsx";

/** Places with their intervals, prizes, exclusions, and the bundle from which all can be checked. */
export function ChallengeResult({ challenge }: { readonly challenge: Challenge }) {
  const { id, reason } = challenge;
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useListChallengePlacesInfiniteQuery(id);
  const places = data?.pages.flatMap(({ items }) => items);
  const span: StrengthSpan = {
    low: Math.min(-1, ...(places ?? []).map(({ low }) => low)),
    high: Math.max(1, ...(places ?? []).map(({ high }) => high)),
  };
  return (
    <section>
      <h2 className="mb-2 text-16 font-medium">{t`Result`}</h2>
      {reason && <p className="mb-3 text-14 text-text-2">{t(REASON_WORDS[reason])}</p>}
      {error && !places && <QueryError error={error} onRetry={refetch} />}
      {!error && !places && <Skeleton className="h-40 rounded-panel" />}
      <ol className="flex flex-col gap-2">
        {places?.map((place) => (
          <PlaceRow key={place.entry} place={place} plan={challenge.plan} span={span} />
        ))}
      </ol>
      {hasNextPage && (
        <OlderButton loading={isFetchingNextPage} onPress={() => void fetchNextPage()} />
      )}
      <p className="mt-3 max-w-2xl text-12 text-text-2">
        {t`A bar shows how strong a work is (Bradley–Terry) and, at 95 %, how sure that is. Where bars overlap, the votes don't tell two works apart for certain.`}
      </p>
      <Exclusions id={id} />
      <Bundle challenge={challenge} />
    </section>
  );
}

function PlaceRow({
  place,
  plan,
  span,
}: {
  readonly place: ChallengePlace;
  readonly plan: Challenge["plan"];
  readonly span: StrengthSpan;
}) {
  const { work, prize } = place;
  return (
    <li className="grid grid-cols-[2rem_3rem_minmax(0,1fr)] items-center gap-3 rounded-panel bg-surface-1 p-2 sm:grid-cols-[2rem_3rem_minmax(0,1fr)_12rem]">
      <span className="text-center text-16 font-medium nums">{place.place}</span>
      {work ? <WorkPicture card={work} className="size-12" /> : <span />}
      <span className="min-w-0 text-14">
        {work ? (
          <>
            <Link to="/item/$id" params={{ id: work.id }} className="line-clamp-1 wrap-anywhere">
              {work.title ?? work.prompt}
            </Link>
            <AuthorLink author={work.author} className="text-text-2">
              {work.author.displayName}
            </AuthorLink>
          </>
        ) : (
          <span className="text-text-2">{t`This work isn't shown to you`}</span>
        )}
        {prize && (
          <span className="block text-text-2">
            {t(prizeWords(prize.kind, plan))}
            {" · "}
            {plural(prize.gems, { one: "# gem", other: "# gems" })}
          </span>
        )}
      </span>
      <IntervalBar place={place} span={span} className="col-span-3 sm:col-span-1" />
    </li>
  );
}

function Exclusions({ id }: { readonly id: string }) {
  const { data } = useListChallengeExclusionsInfiniteQuery(id);
  const all = data?.pages.flatMap(({ items }) => items) ?? [];
  if (all.length === 0) return null;
  return (
    <section className="mt-6">
      <h3 className="mb-2 text-14 font-medium">{t`Left out`}</h3>
      <ul className="flex flex-col gap-1 text-14 text-text-2">
        {all.map(({ what, id: one, statement }) => (
          <li key={one} className="wrap-anywhere">
            {what === "entry" ? t`An entry` : t`A voter`}: {statement}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The bundle as a file, and the page that checks it. */
function Bundle({ challenge: { id, head } }: { readonly challenge: Challenge }) {
  return (
    <section className="mt-6 flex flex-col items-start gap-3">
      <h3 className="text-14 font-medium">{t`Check it yourself`}</h3>
      <p className="max-w-2xl text-14 text-text-2">
        {t`The bundle has every vote, under numbers instead of names, and everything that the result follows from. It is signed by this server.`}
      </p>
      <div className="flex flex-wrap gap-3">
        <BundleButton id={id} />
        <Link to="/verify" search={{ challenge: id }} className={buttonClass()}>
          {t`Check it here`}
        </Link>
      </div>
      {head && (
        <p className="text-12 break-all text-text-2">
          {t`End of the chain: ballot ${head.number}, ${{ hash: head.hash }}`}
        </p>
      )}
    </section>
  );
}
