import { lazy, type ReactNode, type RefObject, Suspense, useRef, useState } from "react";
import type { MenuGroups } from "./menu-groups.ts";

export interface MenuTrigger {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly onClick: () => void;
  readonly onPointerEnter: () => void;
  readonly "aria-haspopup": "menu";
  readonly "aria-expanded": boolean;
}

export interface MenuProps {
  readonly groups: MenuGroups;
  readonly trigger: (props: MenuTrigger) => ReactNode;
  readonly header?: ReactNode;
  readonly align?: "start" | "end";
}

const load = () => import("./menu-panel.tsx");
const MenuPanel = lazy(() => load().then((m) => ({ default: m.MenuPanel })));

/** One menu. Its parts are fetched when somebody reaches for it. */
export function Menu({ groups, trigger, header, align = "end" }: MenuProps) {
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
        <Suspense fallback={null}>
          <MenuPanel
            open={open}
            onOpenChange={setOpen}
            anchor={anchor}
            groups={groups}
            header={header}
            align={align}
          />
        </Suspense>
      )}
    </>
  );
}
