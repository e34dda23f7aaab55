import { lazy, Suspense, use, useEffect, useState } from "react";
import { useAppSelector } from "../store/store.ts";
import { isTrue, readStored, writeStored } from "../store/stored-value.ts";
import { whenIdle } from "../ui/when-idle.ts";
import { sessionKnown } from "./keep-session.ts";

const KEY = "hasSeenIntroSlides";

const fetchSlides = () => import("./intro-slides.tsx");

const IntroSlides = lazy(() => fetchSlides().then((m) => ({ default: m.IntroSlides })));

const isNew = () => readStored(KEY, isTrue) === null && location.search === "" && navigator.onLine;

/**
 * Shown once to a new visitor on the front page, never on a deep link or to members. A visitor who
 * is busy by the time it has loaded is not interrupted and sees it another time.
 */
export function Intro() {
  const [open, setOpen] = useState(false);
  // The page itself loads first.
  useEffect(() => {
    let left = false;
    let busy = scrollY > 0;
    const stops = ["pointerdown", "keydown", "scroll"].map((kind) =>
      listen(kind, () => (busy = true)),
    );
    const stop = whenIdle(() => {
      if (!isNew()) return;
      fetchSlides().then(
        () => left || setOpen(!busy),
        () => undefined,
      );
    });
    return () => {
      left = true;
      for (const each of [stop, ...stops]) each();
    };
  }, []);
  if (!open) return null;
  const close = () => {
    writeStored(KEY, true);
    setOpen(false);
  };
  return (
    <Suspense fallback={null}>
      <ForNewcomers onClose={close} />
    </Suspense>
  );
}

function listen(kind: string, act: () => void): () => void {
  addEventListener(kind, act, { passive: true });
  return () => removeEventListener(kind, act);
}

function ForNewcomers({ onClose }: { readonly onClose: () => void }) {
  use(sessionKnown());
  const signedIn = useAppSelector(({ auth }) => auth.uid !== null);
  useEffect(() => {
    if (signedIn) writeStored(KEY, true);
  }, [signedIn]);
  return signedIn ? null : <IntroSlides onClose={onClose} />;
}
