import { z } from "zod";
import type { World } from "../world.ts";
import { expand } from "./expand.ts";
import { expansion, readParameters } from "./parameters.ts";

/** An endpoint: reads the form, does its work and returns the object to show. */
export interface StripeRoute {
  readonly method: string;
  readonly path: RegExp;
  readonly run: (world: World, form: unknown, id: string) => object;
}

/** Builds an endpoint; `:id` in the path matches one segment. Every one takes `expand`. */
export function route<Fields extends z.ZodRawShape>(
  method: "GET" | "POST" | "DELETE",
  path: string,
  fields: Fields,
  run: (world: World, given: z.output<z.ZodObject<Fields>>, id: string) => object,
): StripeRoute {
  const schema = z.strictObject({ ...expansion, ...fields });
  return {
    method,
    path: new RegExp(`^${path.replace(":id", "([^/]+)")}$`),
    run(world, form, id) {
      const given = readParameters(schema, form);
      const shown = run(world, given as z.output<z.ZodObject<Fields>>, id);
      const { expand: paths } = given as { expand?: string[] };
      if (paths) expand(world.state, shown, paths);
      return shown;
    },
  };
}
