import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { fakeServer } from "../../test/fake-server.ts";
import { model } from "../../test/models.ts";
import { show } from "../../test/show.tsx";
import { ModelChip } from "./model-chip.tsx";
import { useComposer } from "./use-composer.ts";

afterEach(() => localStorage.clear());

const picture = { unit: "image", gems: 1, atLeast: 1 } as const;
const models = [
  model("animated-diffusion", {
    ...{ name: "Painter", description: "Draws.", usualSeconds: { image: 3 } },
    ...{ prices: { image: picture }, bestFor: { sketch: 0, longClip: 0 } },
  }),
  model("flux", {
    ...{ name: "Flux", description: "Realistic pictures.", bestFor: { photograph: 1 } },
    ...{ prices: { image: { ...picture, gems: 10, atLeast: 10 } } },
  }),
  model("best", {
    ...{ name: "Best", available: false, bestFor: { photograph: 0, lettering: 0 } },
    unavailableReason: "No API key is configured for fal.",
  }),
];

function Chip() {
  const composer = useComposer();
  if (!composer.model) return null;
  return <ModelChip composer={composer} model={composer.model} isAdmin />;
}

function open() {
  fakeServer({ listModels: () => ({ items: models }), listSamples: () => ({ items: [] }) });
  return show(() => <Chip />);
}

test("selects the best available model for a wish and gives the reason in one line", async () => {
  const { user, store } = open();
  await user.click(await screen.findByRole("button", { name: "Model: Painter" }));
  await user.click(await screen.findByRole("button", { name: "A photograph" }));
  await screen.findByText("Flux is the best one here: Realistic pictures.");
  expect(store.getState().prompt.form.model).toBe("flux");
  const wish = screen.getByRole<HTMLButtonElement>("button", { name: "Lettering" });
  expect(wish.disabled).toBe(true);
  // A picture has no length.
  expect(screen.queryByRole("button", { name: "A long clip" })).toBeNull();
});

test("shows each model's price for the form and its duration here, claiming no more than is known", async () => {
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Model: Painter" }));
  const painter = await screen.findByRole("button", { name: /^Painter/ });
  expect(painter.textContent).toContain("Draws. 1 gem. Usually 3 s here.");
  const flux = screen.getByRole("button", { name: /^Flux/ });
  expect(flux.textContent).toContain("Realistic pictures. 10 gems.");
  expect(flux.textContent).not.toContain("Usually");
});
