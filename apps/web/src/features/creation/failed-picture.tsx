import type { CreationCard } from "@kinora/contracts/creation/creation";
import { t } from "@lingui/core/macro";
import { RotateCcw, TriangleAlert } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { ChangeWords } from "./change-words.tsx";
import { useGetCreationQuery } from "./creation-api.ts";
import { useAct } from "./use-act.ts";

/** What failed, why, and a way to try again. */
export function FailedPicture({ card }: { readonly card: CreationCard }) {
  const { data } = useGetCreationQuery(card.id);
  const { act, busy } = useAct();
  const failure = data?.failure;
  return (
    <div className="failed-tile size-full rounded-media bg-surface-1">
      <div className="flex size-full flex-col items-center justify-center gap-2.5 overflow-hidden p-4 text-center">
        <TriangleAlert size={22} className="shrink-0 text-warn" />
        {/* On a small tile it is beside the menu. */}
        <p className="line-clamp-4 text-12 text-text-2">
          <span className="sr-only">{card.prompt}. </span>
          {failure?.sentence ?? t`This one failed.`}
        </p>
        {data && failure?.reason === "policy" && (
          <ChangeWords work={{ ...card, ...data }} size="sm" />
        )}
        {failure?.canRetry !== false && (
          <Button
            size="sm"
            icon={<RotateCcw size={15} />}
            busy={busy && t`Retrying`}
            onClick={() => void act(card.id, "retry")}
          >
            {t`Retry`}
          </Button>
        )}
      </div>
    </div>
  );
}
