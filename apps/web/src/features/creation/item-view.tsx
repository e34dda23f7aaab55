import type { Creation } from "@kinora/contracts/creation/creation";
import { Info } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { QueryError } from "../../store/query-error.tsx";
import { Avatar } from "../../ui/avatar.tsx";
import { ItemLink } from "../../ui/item-link.tsx";
import { gemWords } from "../../ui/money.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { timeAgo } from "../../ui/time-ago.ts";
import { useGetCreationQuery } from "./creation-api.ts";
import { CreationFrame } from "./creation-frame.tsx";
import { ItemActions } from "./item-actions.tsx";
import type { ItemKit } from "./item-kit.ts";
import { RecipeTable } from "./recipe-table.tsx";

const ProvenanceNote = lazy(() =>
  import("./provenance-note.tsx").then((m) => ({ default: m.ProvenanceNote })),
);

const StoryExtras = lazy(() =>
  import("./story-extras.tsx").then((m) => ({ default: m.StoryExtras })),
);

export interface ItemViewProps {
  readonly id: string;
  readonly kit: ItemKit;
}

/** One item: the work large, beside it its words, what can be done with it, and how it was made. */
export function ItemView({ id, kit }: ItemViewProps) {
  const { data, error, refetch } = useGetCreationQuery(id);
  const [seek, setSeek] = useState<Seek | null>(null);
  if (error && !data) return <QueryError error={error} onRetry={refetch} />;
  return (
    <div className="mx-auto grid w-full max-w-[96rem] gap-6 p-3 md:p-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-10">
      {data ? (
        <>
          <Stage creation={data} seek={seek} />
          <Words creation={data} kit={kit} onSeek={(seconds) => setSeek({ seconds })} />
        </>
      ) : (
        <>
          <Skeleton className="aspect-video w-full rounded-media!" />
          <Skeleton className="h-80 w-full" />
        </>
      )}
    </div>
  );
}

interface Seek {
  readonly seconds: number;
}

function Stage({ creation, seek }: { readonly creation: Creation; readonly seek: Seek | null }) {
  const { width, height } = creation;
  return (
    <div className="flex items-center justify-center lg:sticky lg:top-20 lg:h-[calc(100dvh-7.5rem)]">
      <div
        className="w-full"
        style={{
          aspectRatio: `${width} / ${height}`,
          // Never higher than the window, whatever its shape.
          maxWidth: `calc((100dvh - 7rem) * ${width / height})`,
        }}
      >
        <CreationFrame
          key={creation.media?.main.url ?? creation.status}
          card={creation}
          seek={seek}
        />
      </div>
    </div>
  );
}

function Words({ creation, kit, onSeek }: ItemViewWordsProps) {
  const { author, prompt, notices, failure, recipe, parent, gems } = creation;
  return (
    <div className="flex flex-col gap-6 px-1 pb-10 lg:pt-2">
      <div className="flex items-center gap-3">
        <Avatar name={author.displayName} url={author.avatarUrl} size={40} />
        <div className="min-w-0">
          <p className="truncate font-medium">{author.displayName}</p>
          <p className="text-12 text-text-2">
            @{author.handle} · {timeAgo(new Date(creation.createdAt))}
          </p>
        </div>
      </div>
      <title>{`${prompt.slice(0, 60)} · Kinora`}</title>
      <h1 className="text-20 leading-snug! font-medium!">{prompt}</h1>
      {[...(failure ? [failure.sentence] : []), ...notices].map((words) => (
        <p key={words} className="flex gap-2.5 rounded-field bg-surface-1 px-4 py-3 text-14">
          <Info size={18} className="mt-0.5 text-warn" aria-hidden="true" />
          <span className="first-letter:uppercase">{words}</span>
        </p>
      ))}
      <ItemActions creation={creation} kit={kit} />
      {creation.kind === "story" && (
        <Suspense>
          <StoryExtras creation={creation} onSeek={onSeek} />
        </Suspense>
      )}
      {parent && (
        <p className="text-14 text-text-2">
          A remix of{" "}
          <ItemLink id={parent.id} className="text-text underline underline-offset-4">
            a work by {parent.author.displayName}
          </ItemLink>
        </p>
      )}
      <section className="border-t border-line pt-5">
        <h2 className="mb-3 text-14">Recipe</h2>
        <RecipeTable recipe={recipe} />
        {gems && gems.settled > 0 && (
          <p className="mt-3 text-12 text-text-2">You paid {gemWords(gems.settled)}.</p>
        )}
      </section>
      {creation.media && creation.aiGenerated && (
        <Suspense>
          <ProvenanceNote id={creation.id} />
        </Suspense>
      )}
      {!creation.aiGenerated && (
        <p className="text-12 text-text-2">Brought along by its author; not made with AI.</p>
      )}
    </div>
  );
}

interface ItemViewWordsProps {
  readonly creation: Creation;
  readonly kit: ItemKit;
  readonly onSeek: (seconds: number) => void;
}
