import type { Prompt, Workflow } from "./workflow.ts";

/** Values of a workflow's placeholders, keyed by name. */
export type PlaceValues = Readonly<Record<string, string | number>>;

/** A value that consists of one placeholder and nothing else. */
const PLACE = /^\{\{([\w:-]+)\}\}$/;

/**
 * Returns the workflow's prompt with every placeholder replaced. A user's text is inserted whole
 * and never searched for placeholders itself.
 *
 * @throws when a placeholder has no value
 */
export function fillWorkflow({ prompt }: Pick<Workflow, "prompt">, values: PlaceValues): Prompt {
  const fill = (value: unknown): unknown => {
    const [, place] = (typeof value === "string" && PLACE.exec(value)) || [];
    if (place === undefined) return value;
    if (!Object.hasOwn(values, place)) throw new Error(`There is nothing for ${place}`);
    return values[place];
  };
  return Object.fromEntries(
    Object.entries(prompt).map(([name, { class_type, inputs }]) => [
      name,
      {
        class_type,
        inputs: Object.fromEntries(
          Object.entries(inputs).map(([input, value]) => [input, fill(value)]),
        ),
      },
    ]),
  );
}
