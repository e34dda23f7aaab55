import { lazy, Suspense } from "react";
import { useMe } from "../features/account/use-me.ts";
import type { StorySlot } from "../features/prompt/composer.tsx";
import type { FileSlot } from "../features/prompt/file-panel.tsx";
import type { Fills } from "../ui/slot.tsx";
import { UploadField } from "./lazy-upload-field.ts";

/** Only who lacks gems sees it. */
const ClaimButton = lazy(() =>
  import("../features/gem/claim-button.tsx").then((m) => ({ default: m.ClaimButton })),
);

const StoryComposer = lazy(() =>
  import("../features/story/compose/story-composer.tsx").then((m) => ({
    default: m.StoryComposer,
  })),
);

const PastPrompts = lazy(() =>
  import("../features/creation/past-prompts.tsx").then((m) => ({ default: m.PastPrompts })),
);

/** What other nouns show in the composer: today's gems, files, stories, earlier words. */
export const COMPOSER_SLOTS: Fills = {
  "gem.claim": Claim,
  "prompt.story": Story,
  "prompt.past": PastPrompts,
  "prompt.file": File,
};

function Claim() {
  return (
    <Suspense fallback={<div className="h-9 w-32" />}>
      <ClaimButton size="sm" />
    </Suspense>
  );
}

/** Nothing stands in its place until it has been fetched: the form before it stays, and can be written in. */
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
