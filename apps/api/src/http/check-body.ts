import { setImmediate } from "node:timers/promises";
import type { Route } from "@kinora/contracts/http/route";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { validatorCompiler } from "fastify-type-provider-zod";
import { jsonReader } from "./limit-json.ts";
import { LONGEST_LINE, LONGEST_WAIT_MS } from "./rate-limits.ts";
import { refuseFlawedText } from "./refuse-flawed-text.ts";
import { turnTaker } from "./take-turns.ts";

/** Shared by all senders, inside each sender's own queue. */
const oneAtATime = turnTaker({
  most: 1,
  longestMs: LONGEST_WAIT_MS,
  longestLine: LONGEST_LINE,
});

/**
 * Parses the body of a request and validates it against the route's schema. Fastify would do this
 * before the handler; here it is done in the sender's turn.
 */
export function bodyChecker(server: FastifyInstance, route: Route) {
  const read = jsonReader(server);
  const { body: schema, method, path: url } = route;
  const validate = schema && validatorCompiler({ schema, method, url, httpPart: "body" });
  return async (request: FastifyRequest): Promise<unknown> => {
    if (request.body === undefined || request.body === null) return check(undefined);
    return oneAtATime("bodies", async () => {
      // A check is synchronous. Without this pause a hundred bodies would never queue up, and
      // requests without a body would wait for all of them.
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
