import type { CreationCard } from "@kinora/contracts/creation/creation";
import { t } from "@lingui/core/macro";
import { useCard, useListed } from "../entities/creation/use-cards.ts";
import { useGetFeedInfiniteQuery } from "../features/feed/feed-api.ts";
import { Mark } from "../ui/mark.tsx";
import { ThumbCanvas } from "../ui/thumb-canvas.tsx";

const isPicture = ({ media, kind }: CreationCard) => media !== null && kind !== "music";

/** Works made here, beside the sign-in on wide windows; the logo while there are none. */
export function FrontPicture() {
  const { data } = useGetFeedInfiniteQuery({ kind: "trending" });
  const [first = ""] = useListed(data?.pages, isPicture);
  const work = useCard(first);
  const picture = work?.kind === "image" ? work.media?.main : work?.media?.poster;
  return (
    <div className="relative grid size-full place-items-center overflow-hidden rounded-media bg-surface-1">
      {work && picture ? (
        <>
          <ThumbCanvas hash={work.thumbhash} />
          <img src={picture.url} alt="" className="absolute inset-0 size-full object-cover" />
          <p className="absolute inset-x-0 bottom-0 bg-linear-to-t from-black/80 to-transparent p-6 pt-24 text-white">
            <span className="block max-w-xl font-title text-20 font-medium">{work.prompt}</span>
            <span className="mt-1 block text-14">
              {work.type === "video-upload"
                ? t`by ${{ author: work.author.displayName }}`
                : t`by ${{ author: work.author.displayName }}, made with AI`}
            </span>
          </p>
        </>
      ) : (
        <Mark size={72} />
      )}
    </div>
  );
}
