/** What public/first-moments.js, which runs before everything else, has for the app. */
interface FirstMoments {
  readonly lastPress: EventTarget | null;
  readonly waitForConnection: () => void;
}

declare global {
  var firstMoments: FirstMoments | undefined;
}

/** What was pressed last before the app's first script was there. */
export function lastPress(): EventTarget | null {
  return globalThis.firstMoments?.lastPress ?? null;
}

/** Says that the page waits for the connection, and loads it anew once the server can be reached. */
export function waitForConnection(): void {
  globalThis.firstMoments?.waitForConnection();
}

/** What browsers throw when a script that a page imports cannot be had. */
const NOT_FETCHED = /dynamically imported module|importing a module script failed/i;

export function isNotFetched(error: unknown): boolean {
  return error instanceof Error && NOT_FETCHED.test(error.message);
}
