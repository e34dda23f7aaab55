/** The API version that is simulated, which is the one of the SDK 23.1.0. */
export const API_VERSION = "2026-10-28.endive";
