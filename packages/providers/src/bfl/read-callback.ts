import { z } from "zod";
import type { VerifyCallback } from "../callback.ts";
import { readJson } from "../http/exchange.ts";
import { isTaskId } from "./polling-address.ts";

/** Both names occur in published code; the reference names neither. */
const payload = z.object({ id: z.string().nullish(), task_id: z.string().nullish() });

/**
 * The reference does not name the header of the signature, so no secret is sent along, and the
 * secret token in the URL proves the origin. The payload names an order, which is then polled; an
 * address in its place is not accepted, because it would receive our key.
 */
export const bflCallback: VerifyCallback = async (call) => {
  const said = payload.safeParse(readJson(call)).data;
  const id = said?.id ?? said?.task_id ?? "";
  return isTaskId(id) ? id : null;
};
