import { z } from "zod";
import { invalid } from "../stripe-error.ts";

/** A whole number in a form. */
export const whole = z
  .string()
  .regex(/^-?\d{1,15}$/)
  .transform(Number);

/** `true` or `false` in a form. */
export const truth = z.enum(["true", "false"]).transform((text) => text === "true");

/** Text of which "" unsets the field. */
export const unsettable = z.string().transform((text) => (text === "" ? null : text));

/** Names and values; "" unsets one, or all. */
export const metadata = z
  .union([z.record(z.string().max(40), z.string().max(500)), z.literal("")])
  .optional();

/** Accepts anything with names, which the object only repeats. */
export const repeated = z.record(z.string(), z.unknown());

export const expansion = { expand: z.array(z.string()).optional() };

const range = z.union([
  whole,
  z.strictObject({
    gt: whole.optional(),
    gte: whole.optional(),
    lt: whole.optional(),
    lte: whole.optional(),
  }),
]);

/** The parameters of every list. */
export const paging = {
  ...expansion,
  limit: whole.refine((count) => count >= 1 && count <= 100).optional(),
  starting_after: z.string().optional(),
  ending_before: z.string().optional(),
  created: range.optional(),
};

/** Applies changes of metadata: "" removes a name, or all. */
export function mergeMetadata(
  old: Readonly<Record<string, string>>,
  given: z.infer<typeof metadata>,
): Record<string, string> {
  if (given === "") return {};
  const merged = Object.entries({ ...old, ...given }).filter(([, value]) => value !== "");
  return Object.fromEntries(merged);
}

/** Reads parameters. @throws StripeError naming the first that is unknown, missing or malformed */
export function readParameters<Schema extends z.ZodType>(
  schema: Schema,
  form: unknown,
): z.output<Schema> {
  const read = schema.safeParse(form, { reportInput: true });
  if (read.success) return read.data;
  throw complain(read.error.issues[0]);
}

function complain(issue: z.core.$ZodIssue | undefined) {
  const path = issue?.path.map(String) ?? [];
  if (issue?.code === "unrecognized_keys") {
    const param = bracketed([...path, issue.keys[0] ?? ""]);
    const message = `Received unknown parameter: ${param}`;
    return invalid(message, { code: "parameter_unknown", param, early: true });
  }
  const param = bracketed(path);
  if (issue?.code === "invalid_type" && issue.input === undefined) {
    const message = `Missing required param: ${param}.`;
    return invalid(message, { code: "parameter_missing", param, early: true });
  }
  return invalid(`Invalid ${param}: ${issue?.message}`, { param, early: true });
}

/** `["items", "0", "price"]` is `items[0][price]`. */
const bracketed = ([first = "", ...rest]: readonly string[]): string =>
  `${first}${rest.map((name) => `[${name}]`).join("")}`;
