import { t } from "@lingui/core/macro";
import { lazy, Suspense } from "react";
import { ItemLink } from "../../entities/creation/item-link.tsx";
import { CreationFrame } from "./creation-frame.tsx";
import { ItemActions } from "./item-actions.tsx";
import type { ItemWays } from "./item-ways.ts";
import { useCreation } from "./use-creation.ts";

const ChangeWords = lazy(() =>
  import("./change-words.tsx").then((m) => ({ default: m.ChangeWords })),
);
const OrderWorks = lazy(() => import("./order-works.tsx").then((m) => ({ default: m.OrderWorks })));

/** The latest work, developing under the composer; once finished, it plays there. */
export function CurrentCreation({
  id,
  onRemix,
  modelName,
}: Pick<ItemWays, "onRemix"> & {
  readonly id: string;
  /** Returns the name of a model by its key. */
  readonly modelName: (key: string) => string;
}) {
  const { data } = useCreation(id);
  if (data?.order)
    return (
      <Suspense>
        <OrderWorks ids={data.order.works} modelName={modelName} />
      </Suspense>
    );
  if (!data || data.status === "deleted") return null;
  const { width, height } = data;
  return (
    <section aria-label={t`Your new works`} className="enter flex flex-col gap-4">
      <div
        className="mx-auto w-full"
        style={{
          // Keeps composer, work and its buttons on one screen.
          maxWidth: `min(100%, calc(min(62dvh, max(16rem, 100dvh - 31rem)) * ${width / height}))`,
        }}
      >
        <CreationFrame key={data.media?.main.url ?? data.status} card={data} />
      </div>
      {data.notices.map((words) => (
        <p key={words} className="text-center text-14 text-text-2 first-letter:uppercase">
          {words}
        </p>
      ))}
      {data.failure && (
        <div className="mx-auto flex max-w-prose flex-col items-center gap-2 text-center text-14">
          <p dir="auto" className="line-clamp-2 text-text-2 wrap-anywhere">
            {data.prompt}
          </p>
          <p>{data.failure.sentence}</p>
          {data.failure.reason === "policy" && (
            <Suspense>
              <ChangeWords work={data} />
            </Suspense>
          )}
        </div>
      )}
      <div className="flex flex-wrap items-center justify-center gap-2">
        <ItemActions creation={data} onRemix={onRemix} />
        {data.media && (
          <ItemLink id={id} className="px-3 text-14 font-medium underline underline-offset-4">
            {t`Open`}
          </ItemLink>
        )}
      </div>
    </section>
  );
}
