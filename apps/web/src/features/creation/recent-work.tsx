import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useMemo } from "react";
import { QueryError } from "../../store/query-error.tsx";
import { CreationWall, CreationWallSkeleton } from "./creation-wall.tsx";
import { useOwnCreations } from "./use-own-creations.ts";

const SHOWN = 24;

/** Under the composer: what is being made and what was made last. `empty` stands there before. */
export function RecentWork({
  except,
  empty,
}: {
  /** Shown elsewhere on the page. */
  readonly except: string;
  readonly empty: ReactNode;
}) {
  const { ids: all, isLoading, isError, error, refetch, signedIn } = useOwnCreations("library");
  const ids = useMemo(() => all.filter((id) => id !== except).slice(0, SHOWN), [all, except]);
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
