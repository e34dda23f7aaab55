import type * as Sentry from "@sentry/react";

/** Error reporting is off without a DSN. */
const DSN: string | undefined = import.meta.env.VITE_SENTRY_DSN;

const IGNORED = ["ResizeObserver loop completed with undelivered notifications.", "Load failed"];

let sentry: Promise<typeof Sentry> | null = null;

/** Loads the reporter after the first paint, when a DSN is configured. */
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

/** Reports to the error reporter and logs to the console. */
export function reportProblem(message: string, cause: unknown): void {
  console.error(message, cause);
  void sentry?.then((loaded) => loaded.captureException(new Error(message, { cause })));
}
