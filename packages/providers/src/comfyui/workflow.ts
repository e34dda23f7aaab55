import { z } from "zod";

/** May they be used where people pay? `conditions`: the owner must have read them. */
const TERMS = ["free", "conditions", "no paid use"] as const;

/** A file of weights as its maker publishes it. */
const weights = z.strictObject({
  file: z.string(),
  licence: z.string(),
  terms: z.enum(TERMS),
  /** Where it is to be had, with its licence. */
  page: z.url(),
});
export type Weights = z.infer<typeof weights>;

const node = z.strictObject({
  class_type: z.string(),
  inputs: z.record(z.string(), z.unknown()),
});
/** What `POST /prompt` takes: nodes by their names. A link is the name of a node and the number of its output. */
export type Prompt = Readonly<Record<string, z.infer<typeof node>>>;

/** The node of every workflow whose file is the result. */
export const RESULT = "result";

/**
 * A file of ./workflows: a prompt in ComfyUI's API format, with `{{places}}` for what an order says, and the weights that
 * it needs, each under our name of it. See fillWorkflow.
 */
const workflow = z.strictObject({
  weights: z.record(z.string(), weights),
  prompt: z
    .record(z.string(), node)
    .refine((nodes) => RESULT in nodes, `A workflow has a node "${RESULT}"`),
});
export type Workflow = z.infer<typeof workflow>;

/** @throws on a file that is none */
export const readWorkflow = (file: unknown): Workflow => workflow.parse(file);

/** The place of a file of weights. */
export const placeOfWeights = (name: string): string => `{{weights:${name}}}`;
