/**
 * Registers /sw.js. `onUpdate` receives a function that activates the new version, to be called
 * when the user agrees, never over an unsaved form.
 */
export async function registerServiceWorker(
  report: (message: string, cause: unknown) => void,
  onUpdate: (bringIn: () => void) => void,
): Promise<void> {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  const { Workbox } = await import("workbox-window");
  const worker = new Workbox("/sw.js");
  worker.addEventListener("waiting", () =>
    onUpdate(() => {
      worker.addEventListener("controlling", () => location.reload());
      worker.messageSkipWaiting();
    }),
  );
  worker.register().catch((cause: unknown) => report("Failed to register service worker", cause));
}
