import { lazy, Suspense, useState } from "react";
import { useAppSelector } from "../store/store.ts";
import { isTrue, readStored, writeStored } from "../store/stored-value.ts";

const KEY = "hasSeenIntroSlides";

const IntroSlides = lazy(() =>
  import("./intro-slides.tsx").then((m) => ({ default: m.IntroSlides })),
);

/** Told once, to somebody new who came to the front door: never on a deep link, never after sign-in. */
export function Intro() {
  const signedIn = useAppSelector(({ auth }) => auth.uid !== null);
  const [open, setOpen] = useState(
    () => readStored(KEY, isTrue) === null && location.search === "",
  );
  if (!open || signedIn) return null;
  const close = () => {
    writeStored(KEY, true);
    setOpen(false);
  };
  return (
    <Suspense fallback={null}>
      <IntroSlides onClose={close} />
    </Suspense>
  );
}
