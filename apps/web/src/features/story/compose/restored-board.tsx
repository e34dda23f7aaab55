import type { Board } from "@kinora/contracts/story/board";
import { plural, t } from "@lingui/core/macro";
import { PanelsTopLeft, X } from "lucide-react";
import { forgetRestoredBoard } from "../../../entities/story/restored-board.ts";
import { IconButton } from "../../../ui/icon-button.tsx";

/** The storyboard from a file, with buttons to open it unchanged or discard it. */
export function RestoredBoard({ board }: { readonly board: Board }) {
  const { title, scenes } = board;
  return (
    <div className="flex items-center gap-3 rounded-field bg-surface-2 py-2 pr-2 pl-4">
      <PanelsTopLeft size={20} aria-hidden="true" className="shrink-0 text-accent" />
      <p className="min-w-0 flex-1">
        <strong dir="auto" className="block truncate font-medium">
          {title}
        </strong>
        <span className="text-14 text-text-2">
          {plural(
            { count: scenes.length },
            {
              one: "A storyboard of # scene from a file",
              other: "A storyboard of # scenes from a file",
            },
          )}
        </span>
      </p>
      <IconButton
        label={t`Remove this storyboard`}
        icon={<X size={20} />}
        onClick={forgetRestoredBoard}
      />
    </div>
  );
}
