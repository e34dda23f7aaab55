import { z } from "zod";
import type { PersonRole } from "../access/roles.ts";
import type { TokenScope } from "../access/token-scopes.ts";
import type { RefusalCode } from "../refusals.ts";

/**
 * Who may knock. `public`: anybody, the person is not looked up. `optional`: anybody, and a signed-in
 * person sees more. `signed-in`: a person; a personal access token needs `scope`.
 */
export type Access = "public" | "optional" | "signed-in";

/**
 * Requests of one rate class share a person's minute. `create`: orders something that costs gems; `edit`:
 * brings or answers something large that is checked as a whole; `bulk`: one request that stands for many.
 */
export type RateClass = "read" | "write" | "edit" | "create" | "bulk";

/** How a door that demands a key is sent it. Missing, it has a refusal of its own. */
export const KEY_HEADER = z.object({ "idempotency-key": z.string().min(1).max(200).optional() });

/** One operation of the API: the same object checks requests, prints OpenAPI and types the client. */
export interface Route {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Path under the origin with {names}, "/api/creations/{id}". */
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly access: Access;
  readonly scope: TokenScope;
  /** Least role of who is let in; left out: anybody whom `access` lets in. */
  readonly role?: PersonRole;
  /** No personal access token is let in, whatever its scopes. */
  readonly sessionOnly?: true;
  /** Somebody whose account is disabled is let in with a session too: to read why, and to answer. */
  readonly suspendedToo?: true;
  /** It changes something, and yet is open to who has not agreed to the texts of this server: to read, to answer, to leave. */
  readonly beforeConsent?: true;
  /** Done only with a proof, given for this very action a moment ago, that its person is there; a session alone is let in. */
  readonly reauthentication?: true;
  /** Of the staff, it opens also to who has no passkey where the owner demands one: to add it. */
  readonly withoutPasskey?: true;
  readonly rate: RateClass;
  /** Each request carries a key of its sender; sent again with the same key it is not done again. */
  readonly idempotent?: true;
  /** It is asked while a person still writes: words that may not be there are refused, and no strike. */
  readonly whileWriting?: true;
  /** It does many things, and its handler takes a turn for each of them: others are answered between them. */
  readonly inParts?: true;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Longest body; JSON_BODY_MAX_BYTES when left out. */
  readonly bodyMaxBytes?: number;
  /** null: 204 without a body; "stream": not JSON (events). */
  readonly answer: z.ZodType | null | "stream";
  readonly status: 200 | 201 | 202 | 204;
  readonly refusals: readonly RefusalCode[];
}

/** Keeps the exact types of one route. */
export function defineRoute<const R extends Route>(route: R): R {
  return route;
}
