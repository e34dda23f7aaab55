import { expect, it } from "vitest";
import { z } from "zod";
import { openApiDocument } from "./openapi.ts";

/**
 * `npm run audit` checks the same document with Redocly's rules; these are the ones it has
 * violated.
 */
const printed: unknown = JSON.parse(JSON.stringify(openApiDocument("1.0.0")));
const document = z
  .object({
    servers: z.array(z.object({ url: z.string().min(1) })).min(1),
    paths: z.record(z.string(), z.record(z.string(), z.object({ security: z.array(z.unknown()) }))),
  })
  .parse(printed);

/** Yields every object in the document with its path. */
function* objectsOf(value: unknown, way = ""): Generator<[string, Record<string, unknown>]> {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value)) yield [way, Object.fromEntries(Object.entries(value))];
  for (const [name, held] of Object.entries(value)) yield* objectsOf(held, `${way}/${name}`);
}

it("names its server, and the security of every operation, even when there is none", () => {
  expect(document.servers).toHaveLength(1);
  expect(document.paths["/api/health"]?.get?.security).toEqual([]);
  expect(document.paths["/api/me"]?.get?.security).toEqual([{ bearer: ["read"] }]);
});

it("requires only properties that it describes", () => {
  const missing = [...objectsOf(printed)].flatMap(([way, { required, properties }]) => {
    const known = Object.keys(properties ?? {});
    const demanded = Array.isArray(required) ? required : [];
    return demanded.filter((name) => !known.includes(name)).map((name) => `${way}: ${name}`);
  });
  expect(missing).toEqual([]);
});

it("refers only to schemas that exist", () => {
  const schemas = z.object({
    components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
  });
  const names = Object.keys(schemas.parse(printed).components.schemas);
  for (const [, { $ref }] of objectsOf(printed)) {
    if (typeof $ref === "string") expect(names).toContain($ref.split("/").at(-1));
  }
});
