import { Menu as BaseMenu } from "@base-ui/react/menu";
import { Fragment, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { cx } from "./class-names.ts";
import type { MenuEntry, MenuGroups } from "./menu-groups.ts";
import { useBackCloses } from "./use-back-closes.ts";

export interface MenuPanelProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly anchor: RefObject<HTMLButtonElement | null>;
  readonly groups: MenuGroups;
  readonly header?: ReactNode;
  readonly align: "start" | "end";
}

export function MenuPanel({ open, onOpenChange, anchor, groups, header, align }: MenuPanelProps) {
  useBackCloses(open, () => onOpenChange(false));
  const popup = useRef<HTMLDivElement>(null);
  return (
    <BaseMenu.Root
      open={open}
      onOpenChange={(next, details) => {
        // The trigger handles its own presses.
        const target = details.event.target;
        if (!next && target instanceof Node && anchor.current?.contains(target)) return;
        onOpenChange(next);
      }}
    >
      {open && <FirstEntry popup={popup} anchor={anchor} />}
      <BaseMenu.Portal>
        <BaseMenu.Positioner anchor={anchor} align={align} sideOffset={8} className="z-50">
          <BaseMenu.Popup
            ref={popup}
            // What an entry opens may have taken the focus: a field, for one. It stays there.
            finalFocus={() => (isElsewhere(popup.current) ? false : anchor.current)}
            className={cx(
              "max-h-[var(--available-height)] min-w-56 overflow-y-auto rounded-panel border border-line bg-surface-1 p-1.5 shadow-2xl outline-none",
              "origin-[var(--transform-origin)] transition-[opacity,scale] data-starting-style:scale-97 data-starting-style:opacity-0 data-ending-style:opacity-0",
            )}
          >
            {header}
            {groups
              .filter((group) => group.length > 0)
              .map((group, index) => (
                <Fragment key={group[0]?.label}>
                  {(index > 0 || header) && (
                    <BaseMenu.Separator className="mx-2 my-1.5 h-px bg-line" />
                  )}
                  {group.map((entry) => (
                    <Entry key={entry.label} entry={entry} />
                  ))}
                </Fragment>
              ))}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

/** True when the focus has left the popup for something else on the page. */
function isElsewhere(popup: HTMLElement | null): boolean {
  const { activeElement, body } = document;
  return activeElement !== null && activeElement !== body && !popup?.contains(activeElement);
}

/** In a menu opened by keyboard, the first entry has the focus. */
function FirstEntry({
  popup,
  anchor,
}: Pick<MenuPanelProps, "anchor"> & { readonly popup: RefObject<HTMLDivElement | null> }) {
  useEffect(() => {
    if (!anchor.current?.matches(":focus-visible")) return;
    const frame = requestAnimationFrame(() =>
      // After the popup has taken the focus itself.
      requestAnimationFrame(() =>
        popup.current?.querySelector<HTMLElement>("[role=menuitem]")?.focus(),
      ),
    );
    return () => cancelAnimationFrame(frame);
  }, [popup, anchor]);
  return null;
}

function Entry({ entry }: { readonly entry: MenuEntry }) {
  const className = cx(
    "flex min-h-10 cursor-pointer items-center gap-3 rounded-field px-3 py-1.5 outline-none select-none data-highlighted:bg-surface-3 touch:min-h-11",
    entry.danger ? "text-danger" : "text-text",
  );
  const content = (
    <>
      <span className="text-text-2">{entry.icon}</span>
      <span className="flex-1">{entry.label}</span>
      {entry.hint && <span className="text-12 text-text-2 nums">{entry.hint}</span>}
    </>
  );
  if (entry.href) {
    return (
      <BaseMenu.LinkItem
        href={entry.href}
        download={entry.download}
        onClick={entry.onSelect}
        className={className}
        closeOnClick
      >
        {content}
      </BaseMenu.LinkItem>
    );
  }
  return (
    <BaseMenu.Item onClick={entry.onSelect} className={className}>
      {content}
    </BaseMenu.Item>
  );
}
