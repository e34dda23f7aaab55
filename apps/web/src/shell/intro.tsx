import { lazy, Suspense, use, useEffect, useState } from "react";
import { useAppSelector } from "../store/store.ts";
import { isTrue, readStored, writeStored } from "../store/stored-value.ts";
import { whenIdle } from "../ui/when-idle.ts";
import { sessionKnown } from "./keep-session.ts";

const KEY = "hasSeenIntroSlides";

const fetchSlides = () =>
  Promise.all([import("./intro-slides.tsx"), import("../ui/sheet-panel.tsx")]);

const IntroSlides = lazy(() => fetchSlides().then(([m]) => ({ default: m.IntroSlides })));

/** Somebody who has pressed, typed or scrolled is at something. */
const isBusy = () => scrollY > 0 || navigator.userActivation?.hasBeenActive === true;

const isNew = () => readStored(KEY, isTrue) === null && location.search === "" && navigator.onLine;

/**
 * Told once, to somebody new who came to the front door: never on a deep link, never to members. Who is busy by the
 * time it is here is not interrupted, and hears it another time.
 */
export function Intro() {
  const [open, setOpen] = useState(false);
  // The page itself comes first.
  useEffect(
    () =>
      whenIdle(() => {
        if (isNew())
          fetchSlides().then(
            () => setOpen(!isBusy()),
            () => undefined,
          );
      }),
    [],
  );
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

function ForNewcomers({ onClose }: { readonly onClose: () => void }) {
  use(sessionKnown());
  const signedIn = useAppSelector(({ auth }) => auth.uid !== null);
  useEffect(() => {
    if (signedIn) writeStored(KEY, true);
  }, [signedIn]);
  return signedIn ? null : <IntroSlides onClose={onClose} />;
}
