import type { PlatformReply } from "../serving/platform-call.ts";
import { youtubeError } from "./youtube-error.ts";
import type { YoutubeWorld } from "./youtube-world.ts";

/** Uploads a day, and units for everything else (reference 1.4). */
const UPLOADS = 100;
const UNITS = 10_000;

const EXCEEDED = youtubeError(
  403,
  "quotaExceeded",
  "The request cannot be completed because you have exceeded your quota.",
  "youtube.quota",
);
const TOO_FAST = youtubeError(403, "rateLimitExceeded", "Rate Limit Exceeded", "usageLimits");

const pacificDay = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Los_Angeles" });

/** Spends quota, which failed calls cost too; returns the refusal when none is left. */
export function spendQuota(
  { spent, now, faults }: YoutubeWorld,
  cost: { readonly uploads?: number; readonly units?: number },
): PlatformReply | null {
  const day = pacificDay.format(now());
  if (spent.day !== day) Object.assign(spent, { day, uploads: 0, units: 0 });
  if (faults.standing === "rate limit") return TOO_FAST;
  const { uploads = 0, units = 0 } = cost;
  if (faults.standing === "quota reached" && uploads > 0) return EXCEEDED;
  spent.uploads += uploads;
  spent.units += units;
  return spent.uploads > UPLOADS || spent.units > UNITS ? EXCEEDED : null;
}
