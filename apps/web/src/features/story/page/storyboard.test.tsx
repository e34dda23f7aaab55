import type { Story } from "@kinora/contracts/story/story";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Refused } from "../../../test/fake-server.ts";
import { narration, openStoryboard as open, WORK } from "../../../test/open-storyboard.tsx";
import { untilSaid } from "../../../test/show.tsx";
import { board, scene, stages, story, view } from "../../../test/story-builders.ts";

const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

test("saves typed text with the version it was based on", async () => {
  const { sent } = open(story({ version: 3 }));
  write(await narration(), "A fox waits by the river. Slowly.");
  await waitFor(() => expect(sent("changeBoard")).toHaveLength(1));
  expect(sent("changeBoard")[0]?.body).toMatchObject({
    version: 3,
    board: { scenes: [{ narration: "A fox waits by the river. Slowly." }, {}, {}] },
  });
  await screen.findByText("Saved");
});

test("keeps a title on one line, even when several were pasted", async () => {
  const { sent } = open(story());
  write(await screen.findByRole("textbox", { name: "Title" }), "A fox \n goes home");
  await waitFor(() => expect(sent("changeBoard")).toHaveLength(1));
  expect(sent("changeBoard")[0]?.body).toMatchObject({ board: { title: "A fox goes home" } });
});

test("names the script's author on the page when there is something to tell", async () => {
  const scriptNote = "The built-in writer wrote this script: gpt-x did not answer.";
  open(story({ scriptNote }));
  await screen.findByText(scriptNote);
});

test("orders an update at the price on its button after saving everything", async () => {
  const stale = story({
    prices: { ...story().prices, update: { gems: 2, explanation: "2 pictures × 1 gem" } },
    scenes: [
      view({ stages: stages({ picture: "stale" }) }),
      view({ id: "s2" }),
      view({ id: "s3" }),
    ],
  });
  const { user, sent, calls } = open(stale, {
    workOnStory: () => ({ ...stale, version: 2, work: WORK }),
  });
  write(await narration(), "A fox waits.");
  await user.click(await screen.findByRole("button", { name: "Update what changed · 2 gems" }));
  await screen.findByRole("progressbar", { name: "Work on the story" });
  expect(sent("workOnStory")[0]?.body).toEqual({ kind: "update", gems: 2, version: 2 });
  const names = calls.map(({ name }) => name);
  expect(names.indexOf("changeBoard")).toBeLessThan(names.indexOf("workOnStory"));
});

test("reports a price that rose with the last edit instead of charging it", async () => {
  const first = story({
    prices: { ...story().prices, update: { gems: 1, explanation: "" } },
    scenes: [view({ stages: stages({ picture: "stale" }) })],
  });
  const dearer = {
    ...first,
    version: 2,
    prices: { ...first.prices, update: { gems: 3, explanation: "" } },
  };
  const { user, store, sent } = open(first, { changeBoard: () => dearer });
  write(await screen.findByRole("textbox", { name: "What is seen" }), "A fox at night");
  await user.click(screen.getByRole("button", { name: "Update what changed · 1 gem" }));
  await untilSaid(store, "The price is now 3 gems. Press again to accept.");
  expect(sent("workOnStory")).toEqual([]);
  await screen.findByRole("button", { name: "Update what changed · 3 gems" });
});

test("allows editing but no orders while work is in progress", async () => {
  const { sent, user } = open(story({ work: WORK }), {
    cancelStoryWork: () => story({ version: 2, work: null }),
  });
  write(await narration(), "A fox waits. It rains.");
  await waitFor(() => expect(sent("changeBoard")).toHaveLength(1));
  await screen.findByText("Saved");
  screen.getByText("Making pictures and voices · 40%");
  for (const name of [/^Render/, /^Update/, /^Preview/])
    expect(screen.queryByRole("button", { name })).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: /^Another take/ }).disabled).toBe(
    true,
  );
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  await screen.findByRole("button", { name: "Render · 4 gems" });
  expect(sent("cancelStoryWork")).toHaveLength(1);
});

test("shows an approximate price of the film until its voices determine its length", async () => {
  const { user } = open(story({ scenes: [view({ estimated: true }), view({ id: "s2" })] }));
  await user.click(await screen.findByRole("button", { name: "Render · about 4 gems" }));
  // The price on this button is the one that is charged.
  const sheet = within(await screen.findByRole("dialog", { name: "Render the film" }));
  sheet.getByRole("button", { name: "Render · 4 gems" });
});

test("charges a preview for its pictures, for one scene and for all", async () => {
  const undrawn = story({
    prices: { ...story().prices, update: { gems: 3, explanation: "3 pictures × 1 gem" } },
    scenes: [
      view({ gems: 2, stages: stages({ picture: "missing" }) }),
      view({ id: "s2", gems: 1 }),
      view({ id: "s3" }),
    ],
  });
  const { user, sent } = open(undrawn, { workOnStory: () => undrawn });
  await user.click(await screen.findByRole("button", { name: "Preview · 3 gems" }));
  await waitFor(() => expect(sent("workOnStory")).toHaveLength(1));
  expect(sent("workOnStory")[0]?.body).toEqual({ kind: "preview", gems: 3, version: 1 });
  await user.click(await screen.findByRole("button", { name: "Preview this scene · 2 gems" }));
  await waitFor(() => expect(sent("workOnStory")).toHaveLength(2));
  expect(sent("workOnStory")[1]?.body).toMatchObject({ gems: 2, scenes: ["s1"] });
  // A picture that was drawn but never paid for exists and still has its price.
  await user.click(screen.getByRole("button", { name: /^Scene 2/ }));
  await screen.findByRole("button", { name: "Preview this scene · 1 gem" });
});

test("does not overwrite a board changed elsewhere, but lets the author choose", async () => {
  const theirs = story({ version: 9, board: board({ title: "Theirs" }) });
  let refuse = true;
  const { user, sent, change } = open(story(), {
    changeBoard: ({ body }) => {
      if (refuse) throw new Refused(409, "STORY_CHANGED");
      return { ...theirs, version: 10, board: (body as { board: Story["board"] }).board };
    },
  });
  write(await narration(), "A fox waits by the river. Mine.");
  const sheet = within(
    await screen.findByRole("dialog", { name: "This story was changed elsewhere" }),
  );
  change(theirs);
  refuse = false;
  await user.click(sheet.getByRole("button", { name: "Keep this one" }));
  await waitFor(() => expect(sent("changeBoard").at(-1)?.body).toMatchObject({ version: 9 }));
  expect(sent("changeBoard").at(-1)?.body).toMatchObject({
    board: { scenes: [{ narration: "A fox waits by the river. Mine." }, {}, {}] },
  });
});

test("lets Redo return to the local board after the other one was loaded", async () => {
  const theirs = story({ version: 9, board: board({ title: "Theirs" }), canUndo: true });
  let refuse = true;
  const { user, sent, change } = open(story(), {
    changeBoard: ({ body }) => {
      if (refuse) throw new Refused(409, "STORY_CHANGED");
      return { ...theirs, version: 10, board: (body as { board: Story["board"] }).board };
    },
    undoBoard: () => ({ ...theirs, version: 11, canRedo: true }),
  });
  write(await narration(), "A fox waits by the river. Mine.");
  const sheet = within(
    await screen.findByRole("dialog", { name: "This story was changed elsewhere" }),
  );
  expect(sheet.queryByRole("button", { name: "Close" })).toBeNull();
  change(theirs);
  refuse = false;
  await user.click(sheet.getByRole("button", { name: "Load the other version" }));
  await waitFor(() => expect(sent("undoBoard")).toHaveLength(1));
  expect(sent("changeBoard").at(-1)?.body).toMatchObject({
    version: 9,
    board: { scenes: [{ narration: "A fox waits by the river. Mine." }, {}, {}] },
  });
  expect(sent("undoBoard")[0]?.body).toEqual({ version: 10 });
  const title = await screen.findByRole<HTMLInputElement>("textbox", { name: "Title" });
  await waitFor(() => expect(title.value).toBe("Theirs"));
  const redo = screen.getByRole<HTMLButtonElement>("button", { name: /^Redo/ });
  await waitFor(() => expect(redo.disabled).toBe(false));
});

test("moves a scene with Alt and an arrow key, and undoes it with Ctrl Z", async () => {
  const { user, sent } = open(story({ canUndo: true }), {
    undoBoard: () => story({ version: 3, canRedo: true }),
  });
  const order = () =>
    screen.getAllByRole("button", { name: /^Scene \d/ }).map(({ ariaLabel }) => ariaLabel);
  const card = await screen.findByRole("button", { name: /^Scene 1: A fox waits/ });
  fireEvent.keyDown(card, { key: "ArrowRight", altKey: true });
  expect(order()[1]).toMatch(/^Scene 2: A fox waits/);
  await user.keyboard("{Control>}z{/Control}");
  await waitFor(() => expect(order()[0]).toMatch(/^Scene 1: A fox waits/));
  expect(sent("undoBoard")[0]?.body).toEqual({ version: 2 });
});

test("moves a scene from its menu too", async () => {
  const { user } = open(story());
  await screen.findByRole("button", { name: /^Scene 1: A fox waits/ });
  await user.click(screen.getByRole("button", { name: "More for this scene" }));
  await user.click(await screen.findByRole("menuitem", { name: "Move later" }));
  await screen.findByRole("button", { name: /^Scene 2: A fox waits/ });
  await user.click(screen.getByRole("button", { name: "More for this scene" }));
  await screen.findByRole("menuitem", { name: "Move earlier" });
});

test("moves a scene up and down on a phone, where scenes are below each other", async () => {
  const { user } = open(story());
  await screen.findByRole("button", { name: /^Scene 1: A fox waits/ });
  const isPhone = (query: string) => query === "(max-width: 47.99rem)";
  vi.stubGlobal("matchMedia", (query: string) =>
    Object.assign(new EventTarget(), { matches: isPhone(query) }),
  );
  await user.click(screen.getByRole("button", { name: /^Scene 2/ }));
  await user.click(screen.getByRole("button", { name: "More for this scene" }));
  await screen.findByRole("menuitem", { name: "Move down" });
  await user.click(screen.getByRole("menuitem", { name: "Move up" }));
  await screen.findByRole("button", { name: /^Scene 2: A fox waits/ });
});

test("describes a new board as not made and highlights the first step", async () => {
  const missing = stages({ picture: "missing", narration: "missing" });
  open(
    story({
      prices: { ...story().prices, update: { gems: 3, explanation: "3 pictures × 1 gem" } },
      scenes: ["s1", "s2", "s3"].map((id) => view({ id, stages: missing })),
    }),
  );
  await screen.findByRole("button", { name: "Make pictures and voices · 3 gems" });
  expect(screen.queryByText(/stale/i)).toBeNull();
});

test.each(["Make pictures and voices · 3 gems", "Preview · 3 gems", "Another take · 1 gem"])(
  "states the shortfall for “%s” without enough gems and orders nothing",
  async (name) => {
    const missing = stages({ picture: "missing", narration: "missing" });
    const { user, sent } = open(
      story({
        prices: { ...story().prices, update: { gems: 3, explanation: "3 pictures × 1 gem" } },
        scenes: ["s1", "s2", "s3"].map((id) => view({ id, stages: missing })),
      }),
      {},
      0,
    );
    await user.click(await screen.findByRole("button", { name }));
    const sheet = within(await screen.findByRole("dialog", { name: /^This step costs/ }));
    sheet.getByText(/^You need \d+ more gems?\.$/);
    expect(sheet.getByRole("link", { name: "Your gems" }).getAttribute("href")).toBe("/gems");
    expect(sent("workOnStory")).toEqual([]);
    expect(sent("changeBoard")).toEqual([]);
  },
);

test("rejects edits to a locked scene until it is unlocked", async () => {
  const { user } = open(story({ board: board({ scenes: [scene({ locked: true })] }) }));
  expect((await narration()).closest("fieldset")?.disabled).toBe(true);
  screen.getByText(/Locked. Unlock it to change anything/);
  await user.click(screen.getByRole("button", { name: "Unlock the scene" }));
  expect((await narration()).closest("fieldset")?.disabled).toBe(false);
});

test("orders another take with its own seed and selects it", async () => {
  const { user, sent } = open(story(), {
    workOnStory: () => story({ version: 3, work: WORK }),
  });
  await user.click(await screen.findByRole("button", { name: "Another take · 1 gem" }));
  await waitFor(() => expect(sent("workOnStory")).toHaveLength(1));
  expect(sent("workOnStory")[0]?.body).toMatchObject({ kind: "update", scenes: ["s1"] });
  expect(sent("changeBoard")[0]?.body).toMatchObject({
    board: { scenes: [{ takeId: "t2", takes: [{ id: "t1" }, { id: "t2" }] }, {}, {}] },
  });
});

test("states the shortfall and where to get gems when a render costs too much", async () => {
  const { user } = open(story(), {}, 1);
  await user.click(await screen.findByRole("button", { name: "Render · 4 gems" }));
  const sheet = within(await screen.findByRole("dialog", { name: "Render the film" }));
  sheet.getByText("You need 3 more gems.");
  expect(sheet.getByRole("link", { name: "Your gems" }).getAttribute("href")).toBe("/gems");
  expect(sheet.getByRole<HTMLButtonElement>("button", { name: /^Render/ }).disabled).toBe(true);
});

test("shows on a phone that the film is rendered in the link to it", async () => {
  open(story({ render: { creationId: "cre_1", status: null, fresh: true } }));
  await screen.findByRole("link", { name: "Open the film" });
  expect(screen.getByRole("button", { name: "Rendered" }).className).toContain("max-sm:hidden");
});

test("explains a script that could not be written and leads back to the idea", async () => {
  open(story({ board: null, failure: "The words make no story. Your gem is back." }));
  await screen.findByText("The words make no story. Your gem is back.");
  expect(screen.getByRole("link", { name: "Change the idea" }).getAttribute("href")).toBe(
    "/create",
  );
});
