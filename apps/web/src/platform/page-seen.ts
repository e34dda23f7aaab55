/** Maximum wait in milliseconds; the app then starts even without the picture. */
const LATEST_MS = 1_500;
/** Maximum wait for a frame in milliseconds, because background tabs render none. */
const FRAME_LATEST_MS = 100;

/**
 * Waits until the user has seen the server's page: its first picture and a frame after it. Anything
 * the app loads or does earlier would only delay those. Any user interaction ends the wait.
 */
export async function pageSeen(root: Element): Promise<void> {
  if (root.firstChild === null) return;
  const over = new AbortController();
  await new Promise<unknown>((resolve) => {
    const { signal } = over;
    for (const type of ["pointerdown", "keydown"]) addEventListener(type, resolve, { signal });
    setTimeout(resolve, LATEST_MS);
    const picture = root.querySelector<HTMLImageElement>("img[fetchpriority=high]");
    if (!picture || picture.complete) resolve(null);
    picture?.addEventListener("load", resolve, { signal });
    picture?.addEventListener("error", resolve, { signal });
  });
  over.abort();
  await new Promise<unknown>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, FRAME_LATEST_MS);
  });
}
