import type { z } from "zod";
import type { Route } from "./http/route.ts";
import { type RouteName, routes } from "./routes.ts";

type Table = typeof routes;

/** What is sent may be read-only all through; schemas do not say so. */
type Sent<Value> = Value extends readonly (infer Item)[]
  ? readonly Sent<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Sent<Value[Key]> }
    : Value;

/** One part of an input: must be there when the operation cannot do without, must not when it has none. */
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

/** What one operation is asked with; `key`: sent again with the same one it is not done again. */
export type CallInput<Name extends RouteName> = Part<Name, "params"> &
  Part<Name, "query"> &
  Part<Name, "body"> &
  IdempotencyKey<Name>;

/** What it answers, once parsed; null: nothing, or no JSON. */
export type Answer<Name extends RouteName> = Table[Name]["answer"] extends z.ZodType
  ? z.infer<Table[Name]["answer"]>
  : null;

/** One operation with all it is asked with, ready to be sent by whatever sends. */
export interface ApiCall {
  readonly name: RouteName;
  readonly method: Route["method"];
  /** Path and query under the origin. */
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

/** Those that can be asked with nothing but their name. */
type BareName = {
  [Name in RouteName]: Record<never, never> extends CallInput<Name> ? Name : never;
}[RouteName];

/** An operation by its name: the path filled in, empty values of the query left out. */
export function call(name: BareName): ApiCall;
export function call<const Name extends RouteName>(name: Name, input: CallInput<Name>): ApiCall;
export function call(name: RouteName, input: unknown = {}): ApiCall {
  const { method, path } = routes[name];
  // What it is, the signatures above have seen to.
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
