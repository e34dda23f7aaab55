import { z } from "zod";
import type { PersonRole } from "../access/roles.ts";
import type { TokenScope } from "../access/token-scopes.ts";
import type { RefusalCode } from "../refusals.ts";

/**
 * Who may call a route. `public`: anyone, and the user is not looked up. `optional`: anyone, but
 * signed-in users see more. `signed-in`: a user; a personal access token needs `scope`.
 */
export type Access = "public" | "optional" | "signed-in";

/**
 * Requests of one rate class share the user's limit per minute. `create`: orders something that
 * costs gems; `edit`: sends or returns something large that is validated as a whole; `bulk`: one
 * request that stands for many.
 */
export type RateClass = "read" | "write" | "edit" | "create" | "bulk" | "receipt" | "preview";

/**
 * Header of routes that require an idempotency key. When it is missing, they return a refusal of
 * its own.
 */
export const KEY_HEADER = z.object({ "idempotency-key": z.string().min(1).max(200).optional() });

/**
 * One operation of the API. The same object validates requests, generates OpenAPI and types the
 * client.
 */
export interface Route {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Path below the origin with {names}, "/api/creations/{id}". */
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly access: Access;
  readonly scope: TokenScope;
  /** Least role that may call it; when omitted, everyone admitted by `access`. */
  readonly role?: PersonRole;
  /** Not open to personal access tokens, whatever their scopes. */
  readonly sessionOnly?: true;
  /** Also open to sessions of disabled accounts, to read why and to respond. */
  readonly suspendedToo?: true;
  /**
   * Changes something, but is open to users who have not agreed to the texts of this server: to
   * read, respond or leave.
   */
  readonly beforeConsent?: true;
  /** Requires a recent reauthentication for this exact action; sessions only. */
  readonly reauthentication?: true;
  /**
   * Staff route that is open without a passkey where the owner requires one, in order to add it.
   */
  readonly withoutPasskey?: true;
  readonly rate: RateClass;
  /** Requires an idempotency key. A request repeated with the same key is not executed again. */
  readonly idempotent?: true;
  /** Called while the user is typing: forbidden words are rejected without a strike. */
  readonly whileWriting?: true;
  /**
   * Does many things, and its handler takes a turn for each, so that others are answered in
   * between.
   */
  readonly inParts?: true;
  /** Waits for an outside service, in a line of its own: a silent one delays no other requests. */
  readonly asksOutside?: true;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Maximum bytes of the body; JSON_BODY_MAX_BYTES when omitted. */
  readonly bodyMaxBytes?: number;
  /** Null for 204 without a body; "stream" for events instead of JSON. */
  readonly answer: z.ZodType | null | "stream";
  readonly status: 200 | 201 | 202 | 204;
  readonly refusals: readonly RefusalCode[];
}

/** Preserves the exact types of a route. */
export function defineRoute<const R extends Route>(route: R): R {
  return route;
}
