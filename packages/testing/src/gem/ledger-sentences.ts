/** Descriptions of ledger rows, for tests about something else. */
export const DAILY_GEMS = { code: "gem.daily", params: {} } as const;
export const A_FILM = { code: "creation.ordered", params: { kind: "video", seconds: 5 } } as const;
export const UNMADE = { code: "gem.returned", params: { why: "unmade" } } as const;
