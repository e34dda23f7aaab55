import type { CreationCard } from "@kinora/contracts/creation/creation";
import { RotateCcw, TriangleAlert } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { useGetCreationQuery } from "./creation-api.ts";
import { useAct } from "./use-act.ts";

/** What did not work, why, and the way to try again. */
export function FailedPicture({ card }: { readonly card: CreationCard }) {
  const { data } = useGetCreationQuery(card.id);
  const { act, busy } = useAct();
  const failure = data?.failure;
  return (
    <div className="size-full rounded-media bg-surface-1 [container-type:size]">
      <div className="flex size-full flex-col items-center justify-center gap-2.5 overflow-hidden p-4 text-center [@container(max-height:9.5rem)]:items-start [@container(max-height:9.5rem)]:gap-1.5 [@container(max-height:9.5rem)]:p-2 [@container(max-height:9.5rem)]:text-left">
        <TriangleAlert
          size={22}
          className="shrink-0 text-warn [@container(max-height:9.5rem)]:hidden"
        />
        {/* On a small tile beside the menu. */}
        <p className="line-clamp-4 text-12 text-text-2 [@container(max-height:9.5rem)]:line-clamp-2 [@container(max-height:9.5rem)]:pr-10">
          <span className="sr-only">{card.prompt}. </span>
          {failure?.sentence ?? "This one did not work."}
        </p>
        {failure?.canRetry !== false && (
          <Button
            size="sm"
            icon={<RotateCcw size={15} />}
            busy={busy && "Retrying"}
            onClick={() => void act(card.id, "retry")}
          >
            Retry
          </Button>
        )}
      </div>
    </div>
  );
}
