import type { ContentKind } from "@kinora/contracts/prompt/vocabulary";
import { lazy, Suspense } from "react";
import { useHydrated } from "../../ui/use-hydrated.ts";

const load = () => import("./first-works.tsx");
const Empty = lazy(() => load().then((m) => ({ default: m.NothingYet })));
const More = lazy(() => load().then((m) => ({ default: m.MoreToCome })));

/**
 * Shown in place of works. The server's page does not know whether the first ones are being made.
 */
export function NothingYet({ content }: { readonly content: ContentKind | undefined }) {
  return (
    <div className="min-h-80">
      <Suspense>{useHydrated() && <Empty content={content} />}</Suspense>
    </div>
  );
}

/** Shown below the first few works of a feed. */
export function MoreToCome() {
  return <Suspense>{useHydrated() && <More />}</Suspense>;
}
