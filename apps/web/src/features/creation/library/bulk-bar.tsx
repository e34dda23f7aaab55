import type { BulkAction } from "@kinora/contracts/creation/creation-action";
import { t } from "@lingui/core/macro";
import { X } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { actionWords } from "../action-words.tsx";
import type { LibraryView } from "../library-api.ts";
import type { Selection } from "./selection.ts";
import { useBulk } from "./use-bulk.ts";

const ACTIONS: Readonly<Record<LibraryView, readonly BulkAction[]>> = {
  library: ["public", "private", "hide", "delete"],
  trash: ["restore"],
};

/** Actions for all selected works, at the bottom of the page while selecting. */
export function BulkBar({
  view,
  selection: { chosen, all, end },
}: {
  readonly view: LibraryView;
  readonly selection: Selection;
}) {
  const { act, busy } = useBulk();
  const press = (action: BulkAction) => void act([...chosen], action, end);
  return (
    <>
      {/* With large text it is too tall for the bottom of the first screenful of works, so it floats over the page. */}
      <div aria-hidden="true" className="hidden h-60 max-md:large-text:block" />
      <section
        aria-label={t`Selected works`}
        className="enter max-md:large-text:fixed max-md:large-text:inset-x-2 max-md:large-text:max-w-[calc(100%-1rem)] sticky bottom-[calc(var(--nav-mobile)+var(--player)+env(safe-area-inset-bottom,0px)+1.75rem)] z-20 mx-auto mt-4 flex w-max max-w-full flex-wrap items-center justify-center gap-1.5 rounded-panel border border-line bg-surface-1 p-2 shadow-2xl md:bottom-[calc(var(--player)+1rem)]"
      >
        <p className="px-3 text-14 nums" aria-live="polite">
          {t`${{ size: chosen.size }} selected`}
        </p>
        <Button look="ghost" size="sm" onClick={all}>
          {t`All`}
        </Button>
        {/* Two per row with large text: in one row they would overflow a phone's screen. */}
        <div className="flex justify-center gap-1.5 max-md:large-text:flex-wrap max-md:order-last max-md:basis-full max-md:gap-1">
          {ACTIONS[view].map((action) => {
            const { label, icon, danger } = actionWords(action);
            return (
              <Button
                key={action}
                size="sm"
                look={danger ? "danger" : "quiet"}
                icon={icon}
                className="max-md:h-auto! max-md:min-h-14 max-md:min-w-18 max-md:large-text:min-w-[45%] max-md:flex-1 max-md:flex-col max-md:gap-1! max-md:rounded-field! max-md:px-1.5! max-md:py-1.5 max-md:text-12! max-md:leading-tight max-md:whitespace-normal"
                disabled={busy || chosen.size === 0}
                onClick={() => press(action)}
              >
                {label}
              </Button>
            );
          })}
        </div>
        <IconButton label={t`Stop selecting`} icon={<X size={20} />} onClick={end} />
      </section>
    </>
  );
}
