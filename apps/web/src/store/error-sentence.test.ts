import { REFUSALS } from "@kinora/contracts/refusals";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { errorSentence } from "./error-sentence.ts";
import { fetchRefusalWords } from "./refusal-sentences.ts";

beforeAll(fetchRefusalWords);

function refused(code: string, details: Record<string, unknown> = {}) {
  const data = { code, message: "for machines", details, requestId: "req-7" };
  return { status: 400, data };
}

describe("every refusal has its own words", () => {
  test.each(Object.keys(REFUSALS))("%s", (code) => {
    const { title, advice, requestId } = errorSentence(refused(code));
    expect(title).toMatch(/^[A-Z].{8,}[^.!]$/);
    expect(advice).toMatch(/^[A-Z].{8,}\.$/);
    expect(`${title} ${advice}`).not.toMatch(/!|for machines|_/);
    expect(requestId).toBe("req-7");
  });

  test("no two refusals have the same words", () => {
    const said = Object.keys(REFUSALS).map((code) => JSON.stringify(errorSentence(refused(code))));
    expect(new Set(said).size).toBe(said.length);
  });
});

test("names the category of very unsafe words if this page knows it", () => {
  const titleOf = (category: string) =>
    errorSentence(refused("VERY_UNSAFE_WORD", { category })).title;
  expect(titleOf("self_harm")).toBe("Self-harm: this isn't allowed here");
  expect(titleOf("of tomorrow")).toBe("This isn't allowed here");
});

test("states the exact shortfall", () => {
  expect(errorSentence(refused("INSUFFICIENT_GEMS", { shortfall: 3 })).advice).toBe(
    "You need 3 more gems. Your draft is saved.",
  );
  expect(errorSentence(refused("INSUFFICIENT_GEMS", { shortfall: 1 })).advice).toBe(
    "You need 1 more gem. Your draft is saved.",
  );
});

test.each([
  [{ status: "FETCH_ERROR", error: "TypeError" }, "The server can't be reached"],
  [{ status: "FETCH_ERROR", error: "AbortError" }, "The server can't be reached"],
  [{ status: "TIMEOUT_ERROR", error: "AbortError" }, "The server took too long to answer"],
  [
    { status: "PARSING_ERROR", originalStatus: 200, data: "<html>", error: "SyntaxError" },
    "Something went wrong",
  ],
  [
    { status: "PARSING_ERROR", originalStatus: 503, data: "<html>", error: "SyntaxError" },
    "Kinora is starting up or busy",
  ],
  [{ status: 404, data: null }, "There's nothing here"],
  [{ status: 502, data: "Bad gateway" }, "Kinora is starting up or busy"],
  [{ status: 500, data: "oops" }, "Something went wrong on our side"],
  [new Error("odd"), "Something went wrong"],
])("%o", (error, title) => {
  expect(errorSentence(error)).toMatchObject({ title, requestId: null });
});

test("reports being offline only when the browser does", () => {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  expect(errorSentence({ status: "FETCH_ERROR", error: "TypeError" }).title).toBe(
    "You are offline",
  );
  online.mockRestore();
});

test("never mentions an id in the text", () => {
  const { advice } = errorSentence({ status: 500, data: "oops" });
  expect(advice).not.toMatch(/\bid\b/);
});
