import type { Route } from "@kinora/contracts/http/route";
import { type RouteName, routes } from "@kinora/contracts/routes";
import type { z } from "zod";

/** What an operation answers, once parsed. */
export type Answer<Name extends RouteName> = (typeof routes)[Name]["answer"] extends z.ZodType
  ? z.infer<(typeof routes)[Name]["answer"]>
  : null;

export interface RequestParts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
}

export interface ApiRequest {
  readonly method: Route["method"];
  readonly url: string;
  readonly params: Record<string, string>;
  readonly body?: unknown;
  readonly headers: Record<string, string>;
}

/** An operation of the shared route table as a request: path filled in, empty query values left out. */
export function request(name: RouteName, parts: RequestParts = {}): ApiRequest {
  const route = routes[name];
  const url = route.path.replace(/\{(\w+)\}/g, (_whole, key: string) =>
    encodeURIComponent(parts.params?.[key] ?? ""),
  );
  const params: Record<string, string> = {};
  for (const [key, value] of Object.entries(parts.query ?? {})) {
    if (value !== undefined && value !== "") params[key] = String(value);
  }
  return {
    method: route.method,
    url,
    params,
    headers: parts.idempotencyKey ? { "Idempotency-Key": parts.idempotencyKey } : {},
    ...(parts.body === undefined ? {} : { body: parts.body }),
  };
}
