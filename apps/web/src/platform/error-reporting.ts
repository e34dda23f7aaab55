import type * as Sentry from "@sentry/react";

/** Error reporting is off without an address to report to. */
const DSN: string | undefined = import.meta.env.VITE_SENTRY_DSN;

const IGNORED = ["ResizeObserver loop completed with undelivered notifications.", "Load failed"];

let sentry: Promise<typeof Sentry> | null = null;

/** Loads the reporter after the first paint, when an address is configured. */
export function startErrorReporting(): void {
  if (!DSN) return;
  const begin = () => {
    sentry = import("@sentry/react").then((loaded) => {
      loaded.init({
        dsn: DSN,
        environment: "production",
        tracesSampleRate: 1,
        replaysSessionSampleRate: 0.1,
        replaysOnErrorSampleRate: 1,
        ignoreErrors: IGNORED,
        integrations: [
          loaded.browserTracingIntegration(),
          loaded.replayIntegration({ maskAllText: true, blockAllMedia: true }),
        ],
      });
      return loaded;
    });
  };
  requestAnimationFrame(() => setTimeout(begin, 0));
}

/** Tells the reporter, and the console for whoever is looking. */
export function reportProblem(message: string, cause: unknown): void {
  console.error(message, cause);
  void sentry?.then((loaded) => loaded.captureException(new Error(message, { cause })));
}
