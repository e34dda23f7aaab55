import { CurrentCreation } from "../features/creation/current-creation.tsx";
import { Composer } from "../features/prompt/composer.tsx";
import { useAppSelector } from "../store/store.ts";
import { useComposerKit } from "./use-composer-kit.tsx";
import { useItemKit } from "./use-item-kit.tsx";

/** The composer, and under it what came of the last press. */
export function CreatePage() {
  const composerKit = useComposerKit();
  const itemKit = useItemKit();
  const current = useAppSelector(({ prompt, auth }) =>
    auth.uid === null ? "" : prompt.currentPromptId,
  );
  return (
    <main
      id="content"
      className="mx-auto flex w-full max-w-4xl flex-1 flex-col gap-8 px-4 py-6 md:py-12"
    >
      <title>Create · Kinora</title>
      <h1 className="text-28 md:text-40">What do you want to see?</h1>
      <Composer
        {...composerKit}
        autoFocus
        onStarted={() => undefined}
        className="rounded-panel border border-line bg-surface-1 p-4 md:p-5"
      />
      {current !== "" && <CurrentCreation key={current} id={current} kit={itemKit} />}
    </main>
  );
}
