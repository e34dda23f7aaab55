import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { formFieldsSet } from "../../entities/prompt/prompt-slice.ts";
import { connectionBack, connectionLost } from "../../store/connection-slice.ts";
import { creation } from "../../test/builders.ts";
import { fakeServer } from "../../test/fake-server.ts";
import { model } from "../../test/models.ts";
import { show } from "../../test/show.tsx";
import { Composer } from "./composer.tsx";

afterEach(() => localStorage.clear());

test("orders nothing without a price, by button or key, and says what it is waiting for", async () => {
  const { promise: price, resolve: tell } = Promise.withResolvers<object>();
  const calls = fakeServer({
    listModels: () => ({ items: [model("animated-diffusion")] }),
    createQuote: () => price,
    createCreation: () => creation(),
  });
  const { store, user } = show(() => <Composer isAdmin={false} onStarted={() => undefined} />);
  const field = await screen.findByRole("textbox", { name: "Prompt" });
  act(() => void store.dispatch(formFieldsSet({ prompt: "a fox" })));
  await screen.findByText("Getting the price…");
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Create" });
  expect(button.disabled).toBe(true);
  await user.click(field);
  await user.keyboard("{Control>}{Enter}{/Control}");
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain("createQuote"));
  tell({
    ...{ quoteId: "q1", gems: 1, explanation: "A picture costs 1 gem", balanceAfter: 9, works: [] },
    ...{ model: "core", expiresAt: new Date(Date.now() + 300_000).toISOString() },
  });
  const priced = await screen.findByRole<HTMLButtonElement>("button", { name: "Create · 1 gem" });
  expect(priced.disabled).toBe(false);
  expect(calls.map(({ name }) => name)).not.toContain("createCreation");
});

test("requests a failed quote again once the server is back", async () => {
  let away = true;
  fakeServer({
    listModels: () => ({ items: [model("animated-diffusion")] }),
    createQuote: () => {
      if (away) throw new TypeError("Failed to fetch");
      return {
        ...{
          quoteId: "q1",
          gems: 1,
          explanation: "A picture costs 1 gem",
          balanceAfter: 9,
          works: [],
        },
        ...{ model: "core", expiresAt: new Date(Date.now() + 300_000).toISOString() },
      };
    },
  });
  const { store } = show(() => <Composer isAdmin={false} onStarted={() => undefined} />);
  await screen.findByRole("textbox", { name: "Prompt" });
  act(() => void store.dispatch(formFieldsSet({ prompt: "a fox" })));
  await screen.findByText("The server can't be reached.");
  act(() => void store.dispatch(connectionLost()));
  away = false;
  act(() => void store.dispatch(connectionBack()));
  await screen.findByRole("button", { name: "Create · 1 gem" });
  expect(screen.queryByText("The server can't be reached.")).toBeNull();
});
