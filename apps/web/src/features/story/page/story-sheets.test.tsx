import type { Story } from "@kinora/contracts/story/story";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeServer, type Replies } from "../../../test/fake-server.ts";
import { show } from "../../../test/show.tsx";
import { board, options, scene, settings, story } from "../../../test/story-builders.ts";
import { FillSlots, type Fills } from "../../../ui/slot.tsx";
import { StoryPage } from "./story-page.tsx";

const FILLS: Fills = {
  "story.recording": ({ value, onChange }) => (
    <button type="button" onClick={() => onChange("upl_1")}>
      Recording: {value ?? "none"}
    </button>
  ),
};

type BoardOf = NonNullable<Story["board"]>;

/** Opens the page of a story with one of its sheets. */
async function open(name: "Cast" | "Settings", first: BoardOf = board(), replies: Replies = {}) {
  let now = story({ board: first, score: { state: "fresh", sentence: "Not played: voices." } });
  const calls = fakeServer({
    getStory: () => now,
    getStoryOptions: () => options(),
    changeBoard: ({ body }) => {
      const { version, board: edited } = body as { version: number; board: BoardOf };
      now = { ...now, version: version + 1, board: edited };
      return now;
    },
    ...replies,
  });
  const { user } = show(() => (
    <FillSlots fills={FILLS}>
      <StoryPage id="sty_1" available={20} />
    </FillSlots>
  ));
  await user.click(await screen.findByRole("button", { name }));
  const sheet = within(await screen.findByRole("dialog"));
  const saved = () =>
    (calls.findLast(({ name: call }) => call === "changeBoard")?.body as { board: BoardOf })?.board;
  return { user, sheet, saved };
}

test("changes a look on the cast sheet and does not save an empty one", async () => {
  const { sheet, saved } = await open("Cast");
  sheet.getByText("In scene 2");
  const look = sheet.getByRole("textbox", { name: "Look" });
  fireEvent.change(look, { target: { value: "" } });
  sheet.getByText("If empty, “a small orange fox” stays.");
  fireEvent.change(look, { target: { value: "a grey wolf" } });
  await waitFor(() => expect(saved()?.cast[0]).toMatchObject({ look: "a grey wolf" }));
});

test("offers to put a new name into text that contains the old one", async () => {
  const { user, sheet, saved } = await open(
    "Cast",
    board({
      title: "What Ember wanted",
      description: "A fox and Embers.",
      scenes: [scene({ narration: "The sky. Ember's tail, Embers, Ember." })],
    }),
  );
  const name = sheet.getByRole("textbox", { name: "Name" });
  for (const next of ["Rust", "Rusty"]) {
    await user.clear(name);
    await user.type(name, next);
    await user.tab();
    await user.click(name);
  }
  await waitFor(() => expect(saved()?.cast[0]?.name).toBe("Rusty"));
  await user.tab();
  sheet.getByText("The title and scene 1 still say “Ember”.");
  await user.click(sheet.getByRole("button", { name: "Rename there too" }));
  expect(sheet.queryByText(/still say/)).toBeNull();
  const narration = "The sky. Rusty's tail, Embers, Rusty.";
  await waitFor(() => expect(saved()?.scenes[0]).toMatchObject({ narration }));
  expect(saved()).toMatchObject({ title: "What Rusty wanted", description: "A fox and Embers." });
});

test("gives a character a voice and removes it when the entry becomes a place", async () => {
  const { user, sheet, saved } = await open("Cast");
  await user.click(sheet.getByRole("button", { name: "Voice: No voice" }));
  await user.click(await screen.findByRole("button", { name: /^Wren/ }));
  await waitFor(() => expect(saved()?.cast[0]?.voice).toBe("wren"));
  await user.click(sheet.getByRole("button", { name: "What it is: Character" }));
  await user.click(await screen.findByRole("button", { name: "Place" }));
  await waitFor(() => expect(saved()?.cast[0]).toMatchObject({ kind: "place", voice: null }));
});

test("adds an entry, removes one from its scenes, and keeps one that is in a locked scene", async () => {
  const { user, sheet, saved } = await open("Cast");
  await user.click(sheet.getByRole("button", { name: "Add to the cast" }));
  await waitFor(() => expect(saved()?.cast).toHaveLength(2));
  await user.click(sheet.getByRole("button", { name: "Remove Ember" }));
  await waitFor(() => expect(saved()?.cast).toHaveLength(1));
  expect(saved()?.scenes.map(({ cast }) => cast)).toEqual([[], [], []]);
});

test("removes no entry that is in a locked scene", async () => {
  const locked = board({ scenes: [scene({ locked: true, cast: ["c1"] })] });
  const { sheet } = await open("Cast", locked);
  const remove = sheet.getByRole<HTMLButtonElement>("button", {
    name: "Ember is in a locked scene",
  });
  expect(remove.disabled).toBe(true);
});

test("applies style, shape, captions and music to the whole story", async () => {
  const { user, sheet, saved } = await open("Settings");
  await user.click(sheet.getByRole("button", { name: "Anime" }));
  await user.click(sheet.getByRole("radio", { name: "9:16" }));
  await user.click(sheet.getByRole("button", { name: "TikTok" }));
  await user.click(sheet.getByRole("button", { name: "Karaoke" }));
  await user.click(sheet.getByRole("switch", { name: /^Music/ }));
  await waitFor(() =>
    expect(saved()?.settings).toMatchObject({
      style: "anime",
      aspectRatio: "9:16",
      safeArea: "tiktok",
      captionStyle: "karaoke",
      music: false,
    }),
  );
  expect(sheet.queryByRole("textbox", { name: "What the music is like" })).toBeNull();
  sheet.getByRole("img", { name: /^Striped: covered by TikTok/ });
});

test("replaces the voice by the user's own recording, and both by silence", async () => {
  const { user, sheet, saved } = await open("Settings");
  sheet.getByRole("slider", { name: /^Speed/ });
  await user.click(sheet.getByRole("radio", { name: "My recording" }));
  expect(sheet.queryByRole("slider", { name: /^Speed/ })).toBeNull();
  // Mounted on the storyboard, where it stays when the sheet is closed.
  const recording = screen.getByRole("button", { name: "Recording: none", hidden: true });
  expect(sheet.queryByRole("button", { name: "Recording: none" })).toBeNull();
  await user.click(recording);
  await waitFor(() =>
    expect(saved()?.settings).toMatchObject({ narration: "own", ownNarration: "upl_1" }),
  );
  await user.click(sheet.getByRole("radio", { name: "Silent" }));
  sheet.getByText(/^No one speaks/);
  await waitFor(() =>
    expect(saved()?.settings).toMatchObject({ narration: "silent", ownNarration: null }),
  );
});

test("offers no safe zones of tall films without captions", async () => {
  const none = board({ settings: settings({ captionPosition: "no-caption" }) });
  const { sheet } = await open("Settings", none);
  expect(sheet.queryByRole("group", { name: "Safe area" })).toBeNull();
  expect(sheet.queryByRole("group", { name: "Caption style" })).toBeNull();
});

test("announces each label once: a named control is in no group of the same name", async () => {
  const { sheet } = await open("Settings");
  for (const name of ["Narration", "Shape", "Captions"]) {
    sheet.getByRole("radiogroup", { name });
    expect(sheet.queryByRole("group", { name })).toBeNull();
  }
  sheet.getByRole("group", { name: "Style" });
});

test("previews voices before one is chosen for the story", async () => {
  const { user, sheet, saved } = await open("Settings", board(), {
    listSamples: () => ({
      items: [{ about: "voice", name: "wren", prompt: "", url: "/media/samples/w.wav" }],
    }),
  });
  await user.click(sheet.getByRole("button", { name: /^Voice: / }));
  await screen.findByRole("button", { name: "Hear Wren" });
  await user.click(screen.getByRole("button", { name: /^Wren/ }));
  await waitFor(() => expect(saved()?.settings.voice).toBe("wren"));
});

test("states where captions may differ from the chosen position", async () => {
  const { user, sheet } = await open("Settings");
  sheet.getByText(/^If they would cover a head, captions move/);
  await user.click(sheet.getByRole("radio", { name: "None" }));
  expect(sheet.queryByText(/^If they would cover a head/)).toBeNull();
});

test("states which parts of its description the music does not follow", async () => {
  const { sheet } = await open("Settings");
  const words = sheet.getByRole("textbox", { name: "What the music is like" });
  expect(words.getAttribute("aria-describedby")).not.toBeNull();
  sheet.getByText("Not played: voices.");
});
