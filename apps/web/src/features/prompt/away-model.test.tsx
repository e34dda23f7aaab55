import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { formFieldsSet } from "../../entities/prompt/prompt-slice.ts";
import { fakeServer, Refused } from "../../test/fake-server.ts";
import { model } from "../../test/models.ts";
import { show } from "../../test/show.tsx";
import { Composer } from "./composer.tsx";

const painter = model("animated-diffusion", { name: "Animated Diffusion" });
const away = {
  ...{ available: false, awayUntil: new Date(Date.now() + 600_000).toISOString() },
  unavailableReason: "fal is unavailable right now: it doesn't answer orders.",
};
const flux = (about: object = {}) => model("flux 1.1 pro", { name: "FLUX", ...about });

test("keeps a model whose service is away, says until when, and offers the painter", async () => {
  fakeServer({ listModels: () => ({ items: [painter, flux(away)] }) });
  const { store, user } = show(() => <Composer isAdmin={false} onStarted={() => undefined} />);
  const field = await screen.findByRole("textbox", { name: "Prompt" });
  fireEvent.change(field, { target: { value: "a fox" } });
  store.dispatch(formFieldsSet({ model: "flux 1.1 pro" }));
  await screen.findByText(/it doesn't answer orders\. It's tried again at \d/);
  expect(screen.getByRole("button", { name: /^Create/ })).toHaveProperty("disabled", true);
  await user.click(screen.getByRole("button", { name: /^Model/ }));
  const option = await screen.findByRole("option", { name: "FLUX" });
  expect(option.textContent).toMatch(/tried again at/);
  await user.click(option);
  expect(store.getState().prompt.form.model).toBe("flux 1.1 pro");
  await user.keyboard("{Escape}");
  await user.click(screen.getByRole("button", { name: "Use Animated Diffusion" }));
  await expect.poll(() => store.getState().prompt.form.model).toBe("animated-diffusion");
});

test("looks again what is offered when an order finds its model away", async () => {
  let isAway = false;
  fakeServer({
    listModels: () => ({ items: [painter, flux(isAway ? away : {})] }),
    createQuote: () => {
      isAway = true;
      throw new Refused(409, "MODEL_UNAVAILABLE");
    },
  });
  const { store } = show(() => <Composer isAdmin={false} onStarted={() => undefined} />);
  const field = await screen.findByRole("textbox", { name: "Prompt" });
  store.dispatch(formFieldsSet({ model: "flux 1.1 pro" }));
  fireEvent.change(field, { target: { value: "a fox" } });
  await screen.findByRole("button", { name: "Use Animated Diffusion" });
  expect(store.getState().prompt.form.model).toBe("flux 1.1 pro");
});
