/** What public/first-moments.js, which runs before everything else, has for the app. */
interface FirstMoments {
  readonly lastPress: EventTarget | null;
  lastKey: KeyboardEvent | null;
  readonly waitForConnection: () => void;
  readonly loadIfThere: () => void;
}

declare global {
  var firstMoments: FirstMoments | undefined;
}

/** What was pressed last before the app's first script was there. */
export function lastPress(): EventTarget | null {
  return globalThis.firstMoments?.lastPress ?? null;
}

/** The key that was pressed last, unless something was clicked after it; null when asked again. */
export function takeLastKey(): KeyboardEvent | null {
  const moments = globalThis.firstMoments;
  const key = moments?.lastKey ?? null;
  if (moments) moments.lastKey = null;
  return key;
}

/** What browsers, and Vite, throw when a file that a page imports cannot be had. */
const NOT_FETCHED = /imported module|module script|preload css/i;

export function isNotFetched(error: unknown): boolean {
  return error instanceof Error && NOT_FETCHED.test(error.message);
}

/**
 * Whenever a part of the app cannot be fetched, says that the page waits for the connection, and loads it
 * anew once the server can be reached: a browser that failed to fetch a module does not ask for it again.
 */
export function waitForMissingParts(): void {
  addEventListener("vite:preloadError", ({ payload }) => {
    if (!isNotFetched(payload)) return;
    // The router knows these by how they begin and loads the page anew at once: offline that ends at the
    // browser's own page of errors.
    payload.message = `Missing: ${payload.message}`;
    globalThis.firstMoments?.waitForConnection();
  });
}

/** Loads the page anew if the server can be reached, and leaves what is here where it is if not. */
export function loadIfThere(): void {
  globalThis.firstMoments?.loadIfThere();
}
