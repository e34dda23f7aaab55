import type { Progress } from "@kinora/contracts/creation/creation";
import { t } from "@lingui/core/macro";

/** Describes the current stage for the tile, never claiming more than is known. */
export function stageWords({ stage, position, elsewhere }: Progress): string {
  switch (stage) {
    case "queued":
      return elsewhere ? queueWordsAt(elsewhere.service, position) : queueWords(position);
    case "started":
      return elsewhere ? t`Ordered from ${{ service: elsewhere.service }}` : t`Planning`;
    case "unconfirmed":
      return t`Waiting for ${{ service: elsewhere?.service ?? "" }} to confirm`;
    case "rendering":
      return elsewhere ? t`Being made by ${{ service: elsewhere.service }}` : t`Rendering`;
    case "fetching":
      return t`Fetching the result`;
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

function queueWordsAt(service: string, position: number | null): string {
  if (position === null) return t`Waiting at ${service}`;
  return position === 0 ? t`Next at ${service}` : t`${position} ahead of you at ${service}`;
}

/**
 * Returns the progress, "40%"; for an unconfirmed order, how long it is waited for; for a work made by another service without progress reports, its
 * usual duration. Empty when unknown.
 */
export function howFar({ stage, percent, elsewhere }: Progress): string {
  if (stage === "unconfirmed") return atMost(elsewhere?.until);
  const isMaking = stage === "rendering" || stage === "queued" || stage === "started";
  if (elsewhere && isMaking && percent === 0) return usually(elsewhere.usualSeconds);
  return stage === "queued" ? "" : t`${{ percent: Math.round(percent) }}%`;
}

function usually(seconds: number | null): string {
  if (seconds === null) return "";
  return seconds < 90
    ? t`usually ${{ seconds: Math.max(1, seconds) }} s`
    : t`usually ${{ minutes: Math.round(seconds / 60) }} min`;
}

function atMost(until = ""): string {
  const minutes = Math.max(1, Math.round((Date.parse(until) - Date.now()) / 60_000));
  return t`${minutes} min at most`;
}
