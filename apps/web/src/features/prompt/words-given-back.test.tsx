import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { keptPrompts } from "../../entities/prompt/kept-prompts.ts";
import { formFieldsSet, formLoaded, formParamsSet } from "../../entities/prompt/prompt-slice.ts";
import { bringBack, putInPlace } from "../../entities/prompt/written-before.ts";
import { creation } from "../../test/builders.ts";
import { fakeServer, Refused } from "../../test/fake-server.ts";
import { model } from "../../test/models.ts";
import { show } from "../../test/show.tsx";
import { FillSlots, type Fills } from "../../ui/slot.tsx";
import { modeFields } from "./choose-model.ts";
import { Composer } from "./composer.tsx";
import type { FileSlot } from "./file-panel.tsx";

afterEach(() => vi.useRealTimers());

const film = model("core", { modes: ["text-to-image", "text-to-video", "face-to-video"] });

const music = model("music", { kinds: ["music"], modes: ["text-to-music"] });

const answers = () => ({
  listModels: () => ({ items: [film, music] }),
  createQuote: () => ({
    ...{ quoteId: "q1", gems: 1, explanation: "A picture costs 1 gem", balanceAfter: 9, works: [] },
    ...{ model: "core", expiresAt: new Date(Date.now() + 300_000).toISOString() },
  }),
  createCreation: () => creation(),
});

function open(fills: Fills = {}) {
  fakeServer(answers());
  return show(() => (
    <FillSlots fills={fills}>
      <Composer isAdmin={false} onStarted={() => undefined} />
    </FillSlots>
  ));
}
const field = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Prompt" });
const write = async (value: string) => fireEvent.change(await field(), { target: { value } });
const back = { name: "Back to my words" };

test("restores the prompt replaced by random ones, however many were drawn", async () => {
  const { user } = open();
  let shown = "my own owl";
  await write(shown);
  const chance = vi.spyOn(Math, "random");
  for (const drawn of [0.1, 0.5, 0.9]) {
    chance.mockReturnValue(drawn);
    await user.click(await screen.findByRole("button", { name: "Surprise me" }));
    await waitFor(async () => expect((await field()).value).not.toBe(shown));
    shown = (await field()).value;
  }
  await user.click(await screen.findByRole("button", back));
  expect((await field()).value).toBe("my own owl");
  expect(screen.queryByRole("button", back)).toBeNull();
});

test("restores settings with the prompt, and offers nothing when the user wrote nothing", async () => {
  const { store } = open();
  await field();
  putInPlace(store, formFieldsSet({ prompt: "by chance" }));
  expect(screen.queryByRole("button", back)).toBeNull();
  await write("my own owl");
  store.dispatch(formFieldsSet({ ...modeFields("text-to-video"), additionalParams: { seed: 7 } }));
  const mine = store.getState().prompt.form;
  putInPlace(store, formLoaded({ prompt: "a remix", type: "text-to-image", parentId: "w1" }));
  await screen.findByRole("button", back);
  await bringBack(store);
  expect(store.getState().prompt.form).toEqual(mine);
  expect(keptPrompts()).toEqual(["my own owl"]);
});

test("clears an ordered prompt for the next work, and keeps it when the order fails", async () => {
  const { user, store } = open();
  const refuse = () => {
    throw new Refused(429, "RATE_LIMITED");
  };
  fakeServer({ ...answers(), createCreation: refuse });
  await write("a snail");
  store.dispatch(formParamsSet({ last_prompt: "a bird" }));
  await user.click(await screen.findByRole("button", { name: "Create · 1 gem" }));
  await screen.findByText(/Nothing was lost/);
  expect((await field()).value).toBe("a snail");
  fakeServer(answers());
  await user.click(await screen.findByRole("button", { name: "Create · 1 gem" }));
  await waitFor(async () => expect((await field()).value).toBe(""));
  expect(store.getState().prompt.form.additionalParams.last_prompt).toBeUndefined();
});

test("keeps settings per kind and restores them with it", async () => {
  const { user, store } = open();
  await field();
  const params = () => store.getState().prompt.form.additionalParams;
  store.dispatch(formParamsSet({ style: "comics" }));
  await user.click(await screen.findByRole("radio", { name: "Music" }));
  await user.click(await screen.findByRole("button", { name: "Loop" }));
  expect(params().loop).toBe(true);
  await user.click(screen.getByRole("radio", { name: "Film" }));
  expect(params()).toMatchObject({ style: "comics" });
  expect(params().loop).toBeUndefined();
  await user.click(screen.getByRole("radio", { name: "Music" }));
  expect(params().loop).toBe(true);
});

test("shows on the button what its file is waiting for, not that it is missing", async () => {
  const slots: FileSlot[] = [];
  const place = (slot: FileSlot) => {
    slots.push(slot);
    return <p>The place for a photo</p>;
  };
  const { store } = open({ "prompt.file": place });
  await field();
  store.dispatch(formFieldsSet({ ...modeFields("face-to-video"), prompt: "she smiles" }));
  await screen.findByText("Add a photo first.");
  await screen.findByText("The place for a photo");
  slots.at(-1)?.onWait("Tick the box first.");
  await screen.findByText("Tick the box first.");
  expect(screen.getByRole("button", { name: /^Create/ })).toHaveProperty("disabled", true);
  slots.at(-1)?.onWait(undefined);
  await screen.findByText("Add a photo first.");
});
