import { lazy, Suspense, use, useEffect, useState } from "react";
import { useAppSelector } from "../store/store.ts";
import { isTrue, readStored, writeStored } from "../store/stored-value.ts";
import { whenIdle } from "../ui/when-idle.ts";
import { sessionKnown } from "./keep-session.ts";

const KEY = "hasSeenIntroSlides";

const IntroSlides = lazy(() =>
  import("./intro-slides.tsx").then((m) => ({ default: m.IntroSlides })),
);

/** Told once, to somebody new who came to the front door: never on a deep link, never to members. */
export function Intro() {
  const [open, setOpen] = useState(false);
  // The page itself comes first.
  useEffect(
    () =>
      whenIdle(() =>
        setOpen(readStored(KEY, isTrue) === null && location.search === "" && navigator.onLine),
      ),
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
