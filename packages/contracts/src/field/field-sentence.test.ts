import { expect, it } from "vitest";
import { z } from "zod";
import { profileChange } from "../account/account.ts";
import { fieldSentence } from "./field-sentence.ts";

const found = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(fieldSentence);

it.each<[string, z.ZodType, unknown, object]>([
  ["a type", z.string(), 7, { code: "field.type", params: { expected: "string" } }],
  ["nothing", z.number(), undefined, { code: "field.type", params: { expected: "number" } }],
  [
    "a text too long",
    z.string().max(2),
    "abc",
    { code: "field.most", params: { of: "text", most: 2 } },
  ],
  [
    "a list too short",
    z.array(z.string()).min(1),
    [],
    { code: "field.least", params: { of: "list", least: 1 } },
  ],
  ["a number", z.number().max(5), 9, { code: "field.most", params: { of: "number", most: 5 } }],
  [
    "another word",
    z.enum(["a", "b"]),
    "c",
    { code: "field.oneOf", params: { values: ["a", "b"] } },
  ],
  ["a form", z.email(), "x", { code: "field.format", params: { format: "email" } }],
  ["a step", z.number().multipleOf(5), 7, { code: "field.multiple", params: { step: 5 } }],
  ["a union", z.union([z.string(), z.number()]), true, { code: "field.unfit", params: {} }],
  ["a handle", profileChange.shape.handle, "A!", { code: "handle.form", params: {} }],
  ["a check of ours", profileChange.shape.handle, "admin", { code: "handle.reserved", params: {} }],
])("describes an invalid field: %s", (_what, schema, value, said) => {
  expect(found(schema, value)).toContainEqual(said);
});

it("names a few of many unknown fields, shortened", () => {
  const sent = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`${at}`.repeat(90), at]));
  const [said] = found(z.strictObject({}), sent) ?? [];
  if (said?.code !== "field.unknown") throw new Error("not told");
  expect(said.params.names).toHaveLength(5);
  expect(said.params.names.every((name) => name.length <= 60)).toBe(true);
});

it("ignores a client that imitates the messages of our own checks", () => {
  const issue = { code: "custom", params: { said: { code: "toString", params: {} } } };
  expect(fieldSentence(issue)).toEqual({ code: "field.unfit", params: {} });
});
