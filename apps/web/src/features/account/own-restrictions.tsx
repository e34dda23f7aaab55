import type { OwnRestriction } from "@kinora/contracts/moderation/own-restriction";
import { t } from "@lingui/core/macro";
import { useId } from "react";
import { nounOf } from "../../entities/creation/content-words.ts";
import { DecisionStatement } from "../../entities/moderation/decision-statement.tsx";
import { FLAG_REASON_WORDS } from "../../entities/moderation/flag-reasons.ts";
import { QueryError } from "../../store/query-error.tsx";
import { useSay } from "../../store/use-say.ts";
import { dayText } from "../../text/moment-text.ts";
import { OlderButton } from "../../ui/older-button.tsx";
import {
  useContestRestrictionMutation,
  useListOwnRestrictionsInfiniteQuery,
} from "./own-restrictions-api.ts";

/**
 * Lists the user's works that others cannot see, each with its statement of reasons. Renders
 * nothing when there are none.
 */
export function OwnRestrictions() {
  const title = useId();
  const query = useListOwnRestrictionsInfiniteQuery();
  const { data, error, refetch } = query;
  if (error && !data) return <QueryError error={error} onRetry={refetch} />;
  const found = data?.pages.flatMap(({ items }) => items) ?? [];
  if (found.length === 0) return null;
  return (
    <section aria-labelledby={title} className="flex flex-col gap-3 border-t border-line pt-6">
      <h2 id={title} className="text-16 font-semibold">
        {t`Works others can't see`}
      </h2>
      <ul className="flex flex-col gap-3">
        {found.map((one) => (
          <Work key={`${one.creationId} ${one.at}`} restriction={one} />
        ))}
      </ul>
      {query.hasNextPage && (
        <OlderButton
          loading={query.isFetchingNextPage}
          onPress={() => void query.fetchNextPage()}
        />
      )}
    </section>
  );
}

function Work({ restriction }: { readonly restriction: OwnRestriction }) {
  const { creationId, kind, title, madeAt, rule, ...said } = restriction;
  const [contest, { isLoading }] = useContestRestrictionMutation();
  const { say, saySorry } = useSay();
  const made = dayText(madeAt);
  const onAppeal = (text: string) =>
    void contest({ id: creationId, text })
      .unwrap()
      .then(() => say(t`Thank you. Someone else will review it.`, "success"), saySorry);
  return (
    <DecisionStatement
      {...said}
      title={title || t`${{ kind: nounOf(kind) }} from ${{ made }}`}
      rule={rule === null ? "" : t`Reason: ${t(FLAG_REASON_WORDS[rule])}.`}
      busy={isLoading}
      onAppeal={onAppeal}
    />
  );
}
