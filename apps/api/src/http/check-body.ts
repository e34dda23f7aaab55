import { setImmediate } from "node:timers/promises";
import type { Route } from "@kinora/contracts/http/route";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { validatorCompiler } from "fastify-type-provider-zod";
import { jsonReader } from "./limit-json.ts";
import { LONGEST_LINE, LONGEST_WAIT_MS } from "./rate-limits.ts";
import { refuseFlawedText } from "./refuse-flawed-text.ts";
import { turnTaker } from "./take-turns.ts";

/** Bodies of all senders together; within the sender's own line. */
const oneAtATime = turnTaker({
  most: 1,
  longestMs: LONGEST_WAIT_MS,
  longestLine: LONGEST_LINE,
});

/**
 * Reads the body that came to a route and checks it against the route's schema: what Fastify does before the
 * handler, to be done in the sender's turn.
 */
export function bodyChecker(server: FastifyInstance, route: Route) {
  const read = jsonReader(server);
  const { body: schema, method, path: url } = route;
  const validate = schema && validatorCompiler({ schema, method, url, httpPart: "body" });
  return async (request: FastifyRequest): Promise<unknown> => {
    if (request.body === undefined || request.body === null) return check(undefined);
    return oneAtATime("bodies", async () => {
      // A check is over before the next body is looked at: without a pause a hundred would never meet in the
      // line, and whoever sends none would wait for all of them.
      await setImmediate();
      return check(read(request, String(request.body)));
    });
  };

  function check(body: unknown): unknown {
    refuseFlawedText("body", body);
    const result = validate?.(body);
    if (typeof result !== "object") return undefined;
    if ("error" in result) {
      throw Object.assign(new Error("The body is not as it should be."), {
        validation: result.error,
        validationContext: "body",
      });
    }
    return "value" in result ? result.value : undefined;
  }
}
