import { expect, it } from "vitest";
import { readHostedAudience } from "./hosted-audience.ts";

it("is the owner and the users named by the owner, or the owner alone", () => {
  const HOSTED_NAMED = "usr_ada, usr_bruno";
  expect([...readHostedAudience({ HOSTED_NAMED }).named]).toEqual(["usr_ada", "usr_bruno"]);
  expect([...readHostedAudience({ HOSTED_FOR: "named" }).named]).toEqual([]);
  expect([...readHostedAudience({ HOSTED_FOR: "owner", HOSTED_NAMED }).named]).toEqual([]);
});

it('rejects "all" while prompts and results are not checked, and explains values it does not understand', () => {
  expect(() => readHostedAudience({ HOSTED_FOR: "friends" })).toThrow(
    "it must be owner, named or all.",
  );
  expect(() => readHostedAudience({ HOSTED_NAMED: "ada@example.org" })).toThrow("ids of people");
});

it("everybody is offered them only when the operator says so", () => {
  expect(readHostedAudience({ HOSTED_FOR: "all" }).everybody).toBe(true);
  for (const wanted of [undefined, "owner", "named"])
    expect(readHostedAudience({ HOSTED_FOR: wanted }).everybody).toBe(false);
});
