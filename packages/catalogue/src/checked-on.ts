/** The day on which lives of upstreams, their names and their list prices were last looked up. */
export const CHECKED_ON = "2026-11-20";
