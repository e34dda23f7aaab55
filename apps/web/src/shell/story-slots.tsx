import { Suspense } from "react";
import { useMe } from "../features/account/use-me.ts";
import type { RecordingSlot } from "../features/story/page/recording-panel.tsx";
import type { Fills } from "../ui/slot.tsx";
import { UploadField } from "./lazy-upload-field.ts";
import { WaysToGems } from "./ways-to-gems.tsx";

/** What other features show on the storyboard: ways to gems, and the user's own recording. */
export const STORY_SLOTS: Fills = { "gem.ways": WaysToGems, "story.recording": Recording };

function Recording(given: RecordingSlot) {
  const me = useMe();
  return (
    <Suspense fallback={<div className="h-16" />}>
      <UploadField {...given} kind="audio" needsConsent={false} tier={me?.tier ?? "free"} />
    </Suspense>
  );
}
