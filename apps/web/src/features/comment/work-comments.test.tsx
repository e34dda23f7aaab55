import type { Comment, CommentRules, CommentThread } from "@kinora/contracts/comment/comment";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { creation } from "../../test/builders.ts";
import { type Call, fakeServer, Refused, type Replies } from "../../test/fake-server.ts";
import { show } from "../../test/show.tsx";
import { WorkComments } from "./work-comments.tsx";

const at = "2026-11-29T10:00:00.000Z";
const people = {
  ada: { id: "usr_ada", handle: "ada", displayName: "Ada", avatarUrl: null },
  bea: { id: "usr_bea", handle: "bea", displayName: "Bea", avatarUrl: null },
};
const comment = (about: Partial<Comment> = {}): Comment => ({
  ...{ id: "c1", creationId: "crt_1", parentId: null, state: "shown", author: people.bea },
  ...{
    text: "Lovely light",
    version: 1,
    mentions: [],
    writtenAt: at,
    editedAt: null,
    byOwner: false,
  },
  ...{ replies: 0, actions: ["report", "block"], reported: false },
  ...about,
});
const thread = (about: Partial<CommentThread> = {}): CommentThread => ({
  ...comment(about),
  firstReplies: about.firstReplies ?? [],
});
const rules = (about: Partial<CommentRules> = {}): CommentRules => ({
  ...{ count: 1, mode: "open", mayManage: false, missing: null },
  ...about,
});
const page = (replies: Replies, about: { signedIn?: boolean } = {}) => {
  const calls = fakeServer({
    streamComments: () => null,
    listComments: () => ({ items: [thread()], nextCursor: null, rules: rules() }),
    ...replies,
  });
  const shown = show(() => <WorkComments creation={creation({ id: "crt_1" })} />, about);
  return { calls, ...shown };
};
const written = ({ body }: Call, about: Partial<Comment> = {}) => {
  const { text, parentId } = body as { text: string; parentId: string | null };
  return comment({ id: "new", text, parentId, author: people.ada, actions: ["delete"], ...about });
};

test("shows what is said, writes with one key until it is sent, and keeps the words", async () => {
  let tries = 0;
  const { calls, user } = page({
    writeComment: (call) => {
      tries += 1;
      if (tries === 1) throw new Refused(503, "SERVICE_UNAVAILABLE");
      return written(call);
    },
  });
  await screen.findByText("Lovely light");
  const field = screen.getByLabelText<HTMLTextAreaElement>("Add a comment");
  await user.type(field, "And the fog");
  await user.click(screen.getByRole("button", { name: "Comment" }));
  await expect.poll(() => tries).toBe(1);
  await screen.findByRole("button", { name: "Comment" });
  expect(field.value).toBe("And the fog");
  await user.click(screen.getByRole("button", { name: "Comment" }));
  await screen.findByText("And the fog", { selector: "p" });
  const sent = calls.filter(({ name }) => name === "writeComment");
  expect(sent[0]?.key).toBe(sent[1]?.key);
  expect(field.value).toBe("");
  screen.getByText("2");
  expect(screen.getAllByRole("article").map((one) => one.getAttribute("aria-label"))).toEqual([
    "Comment by Ada",
    "Comment by Bea",
  ]);
});

test("answers a reply by its handle, under the same comment", async () => {
  const reply = comment({ id: "c2", parentId: "c1", text: "Indeed" });
  const { calls, user } = page({
    listComments: () => ({
      items: [thread({ replies: 3, firstReplies: [reply] })],
      ...{ nextCursor: null, rules: rules({ count: 4 }) },
    }),
    listReplies: () => ({ items: [reply], nextCursor: null }),
    writeComment: written,
  });
  await screen.findByText("Indeed");
  screen.getByRole("button", { name: "Show 2 more replies" });
  const [, second] = screen.getAllByRole("button", { name: /^Reply/ });
  await user.click(second as HTMLElement);
  const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Reply to Bea" });
  expect(field.value).toBe("@bea ");
  await user.type(field, "Yes{Control>}{Enter}{/Control}");
  await expect
    .poll(() => calls.find(({ name }) => name === "writeComment")?.body)
    .toEqual({ text: "@bea Yes", parentId: "c1" });
});

test("says what an account lacks, that comments are closed, and asks a guest to sign in", async () => {
  const given = (about: Partial<CommentRules>) => ({
    listComments: () => ({ items: [], nextCursor: null, rules: rules({ count: 0, ...about }) }),
  });
  const missing = { waitUntil: null, workOrVote: true };
  page(given({ missing }));
  await screen.findByText("Make something or like a work first.");
  expect(screen.queryByLabelText("Add a comment")).toBeNull();
});

test("lets the author of the work approve, remove and close", async () => {
  const waiting = thread({ state: "waiting", actions: ["approve", "remove", "report", "block"] });
  const { calls, user } = page({
    listComments: () => ({
      items: [waiting],
      ...{ nextCursor: null, rules: rules({ count: 0, mode: "approval", mayManage: true }) },
    }),
    approveComment: () => comment({ actions: ["remove", "report", "block"] }),
    removeComment: () => null,
    setCommentMode: ({ body }) => body,
  });
  await screen.findByText("Waiting for your approval.");
  await user.click(screen.getByRole("button", { name: "Show it" }));
  await screen.findByText("1");
  await user.click(
    screen.getByRole("button", { name: "Who can comment: I approve comments first" }),
  );
  await user.click(await screen.findByRole("menuitem", { name: "Nobody can comment" }));
  await screen.findByRole("button", { name: "Who can comment: Nobody can comment" });
  await user.click(screen.getByRole("button", { name: "More about this comment" }));
  await user.click(await screen.findByRole("menuitem", { name: "Remove" }));
  const asked = await screen.findByRole("dialog", { name: "Remove comment?" });
  await user.click(within(asked).getByRole("button", { name: "Remove comment" }));
  await expect.poll(() => screen.queryByText("Lovely light")).toBeNull();
  expect(calls.map(({ name }) => name)).toContain("removeComment");
});

test("keeps the place of a deleted comment that has replies", async () => {
  const reply = comment({ id: "c2", parentId: "c1", text: "Indeed" });
  const own = thread({ actions: ["delete"], replies: 1, firstReplies: [reply] });
  const { user } = page({
    listComments: () => ({ items: [own], nextCursor: null, rules: rules({ count: 2 }) }),
    deleteComment: () => null,
  });
  await screen.findByText("Lovely light");
  const [first] = screen.getAllByRole("button", { name: "More about this comment" });
  await user.click(first as HTMLElement);
  await user.click(await screen.findByRole("menuitem", { name: "Delete" }));
  const asked = await screen.findByRole("dialog", { name: "Delete comment?" });
  await user.click(within(asked).getByRole("button", { name: "Delete comment" }));
  await screen.findByText("This comment isn't here any more.");
  screen.getByText("Indeed");
});
