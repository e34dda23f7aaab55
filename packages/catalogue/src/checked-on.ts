/** Date on which the upstreams' retirement dates, names and list prices were last checked. */
export const CHECKED_ON = "2026-11-20";
