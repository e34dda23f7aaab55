import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { formFieldsSet } from "../../entities/prompt/prompt-slice.ts";
import { fakeServer } from "../../test/fake-server.ts";
import { model } from "../../test/models.ts";
import { show } from "../../test/show.tsx";
import { modeFields } from "./choose-model.ts";
import { wireForm } from "./fit-form.ts";
import { ModelChip } from "./model-chip.tsx";
import { StyleChip } from "./style-chip.tsx";
import { useComposer } from "./use-composer.ts";

afterEach(() => localStorage.clear());

const models = [
  model("animated-diffusion", {
    ...{ name: "Animated Diffusion", description: "Our own.", style: "Core" },
    price: "1 gem a picture; 1 gem a second, at least 4",
  }),
  model("animated-diffusion comics", { description: "Ink.", style: "Comics" }),
  model("zeroscope", { name: "Zeroscope", aspectRatios: ["16:9"], durations: [4] }),
  model("zeroscope v2", { name: "Zeroscope v2", durations: [4] }),
  model("veo 3", {
    ...{ name: "Veo 3", modes: ["text-to-video"], available: false },
    unavailableReason: "No API key is configured for fal. Add one to offer it.",
  }),
];

function Chips({ isAdmin }: { readonly isAdmin: boolean }) {
  const composer = useComposer();
  if (!composer.model) return null;
  return (
    <>
      <ModelChip composer={composer} model={composer.model} isAdmin={isAdmin} />
      <StyleChip composer={composer} model={composer.model} />
    </>
  );
}

function open({ isAdmin = false, items = models } = {}) {
  fakeServer({ listModels: () => ({ items }), listSamples: () => ({ items: [] }) });
  const shown = show(() => <Chips isAdmin={isAdmin} />);
  shown.store.dispatch(formFieldsSet(modeFields("text-to-video")));
  return { ...shown, form: () => shown.store.getState().prompt.form };
}
const chip = (name: string) => screen.findByRole("button", { name });
const offered = async (label: string) =>
  within(await screen.findByRole("list", { name: label })).getAllByRole<HTMLButtonElement>(
    "button",
  );

const listed = async () =>
  within(await screen.findByRole("listbox", { name: "Models" })).getAllByRole("option");

test("lists models with this mode's price, without manners and unavailable ones", async () => {
  const { user, form } = open();
  await user.click(await chip("Model: Animated Diffusion"));
  const [own, scope, second, ...others] = await listed();
  expect(own?.textContent).toBe("Animated Diffusion1 gem a second, at least 4Our own.Takes a clip");
  // Its key begins like that of another model, whose manner it isn't.
  expect(second?.textContent).toMatch(/^Zeroscope v2/);
  expect(others).toEqual([]);
  if (scope) await user.click(scope);
  await chip("Model: Zeroscope");
  expect(form()).toMatchObject({ model: "zeroscope", generationModel: "core" });
  await user.click(await chip("Model: Zeroscope"));
  await user.click((await listed())[2] as HTMLElement);
  await chip("Model: Zeroscope v2");
  expect(form()).toMatchObject({ generationModel: "zeroscope v2" });
});

test("shows unavailable models, disabled, to a user who could add a key", async () => {
  const { user } = open({ isAdmin: true });
  await user.click(await chip("Model: Animated Diffusion"));
  const hosted = (await listed()).at(-1);
  expect(hosted?.getAttribute("aria-disabled")).toBe("true");
  expect(hosted?.textContent).toContain("No API key is configured for fal. Add one");
  const way = screen.getByRole<HTMLAnchorElement>("link", { name: "Enter the key of a service" });
  expect(way.pathname).toBe("/settings/services");
});

test("offers models by what they take for films, and not for pictures or music", async () => {
  const { user, store } = open({ isAdmin: true });
  await user.click(await chip("Model: Animated Diffusion"));
  await screen.findByText("Takes");
  store.dispatch(formFieldsSet(modeFields("text-to-image")));
  const [own] = await listed();
  await waitFor(() => expect(screen.queryByText("Takes")).toBeNull());
  expect(own?.textContent).not.toContain("Takes");
});

test("opens a list of options at the current one", async () => {
  const { user, form } = open();
  await user.click(await chip("Model: Animated Diffusion"));
  const [, zeroscope] = await listed();
  if (zeroscope) await user.click(zeroscope);
  expect(form().model).toBe("zeroscope");
  await user.click(await chip("Model: Zeroscope"));
  const [, chosen] = await listed();
  await waitFor(() => expect(document.activeElement).toBe(chosen));
});

test("moves through the models with arrows, Home, End and their names; Escape goes back to the chip", async () => {
  const { user } = open({ isAdmin: true });
  await user.click(await chip("Model: Animated Diffusion"));
  const [own, scope, second, veo] = await listed();
  await waitFor(() => expect(document.activeElement).toBe(own));
  const after = async (keys: string) => {
    await user.keyboard(keys);
    return document.activeElement;
  };
  expect(await after("{ArrowDown}")).toBe(scope);
  expect(await after("{End}")).toBe(veo);
  expect(await after("{ArrowDown}")).toBe(veo);
  expect(await after("{ArrowUp}")).toBe(second);
  expect(await after("{Home}")).toBe(own);
  expect(await after("zeroscope v")).toBe(second);
  await user.keyboard("{Escape}");
  await waitFor(async () =>
    expect(document.activeElement).toBe(await chip("Model: Animated Diffusion")),
  );
});

test("selects a manner like a style, and another style deselects it", async () => {
  const { user, form } = open();
  await user.click(await chip("Style: Photorealistic"));
  expect((await offered("Styles")).map(({ textContent }) => textContent)).toHaveLength(6);
  await user.click(screen.getByRole("button", { name: /^Printed comics/ }));
  await chip("Style: Printed comics");
  await chip("Model: Animated Diffusion");
  expect(form().model).toBe("animated-diffusion comics");
  await user.click(await chip("Style: Printed comics"));
  await user.click(await screen.findByRole("button", { name: /^Anime/ }));
  await chip("Style: Anime");
  expect(form()).toMatchObject({
    model: "animated-diffusion",
    additionalParams: { style: "anime" },
  });
});

test("a hosted model is told the chosen style, and none by default", async () => {
  const hosted = model("veo 3", { modes: ["text-to-video"], tellsStyle: true });
  const { user, form } = open({ items: [hosted] });
  const told = () => wireForm(form(), hosted).additionalParams?.style;
  await user.click(await chip("Style: As described"));
  expect(told()).toBeUndefined();
  await user.click(await screen.findByRole("button", { name: /^Anime/ }));
  await chip("Style: Anime");
  expect(told()).toBe("anime");
});
