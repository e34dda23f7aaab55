import { expect, test } from "vitest";
import type { ModelAnswer } from "../generation/language-model.ts";
import { signOfAnswer } from "./sign-of-answer.ts";

test.each<[ModelAnswer<string>, object]>([
  [
    { kind: "answered", value: "a fox", usage: null },
    { kind: "delivered", seconds: 3 },
  ],
  [
    { kind: "unusable", usage: null },
    { kind: "delivered", seconds: 3 },
  ],
  [{ kind: "refused", why: "policy", usage: "before" }, { kind: "refused" }],
  [{ kind: "refused", why: "input", usage: "before" }, { kind: "refused" }],
  [
    { kind: "refused", why: "auth", usage: "before" },
    { kind: "fault", fault: "auth" },
  ],
  [
    { kind: "refused", why: "quota", usage: null },
    { kind: "fault", fault: "quota" },
  ],
  [{ kind: "outage" }, { kind: "fault", fault: "unreachable" }],
  [{ kind: "unknown" }, { kind: "fault", fault: "failed" }],
])("reads %j as a sign of its service", (answer, sign) => {
  expect(signOfAnswer(answer, 3)).toEqual(sign);
});
