import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useMemo } from "react";
import { shallowEqual } from "react-redux";
import { QueryError } from "../../store/query-error.tsx";
import { useAppSelector } from "../../store/store.ts";
import { CreationWall, CreationWallSkeleton } from "./creation-wall.tsx";
import { useOwnCreations } from "./use-own-creations.ts";

const SHOWN = 24;

const isOfPress = (order: string | null | undefined, shown: string | null | undefined) =>
  order != null && order === shown;

/**
 * Works in progress and the latest finished ones, under the composer; `empty` is shown while there
 * are none.
 */
export function RecentWork({
  except,
  empty,
}: {
  /** Already shown elsewhere on the page, with the others of its press. */
  readonly except: string;
  readonly empty: ReactNode;
}) {
  const { ids: all, isLoading, isError, error, refetch, signedIn } = useOwnCreations("library");
  const elsewhere = useAppSelector(
    ({ cards: { byId } }) =>
      all.filter((id) => id === except || isOfPress(byId[id]?.orderId, byId[except]?.orderId)),
    shallowEqual,
  );
  const ids = useMemo(
    () => all.filter((id) => !elsewhere.includes(id)).slice(0, SHOWN),
    [all, elsewhere],
  );
  if (!signedIn) return empty;
  if (isLoading) return <CreationWallSkeleton />;
  if (isError && ids.length === 0) return <QueryError error={error} onRetry={refetch} />;
  if (all.length === 0) return empty;
  if (ids.length === 0) return null;
  return (
    <section aria-labelledby="recent-work">
      <div className="mb-3 flex items-baseline justify-between px-1">
        <h2 id="recent-work" className="text-20">
          {t`Your work`}
        </h2>
        <Link
          to="/library"
          className="inline-flex min-h-11 items-center text-text-2 transition-colors hover:text-text"
        >
          {t`See all`}
        </Link>
      </div>
      <CreationWall label={t`Your work`} ids={ids} />
    </section>
  );
}
