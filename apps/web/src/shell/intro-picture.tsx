import { useGetFeedInfiniteQuery } from "../features/feed/feed-api.ts";
import { ThumbCanvas } from "../ui/thumb-canvas.tsx";

export type IntroScene = "write" | "develop" | "show";

/** What a slide shows: works from the feed behind it, so that it promises nothing else. */
export function IntroPicture({
  scene,
  prompt,
}: {
  readonly scene: IntroScene;
  readonly prompt: string;
}) {
  const { data } = useGetFeedInfiniteQuery({ kind: "trending" });
  const works = (data?.pages[0]?.items ?? []).flatMap(({ id, kind, thumbhash, media }) => {
    if (kind === "music") return [];
    const url = (media?.thumbnail ?? media?.poster)?.url;
    return url ? [{ id, thumbhash, url }] : [];
  });
  const first = works[0];
  return (
    <div
      aria-hidden="true"
      className="relative aspect-video overflow-hidden rounded-media bg-[linear-gradient(140deg,oklch(0.34_0.06_300),oklch(0.2_0.03_250))]"
    >
      {scene === "show" ? (
        <div className="grid size-full grid-cols-3 grid-rows-2 gap-1.5">
          {works.slice(0, 6).map((work) => (
            <div key={work.id} className="relative overflow-hidden rounded-lg">
              <ThumbCanvas hash={work.thumbhash} />
              <img src={work.url} alt="" className="relative size-full object-cover" />
            </div>
          ))}
        </div>
      ) : (
        first && (
          <img
            key={scene}
            src={first.url}
            alt=""
            className={
              scene === "develop"
                ? "absolute inset-0 size-full scale-105 object-cover blur-md saturate-50"
                : "absolute inset-0 size-full object-cover brightness-45"
            }
          />
        )
      )}
      {scene === "write" && (
        <p className="enter absolute inset-0 grid place-items-center px-8 text-center font-title text-20 font-medium text-white">
          {prompt}
        </p>
      )}
      {scene === "develop" && (
        <div className="absolute inset-x-0 bottom-0 bg-linear-to-t from-black/70 to-transparent p-4 pt-12 text-white">
          <p className="flex justify-between text-14 font-medium">
            <span>Rendering</span>
            <span className="nums">64 %</span>
          </p>
          <div className="mt-2 h-1 overflow-hidden rounded-full bg-white/25">
            <div className="bar-gem h-full w-[64%] rounded-full" />
          </div>
        </div>
      )}
    </div>
  );
}
