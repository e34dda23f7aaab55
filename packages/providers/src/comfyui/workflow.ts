import { z } from "zod";

/** Whether the weights may be used where users pay. `conditions`: the owner must have read them. */
const TERMS = ["free", "conditions", "no paid use"] as const;

/** A weights file as its maker publishes it. */
const weights = z.strictObject({
  file: z.string(),
  licence: z.string(),
  terms: z.enum(TERMS),
  /** Page with the download and the licence. */
  page: z.url(),
});
export type Weights = z.infer<typeof weights>;

/** A node of a prompt. */
export const node = z.strictObject({
  class_type: z.string(),
  inputs: z.record(z.string(), z.unknown()),
});
/**
 * The body of `POST /prompt`: nodes keyed by name. A link is a node's name and the index of its
 * output.
 */
export type Prompt = Readonly<Record<string, z.infer<typeof node>>>;

/** Name of the node, in every workflow, whose file is the result. */
export const RESULT = "result";

/**
 * A file of ./workflows: a prompt in ComfyUI's API format, with `{{placeholders}}` for the values
 * of an order, and the weights it needs, keyed by our names. See fillWorkflow.
 */
const workflow = z.strictObject({
  weights: z.record(z.string(), weights),
  prompt: z
    .record(z.string(), node)
    .refine((nodes) => RESULT in nodes, `A workflow has a node "${RESULT}"`),
});
export type Workflow = z.infer<typeof workflow>;

/** Parses a workflow file. @throws when the file is invalid */
export const readWorkflow = (file: unknown): Workflow => workflow.parse(file);

/** Returns the placeholder of a weights file. */
export const placeOfWeights = (name: string): string => `{{weights:${name}}}`;
