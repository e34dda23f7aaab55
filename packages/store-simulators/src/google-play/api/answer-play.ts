import { z } from "zod";
import {
  answered,
  type StoreAnswer,
  type StoreReply,
  type StoreRequest,
} from "../../store-request.ts";
import type { TokenEndpoint } from "../access/token-endpoint.ts";
import { PlayError, playErrorBody, unauthenticated } from "../play-error.ts";
import type { PlayWorld } from "../play-world.ts";
import { letTimePass } from "../purchases/let-time-pass.ts";
import { PLAY_ROUTES } from "./play-routes.ts";

/**
 * The fate of a request: the connection is lost before or after it is taken; it is taken and
 * answered 500, or never; it is refused as a stranger's, as one too many, or because another changes the same
 * purchase.
 */
export const PLAY_REQUEST_FAULTS = [
  ...(["lost before", "lost after", "500 after", "401", "429", "409", "hangs"] as const),
] as const;
export type PlayRequestFault = (typeof PLAY_REQUEST_FAULTS)[number];

export interface PlayDesk {
  readonly world: PlayWorld;
  readonly tokens: TokenEndpoint;
  /** Faults for the next requests. */
  readonly requestFaults: (PlayRequestFault | null)[];
  readonly save: () => Promise<void>;
}

const PREFIX = "/androidpublisher/v3/applications/";

/** Answers the Play Developer API, or lets a fault have its way. */
export async function answerPlay(
  desk: PlayDesk,
  request: StoreRequest,
  url: URL,
): Promise<StoreReply> {
  const fault = desk.requestFaults.shift() ?? null;
  if (fault === "lost before") return { kind: "lost" };
  if (fault === "401") return failed(unauthenticated());
  if (fault === "429") return failed(TOO_MANY);
  if (fault === "409") return failed(CONCURRENT);
  const answer = await take(desk, request, url);
  if (fault === "lost after") return { kind: "lost" };
  if (fault === "500 after") return failed(BROKEN);
  return fault === "hangs" ? { kind: "hangs" } : answer;
}

const failed = (error: PlayError): StoreAnswer => answered(error.status, playErrorBody(error));

const TOO_MANY = new PlayError(429, "rateLimitExceeded", "Quota exceeded.");
const BROKEN = new PlayError(500, "backendError", "Internal error encountered.");
const CONCURRENT = new PlayError(
  409,
  "concurrentUpdate",
  "The operation could not be performed since the object was already in the process of being updated.",
);

async function take(desk: PlayDesk, request: StoreRequest, url: URL): Promise<StoreAnswer> {
  try {
    desk.tokens.admit(request);
    letTimePass(desk.world);
    const shown = run(desk.world, request, url);
    await desk.save();
    return shown === null
      ? { kind: "answered", status: 204, headers: {}, body: "" }
      : answered(200, shown);
  } catch (error) {
    if (error instanceof PlayError) return failed(error);
    if (error instanceof z.ZodError || error instanceof SyntaxError)
      return failed(new PlayError(400, "badRequest", "Invalid JSON payload or parameter."));
    throw error;
  }
}

function run(world: PlayWorld, { method, body }: StoreRequest, url: URL): object | null {
  const [, name = "", path = ""] = new RegExp(`^${PREFIX}([^/]+)(/.*)$`).exec(url.pathname) ?? [];
  for (const route of PLAY_ROUTES) {
    const found = route.method === method ? patternOf(route.path).exec(path) : null;
    if (!found) continue;
    if (decodeURIComponent(name) !== world.packageName) throw otherApp();
    const named = found.slice(1).map(decodeURIComponent);
    const given: unknown = body ? JSON.parse(body) : {};
    return route.run(world, { named, query: url.searchParams, body: given });
  }
  throw new PlayError(404, "notFound", "The requested URL was not found on this server.");
}

const otherApp = () =>
  new PlayError(
    404,
    "applicationNotFound",
    "No application was found for the given package name.",
    "packageName",
  );

/** A token has dots and dashes, and no colon: what follows one is the verb. */
const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/\{\w+\}/g, "([^/:]+)")}$`);
