import { act, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { formFieldsSet } from "../../entities/prompt/prompt-slice.ts";
import { type Call, fakeServer, Refused } from "../../test/fake-server.ts";
import { model } from "../../test/models.ts";
import { show } from "../../test/show.tsx";
import { Composer } from "./composer.tsx";

const quote = {
  ...{ quoteId: "q1", gems: 1, explanation: "A picture costs 1 gem", balanceAfter: 9, works: [] },
  ...{ model: "core", expiresAt: new Date(Date.now() + 300_000).toISOString() },
};

/**
 * Writes the prompt in a composer whose server refuses "rude" until the user confirms it is meant
 * well.
 */
async function write(prompt: string, canConfirm: boolean): Promise<readonly Call[]> {
  const calls = fakeServer({
    listModels: () => ({ items: [model("animated-diffusion")] }),
    createQuote: ({ meant }) => {
      if (meant === "rude") return quote;
      const start = prompt.indexOf("rude");
      const word = { field: "prompt", word: "rude", start, end: start + 4, canConfirm };
      throw new Refused(422, "BANNED_WORD", { words: [word] });
    },
  });
  const { store } = show(() => <Composer isAdmin={false} onStarted={() => undefined} />);
  await screen.findByRole("textbox", { name: "Prompt" });
  act(() => void store.dispatch(formFieldsSet({ prompt })));
  return calls;
}

test("underlines a forbidden word in place and offers no confirmation", async () => {
  await write("a rude fox", false);
  await screen.findByText("The word “rude” isn't allowed here.");
  await waitFor(() => expect(document.querySelector("mark")?.textContent).toBe("rude"));
  expect(screen.queryByRole("button", { name: "I mean no harm" })).toBeNull();
  expect(screen.getByRole("button", { name: /^Create/ })).toHaveProperty("disabled", true);
  expect(screen.getByText("Change the words first.")).toBeTruthy();
});

test("asks about a word that may be meant well, once per tab", async () => {
  const calls = await write("a rude fox", true);
  const button = await screen.findByRole("button", { name: "I mean no harm" });
  act(() => button.click());
  await screen.findByRole("button", { name: "Create · 1 gem" });
  expect(document.querySelector("mark")).toBeNull();
  expect(calls.filter(({ name }) => name === "createQuote").map(({ meant }) => meant)).toEqual([
    "",
    "rude",
  ]);
});
