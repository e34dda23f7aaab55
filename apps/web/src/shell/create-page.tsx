import { lazy, Suspense, useEffect } from "react";
import { useInWork } from "../features/creation/use-own-creations.ts";
import { Composer } from "../features/prompt/composer.tsx";
import { ComposerSheet } from "../features/prompt/composer-sheet.tsx";
import { currentPromptSet } from "../store/prompt-slice.ts";
import { useAppDispatch, useAppSelector } from "../store/store.ts";
import { useTouchLayout } from "../ui/use-media-query.ts";
import { useComposerKit } from "./use-composer-kit.tsx";

const CurrentWork = lazy(() =>
  import("./current-work.tsx").then((m) => ({ default: m.CurrentWork })),
);

const RecentWork = lazy(() =>
  import("../features/creation/recent-work.tsx").then((m) => ({ default: m.RecentWork })),
);

const ExampleList = lazy(() =>
  import("../features/prompt/example-list.tsx").then((m) => ({ default: m.ExampleList })),
);

const VERBS: Readonly<Partial<Record<string, string>>> = {
  "text-to-music": "hear",
  "text-to-story": "tell",
};

/** The composer, what came of the last press, and the work before it. */
export function CreatePage() {
  const composer = { ...useComposerKit(), onStarted: toTop };
  const dispatch = useAppDispatch();
  const narrow = useTouchLayout();
  const current = useAppSelector(({ prompt, auth }) =>
    auth.uid === null ? "" : prompt.currentPromptId,
  );
  const type = useAppSelector(({ prompt }) => prompt.form.type);
  // After a reload the work goes on where one sees it.
  const inWork = useInWork();
  useEffect(() => {
    if (current === "" && inWork !== null) dispatch(currentPromptSet(inWork));
  }, [dispatch, current, inWork]);
  return (
    <main id="content" className="flex w-full flex-1 flex-col px-2 pb-80 md:px-4 md:pb-16">
      <title>Create · Kinora</title>
      <div className="mx-auto flex w-full max-w-[68rem] flex-col gap-6 px-1 pt-4 md:pt-12">
        <h1 className="text-28 md:text-center md:text-40">
          What do you want to {VERBS[type] ?? "see"}?
        </h1>
        {!narrow && (
          <Composer
            {...composer}
            autoFocus
            // Until a phone knows that it is one, it lies where its sheet will be.
            className="border-line bg-surface-1 max-md:fixed max-md:inset-x-0 max-md:bottom-[calc(var(--nav-mobile)+env(safe-area-inset-bottom,0px))] max-md:z-20 max-md:rounded-t-panel max-md:border-t max-md:px-4 max-md:pt-7 max-md:pb-5 md:rounded-[26px] md:border md:p-4 md:pl-5 md:shadow-xl md:transition-colors md:focus-within:border-text-3"
          />
        )}
        {current !== "" && (
          <Suspense>
            <CurrentWork key={current} id={current} />
          </Suspense>
        )}
      </div>
      {/* One writes first: what was made before may come a moment later. */}
      <div className="mt-10 min-h-60">
        <Suspense>
          <RecentWork
            except={current}
            empty={
              <div className="mx-auto w-full max-w-4xl px-1">
                <ExampleList />
              </div>
            }
          />
        </Suspense>
      </div>
      {narrow && <ComposerSheet {...composer} />}
    </main>
  );
}

function toTop(): void {
  scrollTo({ top: 0, behavior: "smooth" });
}
