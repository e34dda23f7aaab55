import type { SignInProvider } from "@kinora/contracts/access/sign-in-providers";
import type { SignUps } from "@kinora/contracts/access/sign-ups";
import type { Simulated } from "@kinora/contracts/health/health";
import { routes } from "@kinora/contracts/routes";
import { Refusal } from "@kinora/domain/refusal";
import { say, type TextId } from "@kinora/text/say";
import type { FastifyInstance } from "fastify";
import { mountRoute } from "../http/mount-route.ts";
import { openApiDocument } from "../http/openapi.ts";
import { VERSION } from "../http/version.ts";
import type { HealthWatch, ServerHealth } from "./watch-health.ts";

export interface HealthRoutePorts {
  readonly simulated: readonly Simulated[];
  /** Providers that users can sign in with. */
  readonly signIn: readonly SignInProvider[];
  readonly watch: HealthWatch;
  /** Who may sign up. */
  readonly signUps: () => SignUps;
  /** Number of security log events since the start, by event. */
  readonly countSecurity: () => Readonly<Record<string, number>>;
}

const SIMULATED_WORDS: Readonly<Record<Simulated, TextId>> = { "sign-in": "site.simulated.signIn" };

/** Failures that make the server not ready. A slow queue only delays work. */
const NEEDED: readonly string[] = ["DATABASE_AWAY", "MEDIA_AWAY", "WORKERS_AWAY"];
const isReady = ({ degraded }: ServerHealth) => !degraded.some((code) => NEEDED.includes(code));
const tenths = (seconds: number) => Math.round(seconds * 10) / 10;

export function mountHealth(
  server: FastifyInstance,
  { simulated, signIn, signUps, watch, countSecurity }: HealthRoutePorts,
): void {
  mountRoute(server, routes.getHealth, async ({ locale }) => {
    const { degraded, signs } = watch.standing();
    return {
      status: "ok" as const,
      version: VERSION,
      simulated: simulated.map((part) => say(SIMULATED_WORDS[part], {}, locale)),
      simulatedParts: [...simulated],
      signIn: [...signIn],
      signUps: signUps(),
      degraded: [...degraded],
      workers: signs.workers.map(({ age, sandbox }) => ({ age: tenths(age), sandbox })),
      queueAge: signs.queueAge === null ? null : tenths(signs.queueAge),
      listeners: signs.listeners.map((one) => ({ ...one, lag: tenths(one.lag) })),
      demoWorks: signs.demoWorks,
      security: { ...countSecurity() },
    };
  });

  mountRoute(server, routes.getReadiness, async () => {
    if (!isReady(await watch.look())) throw new Refusal("SERVICE_UNAVAILABLE");
    return { status: "ready" as const };
  });

  // Writing it takes as long as mounting all routes, and most processes are never asked for it.
  let document: string | undefined;
  server.get("/api/openapi.json", async (_request, reply) => {
    document ??= JSON.stringify(openApiDocument(VERSION));
    return reply
      .header("cache-control", "public, max-age=300")
      .type("application/json; charset=utf-8")
      .send(document);
  });
}
