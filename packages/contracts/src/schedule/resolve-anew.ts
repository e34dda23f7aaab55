import { type ResolvedTime, resolveWallTime } from "./resolve-wall-time.ts";
import { isZone } from "./zone.ts";

/** A stored time: what was asked for, and the moment that it was when it was stored. */
export interface StoredTime {
  readonly id: string;
  readonly wall: string;
  readonly zone: string;
  readonly at: Date;
}

/** `to` is null when this machine no longer knows the zone: nothing is guessed, its owner is asked. */
export interface MovedTime {
  readonly id: string;
  readonly from: Date;
  readonly to: ResolvedTime | null;
}

/**
 * Returns which stored times are another moment by the zone data of this machine. Moments that
 * have passed stay what they were.
 */
export function resolveAnew(times: readonly StoredTime[], now: Date): readonly MovedTime[] {
  return times.flatMap(({ id, wall, zone, at }) => {
    if (at <= now) return [];
    const to = isZone(zone) ? resolveWallTime(wall, zone) : null;
    return to?.at.getTime() === at.getTime() ? [] : [{ id, from: at, to }];
  });
}
