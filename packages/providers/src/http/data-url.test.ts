import { expect, test } from "vitest";
import { readDataUrl } from "./data-url.ts";

test("splits a data URL of any length", () => {
  expect(readDataUrl("data:image/png;base64,iVBO")).toEqual({
    ...{ mimeType: "image/png", content: "iVBO" },
  });
  expect(readDataUrl("data:;base64,")).toEqual({ mimeType: "", content: "" });
  const content = "A".repeat(32_000_000);
  expect(readDataUrl(`data:image/webp;base64,${content}`)?.content).toHaveLength(32_000_000);
});

test.each(["https://files.example/a.png", "data:image/png,iVBO", "", "data:<>;base64,iVBO"])(
  "finds none in %j",
  (url) => {
    expect(readDataUrl(url)).toBeNull();
  },
);
