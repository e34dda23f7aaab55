import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { forgetRestoredBoard, keepRestoredBoard } from "../../../entities/story/restored-board.ts";
import { fakeServer, Refused } from "../../../test/fake-server.ts";
import { show } from "../../../test/show.tsx";
import { board, options, story } from "../../../test/story-builders.ts";
import { StoryComposer } from "./story-composer.tsx";

afterEach(() => {
  forgetRestoredBoard();
  localStorage.clear();
});

function open({
  signedIn = true,
  voiceNote = null as string | null,
  refuse = "",
  bad = null as { readonly word: string; readonly canConfirm: boolean } | null,
} = {}) {
  const calls = fakeServer({
    getStoryOptions: () => options({ voiceNote }),
    checkWords: ({ body }) => {
      const start = bad ? (body as { prompt: string }).prompt.indexOf(bad.word) : -1;
      if (!bad || start < 0) return null;
      const words = [{ ...bad, field: "prompt", start, end: start + bad.word.length }];
      throw new Refused(422, "BANNED_WORD", { words });
    },
    createStory: () => {
      if (refuse) throw new Refused(422, refuse);
      return story({ board: null });
    },
  });
  const shown = show(() => <StoryComposer modes={null} available={20} />, {
    signedIn,
  });
  const bodies = () => calls.filter(({ name }) => name === "createStory").map(({ body }) => body);
  return { ...shown, bodies };
}
const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
/** Waits for a button to become enabled. */
async function able(name: string | RegExp): Promise<HTMLElement> {
  const button = await screen.findByRole<HTMLButtonElement>("button", { name });
  await waitFor(() => expect(button.disabled).toBe(false));
  return button;
}
const writes = () => able("Write the script · 1 gem");

test("turns an idea into a script for one gem, with the chosen settings", async () => {
  const { user, bodies, address } = open();
  write(await screen.findByRole("textbox", { name: "Prompt" }), "a fox finds the sea");
  await user.click(await screen.findByRole("button", { name: "More settings: More" }));
  await user.click(await screen.findByRole("button", { name: "Mysterious" }));
  await user.click(await writes());
  await waitFor(() => expect(address()).toBe("/story/sty_1"));
  expect(bodies()).toEqual([{ prompt: "a fox finds the sea", settings: { genre: "mysterious" } }]);
});

test("opens a storyboard from a file unchanged and free of charge, or discards it", async () => {
  keepRestoredBoard(board(), "usr_ada");
  const { user, bodies } = open();
  await user.click(await screen.findByRole("button", { name: "Remove this storyboard" }));
  expect(screen.getByRole("textbox", { name: "Prompt" })).toBeDefined();
  keepRestoredBoard(board(), "usr_ada");
  await user.click(await able("Open the storyboard · free"));
  await waitFor(() => expect(bodies()).toEqual([{ prompt: "", board: board() }]));
  await waitFor(() => expect(screen.queryByText(/from a file/)).toBeNull());
});

test("offers a storyboard from a file only to the user who dropped it", async () => {
  keepRestoredBoard(board(), "usr_bruno");
  open();
  await screen.findByRole("textbox", { name: "Prompt" });
  expect(screen.queryByText(/from a file/)).toBeNull();
});

test("gives a storyboard that was dropped before the sign-in to whoever signs in", async () => {
  keepRestoredBoard(board(), null);
  open();
  await able("Open the storyboard · free");
  expect(JSON.parse(localStorage.getItem("restoredBoard") ?? "")).toMatchObject({ uid: "usr_ada" });
});

test("sends a pasted script unchanged and explains a refusal beyond 20,000 characters", async () => {
  const { user, bodies } = open();
  await user.click(await screen.findByRole("radio", { name: "Script" }));
  const field = screen.getByRole("textbox", { name: "Script" });
  write(field, "x".repeat(20_001));
  await screen.findByText("Your text is too long: take out 1 character. Nothing was cut.");
  const button = () =>
    screen.getByRole<HTMLButtonElement>("button", { name: /^Split into scenes/ });
  expect(button().disabled).toBe(true);
  write(field, "It rains. The fox runs.");
  await screen.findByText("23 characters · about 2 s to say");
  await user.click(await able(/^Split into scenes/));
  await waitFor(() =>
    expect(bodies()).toEqual([{ prompt: "", script: "It rains. The fox runs.", settings: {} }]),
  );
});

test("stays within the spending limit when going straight to the film", async () => {
  const { user, bodies } = open();
  write(await screen.findByRole("textbox", { name: "Prompt" }), "a fox");
  await user.click(await screen.findByRole("button", { name: "How far to go: Script first" }));
  await user.click(await screen.findByRole("button", { name: /^In one go/ }));
  const limit = await screen.findByRole("textbox", { name: "Spending limit, gems" });
  write(limit, "9");
  await user.click(screen.getByRole("button", { name: "Make it · at most 9 gems" }));
  await waitFor(() => expect(bodies()).toHaveLength(1));
  expect(bodies()[0]).toMatchObject({ until: "render", spendAtMost: 9 });
});

test("disables going straight to the film without enough gems, with the exact shortfall and what helps", async () => {
  const { user, bodies } = open();
  await user.click(await screen.findByRole("button", { name: /^Length:/ }));
  await user.click(await screen.findByRole("button", { name: "3 min" }));
  await user.click(await screen.findByRole("button", { name: "How far to go: Script first" }));
  await user.click(await screen.findByRole("button", { name: /^In one go/ }));
  const button = screen.getByRole<HTMLButtonElement>("button", { name: /^Make it/ });
  const cost = Number(/most (\d+)/.exec(button.textContent ?? "")?.[1]);
  expect(cost).toBeGreaterThan(20);
  expect(button.disabled).toBe(true);
  screen.getByText("Write what the story is about.");
  expect(screen.queryByText(/You need/)).toBeNull();
  write(screen.getByRole("textbox", { name: "Prompt" }), "a fox");
  await screen.findByText(`You need ${cost - 20} more gems.`);
  const why = document.getElementById(button.getAttribute("aria-describedby") ?? "");
  expect(why?.textContent).toContain("You have 20 gems. Let it spend at most that many");
  expect(bodies()).toEqual([]);
});

test("keeps the draft of a visitor who has to sign in first", async () => {
  const { user, store, bodies } = open({ signedIn: false });
  await user.click(await screen.findByRole("radio", { name: "Script" }));
  write(screen.getByRole("textbox", { name: "Script" }), "Once.");
  await user.click(await able(/^Split into scenes/));
  expect(store.getState().ui.loginMessage).toContain("Sign in to create.");
  expect(JSON.parse(localStorage.getItem("storyDraft") ?? "{}")).toMatchObject({
    from: "script",
    script: "Once.",
  });
  expect(bodies()).toEqual([]);
});

test("names the narrating voice and explains why a story was refused", async () => {
  const { user } = open({ voiceNote: "Only the small voice is here.", refuse: "STORY_UNSAYABLE" });
  write(await screen.findByRole("textbox", { name: "Prompt" }), "🦊🦊🦊");
  await user.click(await screen.findByRole("button", { name: "Voice: Ash" }));
  await screen.findByText("Only the small voice is here.");
  await user.keyboard("{Escape}");
  await user.click(await writes());
  await screen.findByText("The voice can't say this.");
});

test("underlines a forbidden word while it is written, in an idea and in a script", async () => {
  const { user, bodies } = open({ bad: { word: "rude", canConfirm: false } });
  write(await screen.findByRole("textbox", { name: "Prompt" }), "a rude fox");
  await screen.findByText("The word “rude” isn't allowed here.");
  await waitFor(() => expect(document.querySelector("mark")?.textContent).toBe("rude"));
  screen.getByText("Rephrase it first.");
  const button = screen.getByRole("button", { name: "Write the script · 1 gem" });
  expect(button).toHaveProperty("disabled", true);
  await user.click(screen.getByRole("radio", { name: "Script" }));
  write(screen.getByRole("textbox", { name: "Script" }), "A fox. It is rude.");
  await waitFor(() => expect(document.querySelector("mark")?.textContent).toBe("rude"));
  write(screen.getByRole("textbox", { name: "Script" }), "A fox. It is kind.");
  await waitFor(() => expect(document.querySelector("mark")).toBeNull());
  await able("Split into scenes · 1 gem");
  expect(bodies()).toEqual([]);
});

test("a word that may be meant well does not stop the press, which asks about it", async () => {
  open({ bad: { word: "rude", canConfirm: true } });
  write(await screen.findByRole("textbox", { name: "Prompt" }), "a rude fox");
  await waitFor(() => expect(document.querySelector("mark")?.textContent).toBe("rude"));
  await writes();
});
