import type { BoardCase } from "@kinora/contracts/moderation/board-case";
import type { UndoableDecision } from "@kinora/contracts/moderation/case";
import type { LookedAtBoard } from "@kinora/contracts/story/looked-at-board";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { card, me } from "../../test/builders.ts";
import { fakeServer, Refused } from "../../test/fake-server.ts";
import { show } from "../../test/show.tsx";
import { board } from "../../test/story-builders.ts";
import { CasesPage } from "./cases-page.tsx";

const at = "2026-06-15T12:00:00.000Z";
const picture = {
  ...{ url: "/media/fox.webp", mimeType: "image/webp", bytes: 1, width: 4, height: 4 },
  duration: null,
};
const { id, handle, displayName, avatarUrl } = me();
const looked = `${"a".repeat(64)}-${"b".repeat(64)}`;
const shared: LookedAtBoard = {
  digest: looked,
  ...{ board: board(), author: { id, handle, displayName, avatarUrl } },
  ...{ seconds: 12, estimated: true, updatedAt: at, reported: false },
  scenes: board().scenes.map((scene) => ({ id: scene.id, picture })),
};
const found = (about: Partial<BoardCase> = {}): BoardCase => ({
  ...{ of: "reports", id: "sty_1", title: "The fox and the river", shared: true },
  owner: { id: "usr_ada", handle: "ada", displayName: "Ada Lindqvist" },
  reports: [{ reason: "harassment", note: "It names me", by: "bruno", at, referred: false }],
  ...{ appeal: null, since: at, dismissed: 2, closed: 0, closings: [], strikes: 1, restricted: 0 },
  ...about,
});

/** What is decided was seen before. */
const isLookedAt = () => screen.findByText("It starts to rain. The fox runs.");
const EDITED = `${"c".repeat(64)}-${"b".repeat(64)}`;
const AS_OPENED = { looked, anyway: false };

/** Opens the queue with storyboards and a work that waits as well. */
function open(
  boards: readonly BoardCase[],
  refused?: string,
  isAdmin = false,
  { stuck = 0, undoable = [] as UndoableDecision[] } = {},
) {
  let waiting = boards;
  let shows = shared;
  const calls = fakeServer({
    listCases: () => ({ items: [work], waiting: 1, stuck }),
    listUndoableDecisions: () => ({ items: undoable }),
    leaseCase: () => ({ until: at }),
    listBoardCases: () => ({ items: [...waiting], waiting: waiting.length }),
    lookAtBoardCase: () => shows,
    leaseBoardCase: () => ({ until: at }),
    decideBoardCase: ({ params, body }) => {
      const { looked, anyway = false } = body as { looked: string; anyway?: boolean };
      if (looked !== shows.digest && !anyway) throw new Refused(409, "STORY_CHANGED");
      waiting = waiting.filter((one) => one.id !== params.id);
      if (refused) throw new Refused(409, refused);
      return { waiting: waiting.length, undoUntil: at };
    },
    undoDecisions: ({ body }) => ({ done: (body as { ids: string[] }).ids, failed: [] }),
    undoBoardDecision: () => {
      waiting = boards;
      return { waiting: waiting.length };
    },
  });
  const sent = () =>
    calls.flatMap(({ name, params, body }) =>
      name.endsWith("BoardCase") && body ? [[name, params.id, body]] : [],
    );
  const undone = () =>
    calls.flatMap(({ name, params, body }) =>
      name.startsWith("undo") ? [[name, params, body]] : [],
    );
  /** Its owner edits it. */
  const edit = () => {
    const [first, ...rest] = shared.board.scenes;
    if (!first) throw new Error("No scene");
    const scenes = [{ ...first, narration: "Another story" }, ...rest];
    shows = { ...shared, digest: EDITED, board: { ...shared.board, scenes } };
  };
  return { ...show(() => <CasesPage isAdmin={isAdmin} />), sent, undone, edit };
}

const work = {
  work: card({ id: "crt_1", prompt: "a fox" }),
  reports: [{ reason: "harassment" as const, note: "", by: "bruno", at, referred: false }],
  ...{ source: "report" as const, appeal: null, scores: null, scan: null, known: false },
  ...{ outOfSight: false, since: at, strikes: 0, restricted: 0 },
};

test("is in the one queue: blurred until revealed, closed by a rule with two keys, undone with one", async () => {
  const { user, sent } = open([found()]);
  await screen.findByRole("article", { name: "The fox and the river" });
  screen.getByText("2 waiting");
  screen.getByText("Ada Lindqvist");
  screen.getByText("It names me");
  screen.getByText(/2 earlier reports were dismissed/);
  await screen.findByText("It starts to rain. The fox runs.");
  const blurred = screen.getAllByAltText("Blurred");
  expect(blurred).toHaveLength(shared.scenes.length);
  await user.keyboard("b");
  expect(screen.queryByAltText("Blurred")).toBeNull();
  await user.keyboard("4{Enter}");
  await screen.findByText("Link closed. Its owner will be told when the time is up.");
  await screen.findByRole("article", { name: "a fox" });
  await user.keyboard("u");
  await screen.findByRole("article", { name: "The fox and the river" });
  expect(sent()).toEqual([
    ["decideBoardCase", "sty_1", { verdict: "hide", rule: "harassment", note: "", ...AS_OPENED }],
  ]);
});

test("steps between works and storyboards, severe ones first", async () => {
  const severe = found({ id: "sty_2", title: "A call to arms" });
  const { user } = open([
    found(),
    {
      ...severe,
      reports: [{ reason: "promotes_terrorism", note: "", by: "bruno", at, referred: false }],
    },
  ]);
  await screen.findByRole("article", { name: "A call to arms" });
  expect(screen.queryByRole("link", { name: /legal hold/ })).toBeNull();
  await user.keyboard("j");
  await screen.findByRole("article", { name: "The fox and the river" });
  await user.keyboard("j");
  await screen.findByRole("article", { name: "a fox" });
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Mark a fox" }).disabled).toBe(
    false,
  );
  expect(screen.queryByRole("checkbox", { name: /river/ })).toBeNull();
});

test("shows what an appeal says, and keeps the rule it contests", async () => {
  const appeal = { text: "It is my own name", at, rule: "harmful" as const, note: "No" };
  const { user, sent } = open([found({ of: "appeal", shared: false, reports: [], appeal })]);
  await screen.findByText("It is my own name");
  await isLookedAt();
  screen.getByText("Its link is closed: no one can open it that way.");
  screen.getByRole("button", { name: /^Allow sharing again/ });
  await user.keyboard("{Enter}");
  await screen.findByRole("article", { name: "a fox" });
  expect(sent()).toEqual([
    ["decideBoardCase", "sty_1", { verdict: "hide", rule: "harmful", note: "", ...AS_OPENED }],
  ]);
});

test("leads from a report of child abuse to the legal holds, where locked pictures are", async () => {
  open([
    found({ reports: [{ reason: "child_abuse", note: "", by: "bruno", at, referred: false }] }),
  ]);
  const link = await screen.findByRole("link", { name: /legal hold/ });
  expect(link.getAttribute("href")).toBe("/admin/holds");
});

test("moves on from a storyboard that somebody else decided first", async () => {
  const { user } = open([found()], "CASE_CLOSED");
  await isLookedAt();
  await user.keyboard("s");
  await screen.findByRole("article", { name: "a fox" });
  expect(screen.queryByRole("button", { name: /^Undo/ })).toBeNull();
});

test("says that a moderator's finding of child abuse goes to the admins", async () => {
  const { user } = open([found()]);
  await isLookedAt();
  await user.keyboard("6");
  await screen.findByText(/it goes to the admins, who decide/);
  screen.getByLabelText("A note to the admins (optional)");
  await user.click(screen.getByRole("button", { name: /^Send to the admins/ }));
  await screen.findByText("Sent to the admins.");
});

test("says who referred it, and offers an admin what can be done with a closed link", async () => {
  const referral = { reason: "child_abuse", note: "", by: "mira", at, referred: true } as const;
  const reports = [...found().reports, referral];
  const { user } = open([found({ shared: false, reports })], undefined, true);
  await isLookedAt();
  screen.getByText(/^Referred by @mira: Child abuse/);
  screen.getByText(/No decision has closed its link before/);
  await user.keyboard("6");
  await screen.findByText(/its pictures are locked, for its owner too/);
  screen.getByRole("button", { name: /^Keep it closed/ });
  await user.click(screen.getByRole("button", { name: /^Allow sharing again/ }));
  await screen.findByText("Its owner can share it again.");
});

test("says that the reports of a kept storyboard are dismissed", async () => {
  const { user } = open([found()]);
  await isLookedAt();
  await user.keyboard("s");
  await screen.findByText("Kept. Reports dismissed.");
});

test("asks to look again at a storyboard that was edited meanwhile, and marks what changed", async () => {
  const { user, sent, edit } = open([found()]);
  await screen.findByText("It starts to rain. The fox runs.");
  edit();
  await user.keyboard("4{Enter}");
  await screen.findByText(/1 scene is marked/);
  screen.getByText("Another story");
  expect(screen.getAllByText("Changed since you opened it")).toHaveLength(1);
  screen.getByRole("article", { name: "The fox and the river" });
  await user.keyboard("{Enter}");
  await screen.findByRole("article", { name: "a fox" });
  const hides = { verdict: "hide", rule: "harassment", note: "" };
  expect(sent().map(([, , body]) => body)).toEqual([
    { ...hides, ...AS_OPENED },
    // Its owner can't keep the link open by editing without end.
    { ...hides, looked: EDITED, anyway: true },
  ]);
});

test("says that an appeal waits for somebody who isn't there, and what to do", async () => {
  open([found()], undefined, true, { stuck: 1 });
  await screen.findByText(/^1 appeal can't be answered/);
  screen.getByText(/npm run owner/);
  const link = screen.getByRole("link", { name: "Find a person" });
  expect(link.getAttribute("href")).toBe("/admin/people");
});

test("offers to undo what was decided before the page was left, the newest first", async () => {
  const before = { verdict: "hide", referred: false, freed: false, appeal: false } as const;
  const { user, undone } = open([found()], undefined, false, {
    undoable: [
      { ...before, noun: "work", ids: ["crt_8", "crt_9"], left: 9_000 },
      { ...before, noun: "board", ids: ["sty_9"], left: 20_000 },
    ],
  });
  await screen.findByText("Link closed. Its owner will be told when the time is up.");
  await user.click(screen.getByRole("button", { name: /^Undo/ }));
  await screen.findByText("2 works hidden. Their owners will be told when the time is up.");
  const next = () => screen.getByRole<HTMLButtonElement>("button", { name: /^Undo/ });
  await waitFor(() => expect(next().disabled).toBe(false));
  await user.click(screen.getByRole("button", { name: /^Undo/ }));
  await waitFor(() => expect(undone()).toHaveLength(2));
  expect(screen.queryByRole("button", { name: /^Undo/ })).toBeNull();
  expect(undone()).toEqual([
    ["undoBoardDecision", { id: "sty_9" }, null],
    ["undoDecisions", {}, { ids: ["crt_8", "crt_9"] }],
  ]);
});

test("lists earlier decisions about the storyboard, and which of them were lifted", async () => {
  const closings: BoardCase["closings"] = [
    { rule: "harassment", at, liftedAt: "2026-07-02T12:00:00.000Z" },
    { rule: "harmful", at: "2026-05-01T12:00:00.000Z", liftedAt: null },
  ];
  open([found({ closed: 2, closings })]);
  await isLookedAt();
  const { parentElement } = screen.getByText("Its link was closed 2 times.", { exact: false });
  const said = [...(parentElement?.querySelectorAll("li") ?? [])].map((one) => one.textContent);
  expect(said).toHaveLength(2);
  expect(said[0]).toMatch(/lifted on July 2, 2026/);
  expect(said[1]).not.toMatch(/lifted/);
});

test("narrows the queue by kind and by reason, and counts what is left", async () => {
  const { user } = open([found(), found({ id: "sty_2", title: "Rain", reports: [] })]);
  await screen.findByText("3 waiting");
  const choose = async (label: string, option: string) => {
    await user.click(screen.getByRole("button", { name: new RegExp(`^${label}:`) }));
    await user.click(await screen.findByRole("button", { name: option }));
  };
  await choose("Kind", "Storyboards");
  await screen.findByText("2 waiting");
  await choose("Reason", "Harassment");
  await screen.findByText("1 waiting");
  await choose("Reason", "Promotes terrorism");
  await screen.findByText("Nothing in the queue matches what you chose above.");
});

test("says by when a severe report has to be decided", async () => {
  const severe = { reason: "promotes_terrorism" as const, note: "", by: "bruno", at };
  open([found({ reports: [{ ...severe, referred: false }] }), found({ id: "sty_2" })]);
  await isLookedAt();
  expect(screen.getAllByText(/^(?:Decide by|Overdue since) Jun 16, 2026/)).toHaveLength(1);
});
