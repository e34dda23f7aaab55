import type { ModelAnswer } from "../generation/language-model.ts";
import type { ServiceSign } from "./service-health.ts";

/**
 * Returns what a language model's answer reveals about its service. An unusable answer is one: the
 * service works.
 *
 * @param seconds from question to answer
 */
export function signOfAnswer(answer: ModelAnswer<unknown>, seconds: number): ServiceSign {
  switch (answer.kind) {
    case "answered":
    case "unusable":
      return { kind: "delivered", seconds };
    case "refused":
      return answer.why === "quota" || answer.why === "auth"
        ? { kind: "fault", fault: answer.why }
        : { kind: "refused" };
    case "outage":
      return { kind: "fault", fault: "unreachable" };
    case "unknown":
      // A long question may be the cause, and must not make the service unavailable to everyone.
      return { kind: "fault", fault: "failed" };
  }
}
