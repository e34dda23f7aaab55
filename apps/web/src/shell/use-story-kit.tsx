import { Suspense, useMemo } from "react";
import { useMe } from "../features/account/use-me.ts";
import { ClaimButton } from "../features/gem/claim-button.tsx";
import type { StoryKit } from "../features/story/page/editor.ts";
import { UploadField } from "./lazy-upload-field.ts";

/** What the storyboard needs from other nouns: gems, and a recording of one's own. */
export function useStoryKit(): StoryKit {
  const me = useMe();
  const available = me?.gems.available ?? null;
  const tier = me?.tier ?? "free";
  return useMemo(
    () => ({
      available,
      claim: <ClaimButton size="sm" />,
      renderRecording: (slot) => (
        <Suspense fallback={<div className="h-16" />}>
          <UploadField {...slot} kind="audio" needsConsent={false} tier={tier} />
        </Suspense>
      ),
    }),
    [available, tier],
  );
}
