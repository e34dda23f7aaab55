import { lazy, Suspense } from "react";
import { useMe } from "../features/account/use-me.ts";
import type { ComposerKit } from "../features/prompt/composer.tsx";
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

/** What the composer needs from other nouns: today's gems, files, and whether this person could add a key. */
export function useComposerKit(): ComposerKit {
  const me = useMe();
  const claim = (
    <Suspense fallback={<div className="h-9 w-32" />}>
      <ClaimButton size="sm" />
    </Suspense>
  );
  return {
    claim,
    isAdmin: me?.role === "admin" || me?.role === "owner",
    renderStory: (slot) => (
      <Suspense fallback={<div className="h-36" />}>
        <StoryComposer {...slot} available={me?.gems.available ?? null} claim={claim} />
      </Suspense>
    ),
    renderPast: (slot) => <PastPrompts {...slot} />,
    renderFile: (slot) => (
      <Suspense fallback={<div className="h-16" />}>
        <UploadField {...slot} tier={me?.tier ?? "free"} />
      </Suspense>
    ),
  };
}
