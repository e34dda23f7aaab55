import { expect, it } from "vitest";
import { seriesWords } from "./series-words.ts";

it("names awards as everywhere else, and not as what members give one another", () => {
  expect(seriesWords({ name: "gift", title: null })).toBe("Awards");
});
