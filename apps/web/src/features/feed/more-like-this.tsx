import type { Creation } from "@kinora/contracts/creation/creation";
import { t } from "@lingui/core/macro";
import { useId, useMemo } from "react";
import { useListed } from "../../entities/creation/use-cards.ts";
import { WorkGrid } from "../../entities/creation/work-grid.tsx";
import { useListSimilarQuery } from "./similar-api.ts";

/** Works near this one; nothing at all when there are none, or they can't be loaded. */
export function MoreLikeThis({ creation: { id } }: { readonly creation: Creation }) {
  const title = useId();
  const { data } = useListSimilarQuery(id);
  const pages = useMemo(() => data && [{ items: data }], [data]);
  const ids = useListed(pages);
  if (ids.length === 0) return null;
  return (
    <section aria-labelledby={title} className="flex flex-col gap-4 border-t border-line pt-6">
      <h2 id={title} className="text-16 font-semibold">{t`More like this`}</h2>
      <WorkGrid ids={ids} label={t`Works like this one`} />
    </section>
  );
}
