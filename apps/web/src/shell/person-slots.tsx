import { lazy, Suspense } from "react";
import type { Fills } from "../ui/slot.tsx";

const MenuOfPerson = lazy(() =>
  import("./person-menu.tsx").then((m) => ({ default: m.MenuOfPerson })),
);

const GiftButton = lazy(() => import("./gift-button.tsx").then((m) => ({ default: m.GiftButton })));

/** What other features show on a person's page. */
export const PERSON_SLOTS: Fills = {
  "person.menu": (person) => (
    <Suspense fallback={<span className="size-11" />}>
      <MenuOfPerson {...person} />
    </Suspense>
  ),
  "person.gift": (person) => (
    <Suspense fallback={<span className="h-11 w-32" />}>
      <GiftButton {...person} />
    </Suspense>
  ),
};
