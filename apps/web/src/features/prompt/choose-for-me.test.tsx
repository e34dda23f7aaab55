import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { formFieldsSet, formParamsSet } from "../../entities/prompt/prompt-slice.ts";
import { fakeServer } from "../../test/fake-server.ts";
import { model } from "../../test/models.ts";
import { show } from "../../test/show.tsx";
import { modeFields } from "./choose-model.ts";
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
  await screen.findByText("Flux is the best here for this: 10 gems. Realistic pictures.");
  expect(store.getState().prompt.form.model).toBe("flux");
  const wish = screen.getByRole<HTMLButtonElement>("button", { name: "Lettering" });
  expect(wish.disabled).toBe(true);
  // A picture has no length.
  expect(screen.queryByRole("button", { name: "A long clip" })).toBeNull();
});

test("shows each model's price for the form and its duration here, claiming no more than is known", async () => {
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Model: Painter" }));
  const painter = await screen.findByRole("option", { name: "Painter" });
  expect(painter.textContent).toBe("Painter1 gemDraws.Usually 3 s here");
  const flux = screen.getByRole("option", { name: "Flux" });
  expect(flux.textContent).toBe("Flux10 gemsRealistic pictures.");
});

const second = (gems: number) => ({ video: { unit: "second", gems, atLeast: 4 } }) as const;
const films = [
  model("animated-diffusion", { name: "Painter", prices: second(1), bestFor: { longClip: 0 } }),
  model("veo 3", {
    ...{ name: "Veo", description: "Clips with sound.", durations: [4, 8] },
    ...{ prices: second(100), bestFor: { footage: 0, talkingFace: 0 } },
  }),
  model("kling", {
    ...{ name: "Kling", description: "Realistic clips.", durations: [5, 10] },
    ...{ prices: second(24), bestFor: { footage: 1 } },
  }),
  model("seedance", {
    ...{ name: "Seedance", description: "Clips.", prices: second(6), bestFor: { footage: 2 } },
  }),
  model("gen-4", { name: "Gen-4", modes: ["text-image-to-video"], service: "fal" }),
];

function openFilms(duration: number) {
  fakeServer({ listModels: () => ({ items: films }), listSamples: () => ({ items: [] }) });
  const shown = show(() => <Chip />);
  shown.store.dispatch(formFieldsSet(modeFields("text-to-video")));
  shown.store.dispatch(formParamsSet({ duration }));
  const choose = async (name: string) => shown.user.click(screen.getByRole("button", { name }));
  return { ...shown, choose, form: () => shown.store.getState().prompt.form };
}

test("chooses among the models that make the length that was set, and offers the cheapest of them", async () => {
  const { user, choose, form } = openFilms(10);
  await user.click(await screen.findByRole("button", { name: "Model: Painter" }));
  await screen.findByRole("listbox", { name: "Models" });
  await choose("Like real footage");
  await screen.findByText(
    "Of the models that make 10 s, Kling is the best here for this: 240 gems. Realistic clips.",
  );
  await choose("Cheaper: Seedance · 60 gems");
  await screen.findByText("Seedance is the cheapest here that makes 10 s: 60 gems.");
  expect(form()).toMatchObject({ generationModel: "seedance", additionalParams: { duration: 10 } });
  await choose("The lowest price");
  await screen.findByText("Painter is the cheapest here that makes 10 s: 10 gems.");
});

test("says when no model for a wish makes the length, and goes back to it with another", async () => {
  const { user, choose, form } = openFilms(5);
  await user.click(await screen.findByRole("button", { name: "Model: Painter" }));
  await screen.findByRole("listbox", { name: "Models" });
  await choose("A face that speaks");
  await screen.findByText("Veo is the best here for this, 400 gems, but makes 4 s instead of 5 s.");
  expect(form().additionalParams.duration).toBe(4);
  await user.keyboard("{Escape}");
  await user.click(await screen.findByRole("button", { name: "Model: Veo" }));
  await user.click(await screen.findByRole("option", { name: "Kling" }));
  expect(form()).toMatchObject({ generationModel: "kling", additionalParams: { duration: 5 } });
});

test("a long clip is at least ten seconds long", async () => {
  const { user, choose, form } = openFilms(5);
  await user.click(await screen.findByRole("button", { name: "Model: Painter" }));
  await screen.findByRole("listbox", { name: "Models" });
  await choose("A long clip");
  expect(form()).toMatchObject({ model: "animated-diffusion", additionalParams: { duration: 10 } });
});

test("a model that needs a photo is offered for films of words, and turns the form into one for a photo", async () => {
  const { user, form } = openFilms(5);
  await user.click(await screen.findByRole("button", { name: "Model: Painter" }));
  const option = await screen.findByRole("option", { name: "Gen-4" });
  expect(option.textContent).toContain("Needs a photo");
  await user.click(option);
  expect(form()).toMatchObject({ type: "text-image-to-video", generationModel: "gen-4" });
});
