import { z } from "zod";
import { EVENT_FAULTS } from "./world.ts";

/**
 * The fate of a request: the connection is lost before or after it is taken; it is taken and
 * answered 500, or never; or it is refused as one too many.
 */
export const REQUEST_FAULTS = ["lost before", "lost after", "500 after", "429", "hangs"] as const;
export type RequestFault = (typeof REQUEST_FAULTS)[number];

/** Faults for the next events and requests; null lets one pass. */
export const faultsInput = z.strictObject({
  events: z.array(z.enum(EVENT_FAULTS).nullable()).optional(),
  requests: z.array(z.enum(REQUEST_FAULTS).nullable()).optional(),
});
