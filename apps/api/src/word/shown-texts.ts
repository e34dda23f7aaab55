import { whyUnshown } from "@kinora/contracts/field/unshown";
import type { PersonText } from "@kinora/domain/word/check-words";
import { z } from "zod";

/**
 * Paths of a body whose texts are never shown: properties by name, with "*" for any other name and
 * for list items.
 */
export interface UnshownTexts {
  readonly isUnshown: boolean;
  readonly within: ReadonlyMap<string, UnshownTexts>;
}

type Schema = z.core.JSONSchema.JSONSchema;
const MARK = "x-unshown";
const SHOWN: UnshownTexts = { isUnshown: false, within: new Map() };

/** Computes which texts of a body are never shown to others. Run once per route. */
export function unshownTexts(body: z.ZodType): UnshownTexts {
  const whole = z.toJSONSchema(body, {
    ...{ io: "input", unrepresentable: "any", reused: "inline" },
    override: ({ zodSchema, jsonSchema }) => {
      const why = whyUnshown(zodSchema);
      if (why !== undefined) jsonSchema[MARK] = why;
    },
  });
  const follow = (schema: Schema): UnshownTexts => {
    const own = schema.$ref === undefined ? schema : definitionOf(whole, schema.$ref);
    const choices = [...(own.anyOf ?? []), ...(own.oneOf ?? []), ...(own.allOf ?? [])];
    const parts = Object.entries(own.properties ?? {});
    for (const items of [own.items, own.additionalProperties])
      if (typeof items === "object" && !Array.isArray(items)) parts.push(["*", items]);
    const within = new Map(parts.map(([name, part]) => [name, follow(part as Schema)]));
    const isUnshown = MARK in own || own.enum !== undefined || own.const !== undefined;
    return choices.map((choice) => follow(choice as Schema)).reduce(merge, { isUnshown, within });
  };
  return follow(whole);
}

/**
 * Merges the variants of a union: a property that only one of them declares is taken from that one.
 */
function merge(one: UnshownTexts, other: UnshownTexts): UnshownTexts {
  const within = new Map(one.within);
  for (const [name, part] of other.within) {
    const known = within.get(name);
    within.set(name, known ? merge(known, part) : part);
  }
  return { isUnshown: one.isUnshown || other.isUnshown, within };
}

function definitionOf(whole: Schema, reference: string): Schema {
  const steps = reference.split("/").slice(1);
  return steps.reduce((at, step) => (at as Record<string, unknown>)[step] as Schema, whole);
}

/**
 * Returns the texts of a body that others may see, with their paths, such as
 * "board.scenes.2.caption".
 */
export function shownTexts(body: unknown, unshown: UnshownTexts): PersonText[] {
  const texts: PersonText[] = [];
  const waiting = [{ value: body, at: unshown, path: "" }];
  for (let one = waiting.pop(); one; one = waiting.pop()) {
    const { value, at, path } = one;
    if (typeof value === "string" && !at.isUnshown) texts.push({ field: path, text: value });
    if (typeof value !== "object" || value === null) continue;
    for (const [name, held] of Object.entries(value)) {
      const next = at.within.get(name) ?? at.within.get("*") ?? SHOWN;
      waiting.push({ value: held, at: next, path: path === "" ? name : `${path}.${name}` });
    }
  }
  return texts.reverse();
}
