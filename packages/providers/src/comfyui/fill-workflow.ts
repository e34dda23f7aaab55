import type { Prompt, Workflow } from "./workflow.ts";

/** What stands in the places of a workflow, by their names. */
export type PlaceValues = Readonly<Record<string, string | number>>;

/** A value that is a place and nothing else. */
const PLACE = /^\{\{([\w:-]+)\}\}$/;

/**
 * The prompt of a workflow with everything in its place. What a person wrote is put in whole and is never looked through
 * for places itself.
 *
 * @throws when there is nothing for a place
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
