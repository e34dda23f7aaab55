import { lazy, Suspense } from "react";
import { useMe } from "../features/account/use-me.ts";
import { ClaimButton } from "../features/gem/claim-button.tsx";
import type { ComposerKit } from "../features/prompt/composer.tsx";
import { UploadField } from "./lazy-upload-field.ts";

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
  return {
    claim: <ClaimButton size="sm" />,
    isAdmin: me?.role === "admin" || me?.role === "owner",
    renderStory: (slot) => (
      <Suspense fallback={<div className="h-36" />}>
        <StoryComposer
          {...slot}
          available={me?.gems.available ?? null}
          claim={<ClaimButton size="sm" />}
        />
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
