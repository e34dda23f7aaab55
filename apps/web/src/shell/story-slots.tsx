import { Suspense } from "react";
import { useMe } from "../features/account/use-me.ts";
import { ClaimButton } from "../features/gem/claim-button.tsx";
import type { RecordingSlot } from "../features/story/page/recording-panel.tsx";
import type { Fills } from "../ui/slot.tsx";
import { UploadField } from "./lazy-upload-field.ts";

/** What other features show on the storyboard: daily gems, and the user's own recording. */
export const STORY_SLOTS: Fills = { "gem.claim": Claim, "story.recording": Recording };

function Claim() {
  return <ClaimButton size="sm" />;
}

function Recording(given: RecordingSlot) {
  const me = useMe();
  return (
    <Suspense fallback={<div className="h-16" />}>
      <UploadField {...given} kind="audio" needsConsent={false} tier={me?.tier ?? "free"} />
    </Suspense>
  );
}
