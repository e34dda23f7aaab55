/** The app comes by then, whatever the picture does. */
const LATEST_MS = 1_500;
/** Tabs in the background draw no frames. */
const FRAME_LATEST_MS = 100;

/**
 * Waits until the page that the server drew has been seen: its first picture and a frame after it. What the
 * app fetches and does before that would only keep it from the screen. Whoever does something with the
 * page meanwhile ends the wait.
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
