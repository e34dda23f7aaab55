/** How often a served simulator looks for what has become due, at the latest. */
const LOOKS = 1_000;
const PATIENCE = 30_000;

export interface Delivering {
  /** Resolves when it was stopped and the last delivery is over. */
  readonly ended: Promise<void>;
  /** Delivers at once what may have become due. */
  readonly hurry: () => void;
}

/** Delivers again and again, and at once when hurried, until it is stopped. */
export function keepDelivering(deliver: () => Promise<unknown>, stopped: AbortSignal): Delivering {
  let hurry = () => {};
  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, LOOKS);
      hurry = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  stopped.addEventListener("abort", () => hurry(), { once: true });
  const run = async () => {
    while (!stopped.aborted) {
      const paused = pause();
      await deliver().catch((error) => {
        console.error("A simulated store could not keep its state:", error);
      });
      await paused;
    }
  };
  return { ended: run(), hurry: () => hurry() };
}

/** Posts a message; true when it is answered 2xx. */
export async function postMessage(
  url: string,
  { body, headers }: { readonly body: string; readonly headers: Readonly<Record<string, string>> },
  stopped: AbortSignal,
): Promise<boolean> {
  try {
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(PATIENCE)]);
    const response = await fetch(url, { method: "POST", body, headers, signal });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
