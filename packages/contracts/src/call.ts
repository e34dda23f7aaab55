import type { z } from "zod";
import type { Route } from "./http/route.ts";
import { type RouteName, routes } from "./routes.ts";

type Table = typeof routes;

/** Accepts deeply read-only values, which schemas do not declare. */
type Sent<Value> = Value extends readonly (infer Item)[]
  ? readonly Sent<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Sent<Value[Key]> }
    : Value;

/** One part of an input: required when the operation requires it, forbidden when it has none. */
type Part<Name extends RouteName, Key extends "params" | "query" | "body"> = Table[Name] extends {
  readonly [Own in Key]: infer Schema extends z.ZodType;
}
  ? Record<never, never> extends z.input<Schema>
    ? { readonly [Own in Key]?: Sent<z.input<Schema>> }
    : { readonly [Own in Key]: Sent<z.input<Schema>> }
  : { readonly [Own in Key]?: never };

type IdempotencyKey<Name extends RouteName> = Table[Name] extends { readonly idempotent: true }
  ? { readonly key: string }
  : { readonly key?: never };

/** Input of an operation. A request repeated with the same `key` is not executed again. */
export type CallInput<Name extends RouteName> = Part<Name, "params"> &
  Part<Name, "query"> &
  Part<Name, "body"> &
  IdempotencyKey<Name>;

/** Parsed response of an operation; null when it has none or it is not JSON. */
export type Answer<Name extends RouteName> = Table[Name]["answer"] extends z.ZodType
  ? z.infer<Table[Name]["answer"]>
  : null;

/** An operation with its input, ready to be sent by any client. */
export interface ApiCall {
  readonly name: RouteName;
  readonly method: Route["method"];
  /** Path and query below the origin. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

interface AnyInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly key?: string;
}

/** Operations that need no input. */
type BareName = {
  [Name in RouteName]: Record<never, never> extends CallInput<Name> ? Name : never;
}[RouteName];

/** Builds the request of an operation, filling in its path and omitting empty query values. */
export function call(name: BareName): ApiCall;
export function call<const Name extends RouteName>(name: Name, input: CallInput<Name>): ApiCall;
export function call(name: RouteName, input: unknown = {}): ApiCall {
  const { method, path } = routes[name];
  // The overloads above guarantee the type.
  const { params = {}, query = {}, body, key } = input as AnyInput;
  const filled = path.replace(/\{(\w+)\}/g, (_whole, own: string) =>
    encodeURIComponent(String(params[own])),
  );
  const asked = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== "")
    .map(([own, value]) => [own, String(value)]);
  return {
    name,
    method,
    url: asked.length === 0 ? filled : `${filled}?${new URLSearchParams(asked)}`,
    headers: key === undefined ? {} : { "Idempotency-Key": key },
    ...(body === undefined ? {} : { body }),
  };
}
