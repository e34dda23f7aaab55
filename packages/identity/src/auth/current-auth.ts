import { betterAuth } from "better-auth";
import type pg from "pg";
import type { IdentityPorts } from "../identity-ports.ts";
import type { IdentitySettings } from "../identity-settings.ts";
import { authOptions } from "./auth-options.ts";

/** Milliseconds after which discovery documents and Apple's client secret are renewed. */
const lifetime = 24 * 60 * 60 * 1000;
/**
 * Milliseconds until a rebuild, because better-auth drops a provider that does not respond while it
 * starts.
 */
const retryInterval = 5_000;

export type Handle = (request: Request) => Promise<Response>;

/**
 * Returns better-auth, built at the first use, and rebuilt in the background when it is old or
 * lacks a provider.
 */
export function currentAuth(
  settings: IdentitySettings,
  ports: IdentityPorts,
  pool: pg.Pool,
): () => Promise<Handle> {
  let current: Promise<Handle> | null = null;
  let rebuildAt = 0;

  async function build(): Promise<Handle> {
    const auth = betterAuth(await authOptions(settings, ports, pool));
    const { socialProviders } = await auth.$context;
    const wanted = [settings.google, settings.apple].filter((one) => one !== null);
    const isComplete = socialProviders.length === wanted.length;
    rebuildAt = ports.clock.now().getTime() + (isComplete ? lifetime : retryInterval);
    return auth.handler;
  }

  return () => {
    if (current === null) {
      current = build();
      current.catch(() => {
        current = null;
      });
    } else if (ports.clock.now().getTime() >= rebuildAt && rebuildAt > 0) {
      rebuildAt = Number.POSITIVE_INFINITY;
      build().then(
        (handle) => {
          current = Promise.resolve(handle);
        },
        (error: unknown) => {
          rebuildAt = ports.clock.now().getTime() + retryInterval;
          ports.onProblem(`Sign-in could not be set up: ${String(error)}`);
        },
      );
    }
    return current;
  };
}
