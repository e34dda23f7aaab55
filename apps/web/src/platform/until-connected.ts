/** The browser may not notice that the connection is back. */
const TRY_AGAIN_MS = 5_000;

/**
 * Fetches what the page cannot go on without. When that fails, the page, which stands but does nothing yet,
 * says what it waits for, and is loaded anew as soon as the server can be reached: browsers remember that a
 * script could not be had, and do not ask again.
 */
export async function untilConnected<Fetched>(
  root: Element,
  fetchIt: () => Promise<Fetched>,
): Promise<Fetched> {
  try {
    return await fetchIt();
  } catch {
    const notice = document.createElement("p");
    notice.setAttribute("role", "status");
    notice.className = "sticky top-0 z-40 bg-surface-3 px-4 py-2 text-center text-14";
    root.before(notice);
    // After it is in the page: what appears with its words is not read out.
    notice.textContent = "Waiting for the connection. The page goes on by itself.";
    await serverReached();
    location.reload();
    return new Promise(() => undefined);
  }
}

async function serverReached(): Promise<void> {
  const reaches = () =>
    fetch("/api/health").then(
      ({ ok }) => ok,
      () => false,
    );
  do await nextChance();
  while (!(await reaches()));
}

function nextChance(): Promise<unknown> {
  const over = new AbortController();
  return new Promise((resolve) => {
    addEventListener("online", resolve, { signal: over.signal });
    setTimeout(resolve, TRY_AGAIN_MS);
  }).finally(() => over.abort());
}
