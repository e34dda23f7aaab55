import { z } from "zod";
import { unshown } from "../field/unshown.ts";

/** Offered first; every other zone can be chosen too. */
export const QUICK_ZONES = [
  "America/Los_Angeles",
  "America/Denver",
  "America/Chicago",
  "America/New_York",
] as const;

/**
 * True for a name of the IANA list that this machine has data of. "+02:00" is none: it says
 * nothing about summer time.
 */
export function isZone(zone: string): boolean {
  if (!/^[A-Za-z]/.test(zone) || zone.length > 64) return false;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** Returns the names of all zones to choose from, the quick ones first. */
export function zonesToChooseFrom(): readonly string[] {
  return [...new Set<string>([...QUICK_ZONES, ...Intl.supportedValuesOf("timeZone"), "UTC"])];
}

export const zoneName = unshown(z.string().max(64).refine(isZone), "the name of a time zone");
