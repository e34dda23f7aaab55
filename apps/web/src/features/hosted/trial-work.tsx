import { t } from "@lingui/core/macro";
import { useEffect } from "react";
import { ItemLink } from "../../entities/creation/item-link.tsx";
import { tilePicture } from "../../entities/creation/picture-source.ts";
import { api } from "../../store/api.ts";
import { useAppDispatch } from "../../store/store.ts";
import { useGetTrialWorkQuery } from "./services-api.ts";

/** A trial being made, then its result. When it ends, the figures of the services are read again. */
export function TrialWork({ id }: { readonly id: string }) {
  const { data: work } = useGetTrialWorkQuery(id);
  const dispatch = useAppDispatch();
  const hasEnded = work !== undefined && work.status !== "processing";
  useEffect(() => {
    if (hasEnded) dispatch(api.util.invalidateTags(["Service"]));
  }, [hasEnded, dispatch]);
  const picture = work && tilePicture(work);
  return (
    <div role="status" className="order-last flex w-full flex-col items-start gap-2 text-14">
      {!hasEnded && <p>{t`The trial is being made, just for you.`}</p>}
      {work?.failure && <p>{work.failure.sentence}</p>}
      {hasEnded && !work.failure && (
        <>
          <ItemLink id={id} className="flex flex-col gap-2 rounded-media font-medium underline">
            {picture && (
              <img src={picture.src} alt="" className="max-h-44 rounded-media object-contain" />
            )}
            {t`Look at the trial`}
          </ItemLink>
          <p className="text-12 text-text-2">
            {t`It's in your library, too. The price was the list price; what was spent is what the service billed.`}
          </p>
        </>
      )}
    </div>
  );
}
