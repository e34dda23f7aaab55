import type { Challenge } from "@kinora/contracts/challenge/challenge";
import { PRIZE_KINDS } from "@kinora/contracts/challenge/challenge-vocabulary";
import { plural, t } from "@lingui/core/macro";
import { poolWords, prizeWords } from "./challenge-words.ts";

/** How the pool is divided. */
export function PrizeList({ challenge }: { readonly challenge: Challenge }) {
  const { pool, plan, state, reason } = challenge;
  if (pool === 0 || state === "cancelled" || reason !== null) return null;
  const kinds = PRIZE_KINDS.filter((kind) => plan.shares[kind] > 0);
  return (
    <section className="mb-8">
      <h2 className="mb-2 text-16 font-medium">{poolWords(challenge)}</h2>
      <dl className="grid max-w-sm grid-cols-[1fr_auto] gap-x-6 gap-y-1 text-14 nums">
        {kinds.map((kind) => (
          <div key={kind} className="contents">
            <dt className="text-text-2">{t(prizeWords(kind, plan))}</dt>
            <dd className="text-end">
              {plural(Math.floor((pool * plan.shares[kind]) / 100), {
                one: "# gem",
                other: "# gems",
              })}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 max-w-2xl text-12 text-text-2">
        {t`The gems of a group are shared evenly among its members; each person wins one prize. With fewer than 5 authors, or fewer than 30 votes by 5 people without an entry, there are no prizes.`}
      </p>
    </section>
  );
}
