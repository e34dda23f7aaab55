import { lazy, type ReactNode, type RefObject, Suspense, useRef, useState } from "react";
import type { MenuGroups } from "./menu-groups.ts";

export interface MenuTrigger {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly onClick: () => void;
  readonly onPointerEnter: () => void;
  readonly "aria-haspopup": "menu";
  readonly "aria-expanded": boolean;
}

/** State that the button of a menu passes to its panel. */
export interface MenuFrameState {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly anchor: RefObject<HTMLButtonElement | null>;
}

export interface MenuProps {
  readonly groups: MenuGroups;
  readonly trigger: (props: MenuTrigger) => ReactNode;
  readonly align?: "start" | "end";
}

const load = () => import("./menu-panel.tsx");
const MenuPanel = lazy(() => load().then((m) => ({ default: m.MenuPanel })));

/** A menu whose code is loaded when the user reaches for it. */
export function Menu({ groups, trigger, align = "end" }: MenuProps) {
  return (
    <MenuFrame
      trigger={trigger}
      panel={(props) => <MenuPanel {...props} groups={groups} align={align} />}
    />
  );
}

/** The button of a menu whose entries are loaded with its panel. */
export function MenuFrame({
  trigger,
  panel,
}: Pick<MenuProps, "trigger"> & { readonly panel: (props: MenuFrameState) => ReactNode }) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  return (
    <>
      {trigger({
        ref: anchor,
        onClick: () => {
          setWanted(true);
          setOpen((now) => !now);
        },
        onPointerEnter: () => void load(),
        "aria-haspopup": "menu",
        "aria-expanded": open,
      })}
      {wanted && (
        <Suspense fallback={null}>{panel({ open, onOpenChange: setOpen, anchor })}</Suspense>
      )}
    </>
  );
}
