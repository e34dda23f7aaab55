import { t } from "@lingui/core/macro";
import { useNavigate } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useState } from "react";
import { takeLastKey } from "../platform/first-moments.ts";
import { areCharacterKeysOn } from "../ui/character-keys.ts";
import { isTyping } from "../ui/is-typing.ts";
import { Sheet } from "../ui/sheet.tsx";

const KeyList = lazy(() => import("./key-list.tsx").then((m) => ({ default: m.KeyList })));

/** Milliseconds a typing user needs to notice that their field has disappeared. */
const NOTICED_MS = 1_500;

/** The shortcuts that work everywhere, and the sheet that lists them all. */
export function Shortcuts() {
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();

  useEffect(() => {
    const acts: Readonly<Record<string, () => void>> = {
      "?": () => setOpen(true),
      "/": () => document.querySelector<HTMLElement>("[data-search-field]")?.focus(),
      c: () => void navigate({ to: "/create" }),
      g: () => void navigate({ to: "/" }),
      b: () => void navigate({ to: "/library" }),
      n: () => void navigate({ to: "/notifications" }),
    };
    let typed: { readonly field: Element; readonly at: number } | null = null;
    const press = (event: KeyboardEvent) => {
      if (isTyping(event.target)) {
        typed = { field: event.target, at: event.timeStamp };
        return;
      }
      if (event.ctrlKey || event.metaKey || event.altKey || !areCharacterKeysOn()) return;
      // Ignore the rest of a sentence whose field was removed from the page.
      if (typed && !typed.field.isConnected && event.timeStamp - typed.at < NOTICED_MS) return;
      if (document.querySelector("[role=dialog], [role=menu]")) return;
      const act = acts[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    // Pressed before this part of the app had loaded.
    const early = takeLastKey();
    if (early && !early.defaultPrevented) press(early);
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [navigate]);

  return (
    <Sheet open={open} onClose={() => setOpen(false)} title={t`Keyboard shortcuts`}>
      <Suspense fallback={<div className="h-96" />}>
        <KeyList />
      </Suspense>
    </Sheet>
  );
}
