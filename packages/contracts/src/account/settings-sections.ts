/** What can stand in /settings/{section} (spec); the others come with what they set. */
export const SETTINGS_SECTIONS = ["theme-settings", "past-videos"] as const;
