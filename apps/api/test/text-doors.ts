import type { Route } from "@kinora/contracts/http/route";
import { routes } from "@kinora/contracts/routes";
import { z } from "zod";

type Schema = z.core.JSONSchema.JSONSchema;
/** The path of one text, and a function that builds a value with another text in that place. */
type Filler = readonly [place: string, fill: (text: string) => unknown];

/**
 * A request with a user's text in one place, which is valid everywhere else as far as its schema
 * tells.
 */
export interface TextDoor {
  readonly route: Route;
  /** For example "changeMe body.bio". */
  readonly name: string;
  readonly url: (text: string) => string;
  readonly body: ((text: string) => unknown) | null;
}

/** Things that exist. */
export interface Known {
  /** By field name. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** By route name, or by the noun before an {id}. */
  readonly ids: Readonly<Record<string, string>>;
}

/** Maximum characters in a URL; browsers send no longer ones. */
const ADDRESS_MAX = 2_000;
const LIKELY = ["fox", "a fox", "12:00", "x".repeat(22), "x".repeat(87), "/fox"];
const BY_FORMAT: Readonly<Record<string, string>> = {
  "date-time": "2026-11-21T12:00:00.000Z",
  uri: "https://fox.example/a",
  uuid: "00000000-0000-4000-8000-000000000000",
  email: "fox@fox.example",
};

/** Returns every place of every route where a user can enter text, derived from the route table. */
export function textDoors(known: Known): TextDoor[] {
  return Object.entries(routes as Readonly<Record<string, Route>>).flatMap(([name, route]) => {
    const standing = (text: string | null, param = "") =>
      route.path.replace(/(\w+)\/\{(\w+)\}/g, (_, noun: string, given: string) => {
        const id = known.ids[name] ?? known.ids[noun] ?? "none";
        return `${noun}/${encodeURIComponent(given === param && text !== null ? short(text) : id)}`;
      });
    const [query, body] = [route.query, route.body].map((type) => new Schemas(type, known));
    const bare = route.body ? () => body?.least() : null;
    const inPath = Object.keys(route.params?.shape ?? {}).map((param) => ({
      ...{ route, name: `${name} path.${param}`, body: bare },
      url: (text: string) => standing(text, param),
    }));
    const inQuery = (query?.places("query") ?? []).map(([place, fill]) => ({
      ...{ route, name: `${name} ${place}`, body: bare },
      url: (text: string) => `${standing(null)}?${asQuery(fill(text))}`,
    }));
    const inBody = (body?.places("body") ?? []).map(([place, fill]) => ({
      ...{ route, name: `${name} ${place}`, body: fill },
      url: () => standing(null),
    }));
    return [...inPath, ...inQuery, ...inBody];
  });
}

const short = (text: string) => text.slice(0, ADDRESS_MAX).toWellFormed();

function asQuery(values: unknown): URLSearchParams {
  const pairs = Object.entries(values as Record<string, unknown>);
  return new URLSearchParams(pairs.map(([name, value]) => [name, short(String(value))]));
}

class Schemas {
  readonly #fields: Known["fields"];
  readonly #root: Schema;

  constructor(type: z.ZodType | undefined, { fields }: Known) {
    this.#fields = fields;
    this.#root = type ? z.toJSONSchema(type, { io: "input", unrepresentable: "any" }) : {};
  }

  /** Returns one filler for each text in the schema. */
  places(part: string): Filler[] {
    return this.#texts(this.#root, part);
  }

  /** Resolves references, and merges the parts of an intersection. */
  #whole(schema: Schema): Schema {
    const { $ref, allOf, ...own } = schema;
    if ($ref)
      return this.#whole((this.#root.$defs?.[$ref.split("/").at(-1) ?? ""] ?? {}) as Schema);
    const parts = [own, ...(allOf ?? []).map((part) => this.#whole(part as Schema))];
    return {
      ...Object.assign({}, ...parts),
      properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
      required: parts.flatMap(({ required = [] }) => required),
    };
  }

  /** Returns the smallest value that the schema accepts. */
  least(part = this.#root): unknown {
    const schema = this.#whole(part);
    const { const: only, enum: some, anyOf, oneOf, type, format = "", pattern } = schema;
    if (only !== undefined) return only;
    if (some) return some[0];
    const [branch] = (anyOf ?? oneOf ?? []) as Schema[];
    if (branch) return this.least(branch);
    if (type === "object") return this.#object(schema);
    if (type === "array")
      return Array.from({ length: schema.minItems ?? 0 }, () => this.least(schema.items as Schema));
    if (type === "boolean") return false;
    if (type === "number" || type === "integer") return Math.max(schema.minimum ?? 0, 0);
    if (type !== "string") return null;
    return BY_FORMAT[format] ?? LIKELY.find((text) => fits(text, pattern, schema)) ?? "fox";
  }

  #object({ required = [], properties = {}, additionalProperties: values }: Schema) {
    const least = (name: string) => this.least((properties[name] ?? values ?? {}) as Schema);
    return Object.fromEntries(required.map((name) => [name, this.#fields[name] ?? least(name)]));
  }

  /** The fields beside a text are taken from `base`, or else are minimal. */
  #texts(part: Schema, place: string, base?: unknown): Filler[] {
    const schema = this.#whole(part);
    const branches = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])] as Schema[];
    // A text shared by several variants is a separate place in each, because the other fields
    // differ.
    if (branches.length > 0)
      return branches.flatMap((branch, at) =>
        this.#texts(branch, at === 0 ? place : `${place}|${at}`, base),
      );
    if (schema.type === "string")
      return schema.enum || schema.const !== undefined ? [] : [[place, (text) => text]];
    if (schema.type === "array") return this.#inArray(schema, place, base);
    if (schema.type !== "object") return [];
    const beside = { ...this.#object(schema), ...(isObject(base) ? base : {}) };
    const named = Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
      this.#texts(property as Schema, `${place}.${name}`, beside[name] ?? this.#fields[name]).map(
        ([where, fill]): Filler => [where, (text) => ({ ...beside, [name]: fill(text) })],
      ),
    );
    return [...named, ...this.#inRecord(schema, place)];
  }

  #inArray({ items }: Schema, place: string, base: unknown): Filler[] {
    const [first] = Array.isArray(base) ? base : [];
    return this.#texts(items as Schema, `${place}[]`, first).map(([where, fill]) => [
      where,
      (text) => [fill(text)],
    ]);
  }

  #inRecord({ additionalProperties: values }: Schema, place: string): Filler[] {
    if (!isObject(values)) return [];
    const least = this.least(values);
    const inside = this.#texts(values, `${place}{}`).map(
      ([where, fill]): Filler => [where, (text) => ({ fox: fill(text) })],
    );
    // Not an object literal, because the text may be "__proto__".
    return [[`${place}{name}`, (text) => Object.fromEntries([[text, least]])], ...inside];
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const fits = (text: string, pattern: string | undefined, { minLength, maxLength }: Schema) =>
  (pattern === undefined || new RegExp(pattern, "u").test(text)) &&
  text.length >= (minLength ?? 0) &&
  text.length <= (maxLength ?? Number.POSITIVE_INFINITY);
