/** What public/first-moments.js, which runs before everything else, provides to the app. */
interface FirstMoments {
  readonly lastPress: EventTarget | null;
  lastKey: KeyboardEvent | null;
  readonly waitForConnection: () => void;
  readonly loadIfThere: () => void;
}

declare global {
  var firstMoments: FirstMoments | undefined;
}

/** Returns the last target pressed before the app's first script ran. */
export function lastPress(): EventTarget | null {
  return globalThis.firstMoments?.lastPress ?? null;
}

/** Returns the last key pressed, unless a click followed; null on later calls. */
export function takeLastKey(): KeyboardEvent | null {
  const moments = globalThis.firstMoments;
  const key = moments?.lastKey ?? null;
  if (moments) moments.lastKey = null;
  return key;
}

/** Matches the errors of browsers and Vite for a module or file that could not be fetched. */
const NOT_FETCHED = /imported module|module script|preload css/i;

export function isNotFetched(error: unknown): boolean {
  return error instanceof Error && NOT_FETCHED.test(error.message);
}

/**
 * Whenever a part of the app cannot be fetched, reports that the page waits for the connection, and
 * reloads it once the server is reachable: a browser does not refetch a module that failed.
 */
export function waitForMissingParts(): void {
  addEventListener("vite:preloadError", ({ payload }) => {
    if (!isNotFetched(payload)) return;
    // The router recognises these errors by their prefix and reloads the page at once, which
    // offline ends at the browser's error page.
    payload.message = `Missing: ${payload.message}`;
    globalThis.firstMoments?.waitForConnection();
  });
}

/** Reloads the page if the server is reachable, and otherwise leaves it as it is. */
export function loadIfThere(): void {
  globalThis.firstMoments?.loadIfThere();
}
