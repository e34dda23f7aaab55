import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { formFieldsSet } from "../../entities/prompt/prompt-slice.ts";
import { creation } from "../../test/builders.ts";
import { fakeServer } from "../../test/fake-server.ts";
import { model } from "../../test/models.ts";
import { show } from "../../test/show.tsx";
import { Cheaper } from "./cheaper.tsx";
import { modeFields } from "./choose-model.ts";
import { Composer } from "./composer.tsx";
import { useComposer } from "./use-composer.ts";

afterEach(() => localStorage.clear());

const picture = { unit: "image", gems: 1, atLeast: 1 } as const;
const painter = model("animated-diffusion", { prices: { image: picture } });
const flux = model("flux 1.1 pro", {
  name: "Flux",
  prices: { image: { ...picture, gems: 10, atLeast: 10 } },
  aspectRatios: ["1:1"],
});

function open(items = [painter], balance = 50) {
  const calls = fakeServer({
    listModels: () => ({ items }),
    createQuote: ({ body }) => {
      const { others = [] } = Object(body);
      const prices = [body, ...others].map((one) => (Object(one).model === flux.key ? 10 : 1));
      const gems = prices.reduce((sum: number, one: number) => sum + one, 0);
      return {
        ...{ quoteId: "q1", gems, explanation: "", balanceAfter: balance - gems, works: [] },
        ...{ model: "core", expiresAt: new Date(Date.now() + 300_000).toISOString() },
      };
    },
    createCreation: () => creation(),
  });
  const shown = show(() => <Composer isAdmin={false} onStarted={() => undefined} />);
  const sent = () =>
    calls.filter(({ name }) => name === "createQuote").map(({ body }) => Object(body));
  return { ...shown, calls, sent };
}

test("three works of one press show their total price on the button", async () => {
  const { store, user, sent } = open();
  await screen.findByRole("textbox", { name: "Prompt" });
  act(() => void store.dispatch(formFieldsSet({ prompt: "a fox" })));
  await user.click(await screen.findByRole("button", { name: "How many: 1 work" }));
  await user.click(await screen.findByRole("button", { name: "3 works" }));
  await screen.findByRole("button", { name: "Create · 3 gems", hidden: true });
  await waitFor(() => expect(sent().at(-1)?.others).toHaveLength(2));
  expect(sent().at(-1)?.others[0]).toMatchObject({ prompt: "a fox", model: painter.key });
});

test("several models each get fitted settings, and the price is their sum", async () => {
  const { store, user, sent } = open([painter, flux]);
  await screen.findByRole("textbox", { name: "Prompt" });
  const additionalParams = { aspectRatio: "16:9" as const };
  act(() => void store.dispatch(formFieldsSet({ prompt: "a fox", additionalParams })));
  await user.click(await screen.findByRole("button", { name: "How many: 1 work" }));
  await user.click(await screen.findByRole("button", { name: "Flux · 10 gems" }));
  await screen.findByRole("button", { name: "Create · 11 gems", hidden: true });
  const list = await screen.findByRole("list", { name: "Works of this order", hidden: true });
  expect([...list.children].map(({ textContent }) => textContent)).toEqual([
    "animated-diffusion · 1 gem",
    "Flux · 1:1 instead of 16:9 · 10 gems",
  ]);
  await waitFor(() => expect(sent().at(-1)?.others).toHaveLength(1));
  expect(sent().at(-1)).toMatchObject({
    model: painter.key,
    additionalParams: { aspectRatio: "16:9" },
    others: [{ model: flux.key, additionalParams: { aspectRatio: "1:1" } }],
  });
});

test("the way to a price that the balance covers only changes the form, and says what it changes", async () => {
  const { store, user, calls } = open([painter], 3);
  await screen.findByRole("textbox", { name: "Prompt" });
  act(() => void store.dispatch(formFieldsSet({ prompt: "a fox", works: 4 })));
  await user.click(await screen.findByRole("button", { name: "Change to 3 works · 3 gems" }));
  expect(store.getState().prompt.form.works).toBe(3);
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Create · 3 gems"));
  expect(calls.some(({ name }) => name === "createCreation")).toBe(false);
});

/** The way to a price of at most so many gems, in the real form. */
function Way({ gems }: { readonly gems: number }) {
  return <Cheaper composer={useComposer()} gems={gems} />;
}

test.each([
  [12, "Change to 1 work · 10 gems", { works: 1, duration: 10 }],
  [9, "Change to 4 s · 8 gems", { works: 2, duration: 4 }],
  [7, "Change to 6 s, 1 work · 6 gems", { works: 1, duration: 6 }],
])("with %i gems for two films of 10 s it says %j, and does that", async (gems, name, left) => {
  const film = model("animated-diffusion", {
    ...{ modes: ["text-to-video"], durations: [4, 6, 10] },
    prices: { video: { unit: "second", gems: 1, atLeast: 1 } },
  });
  fakeServer({ listModels: () => ({ items: [film] }) });
  const { store, user } = show(() => <Way gems={gems} />);
  const wanted = { works: 2, additionalParams: { duration: 10 } };
  act(
    () =>
      void store.dispatch(
        formFieldsSet({ prompt: "a fox", ...modeFields("text-to-video"), ...wanted }),
      ),
  );
  await user.click(await screen.findByRole("button", { name }));
  const { works, additionalParams } = store.getState().prompt.form;
  expect({ works, duration: additionalParams.duration }).toEqual(left);
});
