import { expect, it } from "vitest";
import { tryEdit } from "./try-edit.ts";

it("lets other work run while it checks the texts", async () => {
  let pauses = 0;
  const tried = await tryEdit(
    {
      openMatcher: () => () => [],
      current: () => ({ terms: [], allowed: [] }),
      recentTexts: async () => Array.from({ length: 100 }, () => "x".repeat(400)),
      pause: async () => {
        pauses += 1;
      },
    },
    { added: [], removed: [], allowed: [], disallowed: [] },
  );
  expect(tried.tried).toBe(100);
  expect(pauses).toBe(19);
});
