import { lazy, Suspense } from "react";
import { useMe } from "../features/account/use-me.ts";
import type { StorySlot } from "../features/prompt/composer.tsx";
import type { FileSlot } from "../features/prompt/file-panel.tsx";
import type { Fills } from "../ui/slot.tsx";
import { UploadField } from "./lazy-upload-field.ts";

/** Loaded lazily, because only users without enough gems see it. */
const WaysToGems = lazy(() =>
  import("./ways-to-gems.tsx").then((m) => ({ default: m.WaysToGems })),
);

const StoryComposer = lazy(() =>
  import("../features/story/compose/story-composer.tsx").then((m) => ({
    default: m.StoryComposer,
  })),
);

const PastPrompts = lazy(() =>
  import("../features/creation/past-prompts.tsx").then((m) => ({ default: m.PastPrompts })),
);

/** What other features show in the composer: ways to gems, files, stories, earlier prompts. */
export const COMPOSER_SLOTS: Fills = {
  "gem.ways": WaysToGems,
  "prompt.story": Story,
  "prompt.past": PastPrompts,
  "prompt.file": File,
};

/** No placeholder while it loads: the previous form stays and remains usable. */
function Story(given: StorySlot) {
  const me = useMe();
  return <StoryComposer {...given} available={me?.gems.available ?? null} />;
}

function File(given: FileSlot) {
  const me = useMe();
  return (
    <Suspense fallback={<div className="h-16" />}>
      <UploadField {...given} tier={me?.tier ?? "free"} />
    </Suspense>
  );
}
