import type { Model } from "@kinora/contracts/prompt/model";
import { t } from "@lingui/core/macro";
import { readLocale } from "../../text/reading.ts";

/** Why a model is not available, and when its service is tried again if it has failed. */
export function awayWords({ unavailableReason, awayUntil }: Model): string {
  const reason = unavailableReason ?? t`Not available.`;
  if (awayUntil === null) return reason;
  const time = new Date(awayUntil).toLocaleTimeString(readLocale(), { timeStyle: "short" });
  return t`${reason} It's tried again at ${time}.`;
}
