import type { SharedBoard } from "@kinora/contracts/story/shared-board";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { me } from "../../../test/builders.ts";
import { fakeServer, Refused } from "../../../test/fake-server.ts";
import { show } from "../../../test/show.tsx";
import { board, options, story } from "../../../test/story-builders.ts";
import { FillSlots } from "../../../ui/slot.tsx";
import { StoryPage } from "../page/story-page.tsx";
import { SharedBoardPage } from "./shared-board-page.tsx";

const TOKEN = "abcdefghijklmnopqrstuvwx";

test("opens a board to anyone with the link and closes it again", async () => {
  let now = story();
  fakeServer({
    getStory: () => now,
    getStoryOptions: () => options(),
    shareStory: () => {
      now = story({ shareToken: TOKEN });
      return { token: TOKEN };
    },
    unshareStory: () => {
      now = story();
      return { id: "sty_1" };
    },
  });
  const { user } = show(() => <StoryPage id="sty_1" available={20} />);
  await user.click(await screen.findByRole("button", { name: "More for the story" }));
  await user.click(await screen.findByRole("menuitem", { name: "Share by link" }));
  const sheet = within(await screen.findByRole("dialog", { name: "Share the storyboard" }));
  await user.click(sheet.getByRole("button", { name: "Create a link" }));
  const link = await sheet.findByRole<HTMLInputElement>("textbox", { name: /^Link/ });
  expect(link.value).toMatch(new RegExp(`/board/${TOKEN}$`));
  expect(document.activeElement).toBe(link);
  expect(link.selectionEnd).toBe(link.value.length);
  await user.click(sheet.getByRole("button", { name: "Stop sharing" }));
  const create = await sheet.findByRole("button", { name: "Create a link" });
  expect(document.activeElement).toBe(create);
});

const { id, handle, displayName, avatarUrl } = me();
const shared: SharedBoard = {
  board: board(),
  author: { id, handle, displayName, avatarUrl },
  seconds: 12,
  estimated: true,
  scenes: [{ id: "s1", picture: null }],
  updatedAt: "2026-06-15T12:00:00.000Z",
  reported: false,
};

test("shows a shared board's text and copies it free of charge", async () => {
  const calls = fakeServer({
    getSharedBoard: () => shared,
    createStory: () => story({ id: "sty_2" }),
  });
  const { user, address } = show(() => <SharedBoardPage token={TOKEN} />);
  await screen.findByRole("heading", { name: "The fox and the river" });
  screen.getByText("It starts to rain. The fox runs.");
  screen.getByText(/ · about 12 s$/);
  await user.click(screen.getByRole("button", { name: "Copy to my storyboards" }));
  await waitFor(() => expect(address()).toBe("/story/sty_2"));
  const sent = calls.find(({ name }) => name === "createStory")?.body;
  expect(sent).toEqual({ prompt: "", board: shared.board });
});

const Report = ({ token: link }: { readonly token: string }) => <p>Report {link}</p>;

test.each([
  ["somebody else's", "usr_other", true],
  ["one's own", shared.author.id, false],
])("offers a report of %s board: %s, %s", async (_, owner, offered) => {
  fakeServer({ getSharedBoard: () => ({ ...shared, author: { ...shared.author, id: owner } }) });
  show(() => (
    <FillSlots fills={{ "board.report": Report }}>
      <SharedBoardPage token={TOKEN} />
    </FillSlots>
  ));
  await screen.findByRole("heading", { name: "The fox and the river" });
  expect(screen.queryByText(`Report ${TOKEN}`) !== null).toBe(offered);
});

test("reports a link that is no longer valid", async () => {
  fakeServer({
    getSharedBoard: () => {
      throw new Refused(404, "STORY_NOT_FOUND");
    },
  });
  show(() => <SharedBoardPage token={TOKEN} />);
  await screen.findByText("This link doesn't work");
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});

test("shows the exact length of a shared board once all voices exist", async () => {
  fakeServer({ getSharedBoard: () => ({ ...shared, estimated: false }) });
  show(() => <SharedBoardPage token={TOKEN} />);
  await screen.findByText(/ · \d scenes? · 12 s$/);
});

const decision = { id: "dec_1", rule: "violent_content", note: "Rewrite scene 3" } as const;

test.each([
  ["why", decision, /Our staff closed its link\. The reason: Violent content\./],
  ["that it is being looked at", null, /until our staff has looked at it/],
])("of a board whose link is closed says %s, and offers no link", async (_, found, words) => {
  fakeServer({
    getStory: () => story({ restriction: { withheld: false, decision: found } }),
    getStoryOptions: () => options(),
  });
  const { user } = show(() => <StoryPage id="sty_1" available={20} />);
  await user.click(await screen.findByRole("button", { name: "More for the story" }));
  await user.click(await screen.findByRole("menuitem", { name: "Share by link" }));
  const sheet = within(
    await screen.findByRole("dialog", { name: "This storyboard can't be shared" }),
  );
  sheet.getByText(words);
  expect(sheet.queryByRole("button", { name: "Create a link" })).toBeNull();
  const appeal = sheet.queryByRole("link", { name: "Read why, or appeal" });
  expect(appeal?.getAttribute("href")).toBe(found ? "/settings/decisions/dec_1" : undefined);
});

test("of a withheld story says so, offers nothing but the reasons and shows no picture", async () => {
  fakeServer({ getStory: () => story({ restriction: { withheld: true, decision } }) });
  show(() => <StoryPage id="sty_1" available={20} />);
  await screen.findByText(/No one can open its pictures and films/);
  const link = screen.getByRole("link", { name: "Read why, or appeal" });
  expect(link.getAttribute("href")).toBe("/settings/decisions/dec_1");
  expect(screen.queryAllByRole("button")).toEqual([]);
  expect(screen.queryAllByRole("img")).toEqual([]);
});
