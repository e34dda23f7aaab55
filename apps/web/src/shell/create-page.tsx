import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { lazy, Suspense, useEffect } from "react";
import { currentPromptSet } from "../entities/prompt/prompt-slice.ts";
import { useInWork } from "../features/creation/use-own-creations.ts";
import { ComposerSheet } from "../features/prompt/composer-sheet.tsx";
import { useAppDispatch, useAppSelector } from "../store/store.ts";
import { FillSlots } from "../ui/slot.tsx";
import { COMPOSER_SLOTS } from "./composer-slots.tsx";
import { useIsAdmin } from "./use-is-admin.ts";

const CurrentWork = lazy(() =>
  import("./current-work.tsx").then((m) => ({ default: m.CurrentWork })),
);

const RecentWork = lazy(() =>
  import("../features/creation/recent-work.tsx").then((m) => ({ default: m.RecentWork })),
);

const ExampleList = lazy(() =>
  import("../features/prompt/example-list.tsx").then((m) => ({ default: m.ExampleList })),
);

const QUESTIONS: Readonly<Partial<Record<string, MessageDescriptor>>> = {
  "text-to-music": msg`What do you want to hear?`,
  "text-to-story": msg`What do you want to tell?`,
  "photo-to-video": msg`What do you want to animate?`,
  "text-image-to-video": msg`What do you want to animate?`,
  "face-to-video": msg`What do you want to animate?`,
  "video-upload": msg`What do you want to share?`,
};

/** The composer, the result of the last press, and earlier works. */
export function CreatePage() {
  const isAdmin = useIsAdmin();
  const dispatch = useAppDispatch();
  const current = useAppSelector(({ prompt, auth }) =>
    auth.uid === null ? "" : prompt.currentPromptId,
  );
  const type = useAppSelector(({ prompt }) => prompt.form.type);
  // After a reload, work in progress is shown again.
  const inWork = useInWork();
  useEffect(() => {
    if (current === "" && inWork !== null) dispatch(currentPromptSet(inWork));
  }, [dispatch, current, inWork]);
  return (
    <main id="content" className="flex w-full flex-1 flex-col px-2 pb-80 md:px-4 md:pb-16">
      <title>{t`Create · Kinora`}</title>
      <div className="mx-auto flex w-full max-w-[68rem] flex-col gap-6 px-1 pt-4 md:pt-12">
        <h1 dir="auto" className="page-title md:text-center">
          {t(QUESTIONS[type] ?? msg`What do you want to see?`)}
        </h1>
        <FillSlots fills={COMPOSER_SLOTS}>
          <ComposerSheet isAdmin={isAdmin} onStarted={toTop} working={inWork !== null} autoFocus />
        </FillSlots>
        {current !== "" && (
          <Suspense>
            <CurrentWork key={current} id={current} />
          </Suspense>
        )}
      </div>
      {/* Writing comes first, so earlier works may load a moment later. */}
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
    </main>
  );
}

function toTop(): void {
  scrollTo({ top: 0, behavior: "smooth" });
}
