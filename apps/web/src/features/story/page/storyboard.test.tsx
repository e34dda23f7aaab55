import type { Story } from "@kinora/contracts/story/story";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Refused } from "../../../test/fake-server.ts";
import { narration, openStoryboard as open, WORK } from "../../../test/open-storyboard.tsx";
import { untilSaid } from "../../../test/show.tsx";
import { board, scene, stages, story, view } from "../../../test/story-builders.ts";

const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

test("what is typed is saved with the version it was typed over", async () => {
  const { sent } = open(story({ version: 3 }));
  write(await narration(), "A fox waits by the river. Slowly.");
  await waitFor(() => expect(sent("changeBoard")).toHaveLength(1));
  expect(sent("changeBoard")[0]?.body).toMatchObject({
    version: 3,
    board: { scenes: [{ narration: "A fox waits by the river. Slowly." }, {}, {}] },
  });
  await screen.findByText("Saved");
});

test("a title is one line of text, also where it was pasted as several", async () => {
  const { sent } = open(story());
  write(await screen.findByRole("textbox", { name: "Title" }), "A fox \n goes home");
  await waitFor(() => expect(sent("changeBoard")).toHaveLength(1));
  expect(sent("changeBoard")[0]?.body).toMatchObject({ board: { title: "A fox goes home" } });
});

test("who wrote the script stands on the page, where there is something to say", async () => {
  const scriptNote = "The built-in writer wrote this script: gpt-x did not answer.";
  open(story({ scriptNote }));
  await screen.findByText(scriptNote);
});

test("an update is ordered for the price on its button, after everything is saved", async () => {
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

test("a price that rose with the last words is said, not taken", async () => {
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

test("while it is worked on it can be edited, but nothing more can be ordered", async () => {
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

test("the film costs about so much until its voices were spoken, which decide how long it is", async () => {
  const { user } = open(story({ scenes: [view({ estimated: true }), view({ id: "s2" })] }));
  await user.click(await screen.findByRole("button", { name: "Render · about 4 gems" }));
  // What is pressed there is what is paid.
  const sheet = within(await screen.findByRole("dialog", { name: "Render the film" }));
  sheet.getByRole("button", { name: "Render · 4 gems" });
});

test("a preview costs what its pictures cost, of one scene and of all", async () => {
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
  // A picture that was drawn but never paid is there, and still has its price.
  await user.click(screen.getByRole("button", { name: /^Scene 2/ }));
  await screen.findByRole("button", { name: "Preview this scene · 1 gem" });
});

test("a board that was changed elsewhere is not written over; its person chooses", async () => {
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

test("loading the other board keeps what was written here a Redo away", async () => {
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

test("Alt with an arrow moves a scene, Ctrl Z takes it back", async () => {
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

test("a scene moves from its menu too", async () => {
  const { user } = open(story());
  await screen.findByRole("button", { name: /^Scene 1: A fox waits/ });
  await user.click(screen.getByRole("button", { name: "More for this scene" }));
  await user.click(await screen.findByRole("menuitem", { name: "Move later" }));
  await screen.findByRole("button", { name: /^Scene 2: A fox waits/ });
  await user.click(screen.getByRole("button", { name: "More for this scene" }));
  await screen.findByRole("menuitem", { name: "Move earlier" });
});

test("on a phone, where scenes lie below each other, one moves up and down", async () => {
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

test("a new board is not made yet, and what is made first stands out", async () => {
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
  "without the gems, “%s” says what is missing and orders nothing",
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

test("a locked scene cannot be edited until it is unlocked", async () => {
  const { user } = open(story({ board: board({ scenes: [scene({ locked: true })] }) }));
  expect((await narration()).closest("fieldset")?.disabled).toBe(true);
  screen.getByText(/Locked. Unlock it to change anything/);
  await user.click(screen.getByRole("button", { name: "Unlock the scene" }));
  expect((await narration()).closest("fieldset")?.disabled).toBe(false);
});

test("another take is drawn with a seed of its own and is the chosen one", async () => {
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

test("a render that costs more than there is says what is missing and where to get it", async () => {
  const { user } = open(story(), {}, 1);
  await user.click(await screen.findByRole("button", { name: "Render · 4 gems" }));
  const sheet = within(await screen.findByRole("dialog", { name: "Render the film" }));
  sheet.getByText("You need 3 more gems.");
  expect(sheet.getByRole("link", { name: "Your gems" }).getAttribute("href")).toBe("/gems");
  expect(sheet.getByRole<HTMLButtonElement>("button", { name: /^Render/ }).disabled).toBe(true);
});

test("on a phone the way to the film says that it is rendered", async () => {
  open(story({ render: { creationId: "cre_1", status: null, fresh: true } }));
  await screen.findByRole("link", { name: "Open the film" });
  expect(screen.getByRole("button", { name: "Rendered" }).className).toContain("max-sm:hidden");
});

test("a script that could not be written says why, and leads back to the idea", async () => {
  open(story({ board: null, failure: "The words make no story. Your gem is back." }));
  await screen.findByText("The words make no story. Your gem is back.");
  expect(screen.getByRole("link", { name: "Change the idea" }).getAttribute("href")).toBe(
    "/create",
  );
});
