import type { Progress } from "@kinora/contracts/creation/creation";
import { t } from "@lingui/core/macro";

/** What is being done, as the tile says it. Never more than is known. */
export function stageWords({ stage, position }: Progress): string {
  switch (stage) {
    case "queued":
      return queueWords(position);
    case "started":
      return t`Planning`;
    case "rendering":
      return t`Rendering`;
    case "checking":
      return t`Checking`;
    case "saving":
      return t`Saving`;
  }
}

function queueWords(position: number | null): string {
  if (position === null) return t`In the queue`;
  return position === 0 ? t`Next in the queue` : t`${position} ahead of you`;
}
