/** What a platform sends its visitor back with. */
export interface PlatformReturn {
  readonly code?: string;
  readonly state?: string;
  readonly error?: string;
}
