import type { CameBack } from "@kinora/contracts/creation/creation-messages";
import { expect, it } from "vitest";
import { sentence } from "./sentence.ts";

const unmade = (cameBack: CameBack, settled: number) => {
  const params = { failure: "cancelled", cameBack, held: 12, settled, refunded: 4 } as const;
  return sentence({ code: "creation.unmade", params }, "en");
};

it("says what became of the gems of what was not made", () => {
  expect(unmade("uncharged", 0)).toBe("You cancelled this. Nothing was charged.");
  expect(unmade("all", 0)).toBe("You cancelled this. Your gems are back.");
  expect(unmade("rest", 1)).toBe(
    "You cancelled this. You paid 1 gem for the pictures that stay in your storyboard; the rest are back.",
  );
  expect(unmade("someOfRest", 8)).toBe(
    "You cancelled this. You paid 8 gems for the pictures that stay in your storyboard; 4 are back, the others expired meanwhile.",
  );
  expect(unmade("some", 0)).toBe(
    "You cancelled this. 4 of 12 gems are back, the others expired meanwhile.",
  );
});

it("names the day on which trash goes", () => {
  expect(sentence({ code: "creation.inTrash", params: { lastDay: "2026-12-24" } }, "en")).toBe(
    "In the trash, where nobody else sees it. It is deleted for good on December 24, 2026.",
  );
});
