import type { BulkOutcome } from "@kinora/contracts/creation/creation-action";
import type { CaseDecision, CaseScan, ModerationCase } from "@kinora/contracts/moderation/case";
import { screen, waitFor } from "@testing-library/react";
import { expect, onTestFinished, test } from "vitest";
import { card } from "../../test/builders.ts";
import { fakeServer, Refused } from "../../test/fake-server.ts";
import { show, untilSaid } from "../../test/show.tsx";
import { CasesPage } from "./cases-page.tsx";

const at = "2026-06-15T12:00:00.000Z";
const file = {
  ...{ url: "/media/fox.webp", mimeType: "image/webp", bytes: 1, width: 4, height: 4 },
  duration: null,
};
const media = {
  ...{ main: file, poster: null, thumbnail: file, thumbnails: [file], preview: null, peaks: null },
  downloads: [],
};
const found = (
  id: string,
  prompt: string,
  about: Partial<ModerationCase> = {},
): ModerationCase => ({
  work: card({ id, prompt, media }),
  ...{
    source: "report",
    appeal: null,
    scores: null,
    scan: null,
    known: false,
    outOfSight: false,
    since: at,
    strikes: 0,
    restricted: 1,
  },
  reports: [{ reason: "harassment", note: "Look at the corner", by: "bruno", at, referred: false }],
  ...about,
});

const NO_BOARDS = {
  listBoardCases: () => ({ items: [], waiting: 0 }),
  listUndoableDecisions: () => ({ items: [] }),
};

/** Opens the page with two works waiting on the server. */
async function open(
  answer: (decision: CaseDecision) => BulkOutcome["failed"] = () => [],
  { taken = "", first = "a fox" } = {},
) {
  let waiting = [found("crt_1", "a fox"), found("crt_2", "an owl")];
  const decided: [ids: string, decision: unknown][] = [];
  let takenBack = () => {};
  fakeServer({
    ...NO_BOARDS,
    listCases: () => ({ items: waiting, waiting: waiting.length, stuck: 0 }),
    leaseCase: ({ params }) => {
      if (params.id === taken) {
        waiting = waiting.filter(({ work }) => work.id !== taken);
        throw new Refused(409, "CASE_TAKEN");
      }
      return { until: at };
    },
    decideCases: ({ body }) => {
      const { ids, decision } = body as { ids: string[]; decision: CaseDecision };
      decided.push([ids.join(" "), decision]);
      const before = waiting;
      waiting = waiting.filter(({ work }) => !ids.includes(work.id));
      takenBack = () => {
        waiting = before;
      };
      const failed = answer(decision);
      const done = ids.filter((id) => !failed.some((one) => one.id === id));
      return { done, failed, waiting: waiting.length, undoUntil: at };
    },
    undoDecisions: ({ body }) => {
      takenBack();
      return { done: (body as { ids: string[] }).ids, failed: [] };
    },
  });
  const { store, user } = show(() => <CasesPage />);
  await screen.findByRole("article", { name: first });
  return { store, user, decided };
}

test("blurs a case until it is revealed, and shows what was reported", async () => {
  const { user } = await open();
  expect(screen.getByAltText("Blurred")).toBeTruthy();
  // Its space is reserved until the picture loads.
  expect(screen.getByAltText("Blurred").parentElement?.style.aspectRatio).toBe("1024 / 1024");
  expect(screen.getByText("Look at the corner")).toBeTruthy();
  expect(screen.getByText(/1 other work of theirs is hidden/)).toBeTruthy();
  await user.keyboard("b");
  await screen.findByAltText("a fox");
});

test("shows a work with one key, hides it by a rule with two, and moves to the next", async () => {
  const { user, decided } = await open();
  await user.keyboard("s");
  await screen.findByRole("article", { name: "an owl" });
  await user.keyboard("2{Enter}");
  await screen.findByText("Nothing to decide");
  expect(decided).toEqual([
    ["crt_1", { verdict: "show" }],
    ["crt_2", { verdict: "hide", rule: "violent_content", note: "" }],
  ]);
});

test("the next case has the focus, and what is typed outside of it decides nothing", async () => {
  const { user, decided } = await open();
  const elsewhere = document.createElement("a");
  elsewhere.href = "#feed";
  document.body.append(elsewhere);
  onTestFinished(() => elsewhere.remove());
  elsewhere.focus();
  await user.keyboard("s");
  expect(decided).toEqual([]);
  elsewhere.blur();
  await user.keyboard("s");
  await screen.findByRole("article", { name: "an owl" });
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("region", { name: "an owl" })),
  );
  const undo = screen.getByRole("button", { name: /^Undo/ });
  const next = screen.getByRole("article", { name: "an owl" });
  expect(undo.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.keyboard("s");
  await screen.findByText("Nothing to decide");
  expect(decided).toHaveLength(2);
});

test("describes the scan's result in words", async () => {
  const scores = { drawing: 0.02, hentai: 0.005, neutral: 0.03, porn: 0.35, sexy: 0.6 };
  fakeServer({
    ...NO_BOARDS,
    listCases: () => ({ items: [found("crt_1", "a fox", { scores })], waiting: 1, stuck: 0 }),
  });
  show(() => <CasesPage />);
  const told = (await screen.findByText("Scan result")).nextElementSibling;
  expect([...(told?.children ?? [])].map((row) => row.textContent)).toEqual([
    "Suggestive 60%",
    "Explicit picture 35%",
    "Harmless picture 3%",
    "Harmless drawing 2%",
  ]);
});

test("explains a hold by the limits of that time, with the position in the film", async () => {
  const none = { score: 0.01, at: 3, mature: 0.5, review: 0.5, reject: 0.85 };
  const readings = [
    { ...none, measure: "explicit", score: 0.83, at: 12, review: 0.6 },
    { ...none, measure: "porn", score: 0.9, at: 75 },
    { ...none, measure: "hentai" },
    { ...none, measure: "sexy", reject: null },
  ] as const;
  const scan: CaseScan = { verdict: "hit", looked: 90, readings: [...readings] };
  const waiting = [found("crt_1", "a fox", { scores: { porn: 0.9 }, scan })];
  fakeServer({ ...NO_BOARDS, listCases: () => ({ items: waiting, waiting: 1, stuck: 0 }) });
  show(() => <CasesPage />);
  await screen.findByText(
    "Explicit, both kinds together: 0.83, at or above the limit for review, 0.6; frame at 0:12",
  );
  screen.getByText(
    "Explicit picture: 0.90, at or above the limit for refusal, 0.85; frame at 1:15",
  );
  screen.getByText("90 frames scanned.");
  expect(screen.queryByText(/Explicit drawing: 0/)).toBeNull();
});

test("keeps its shortcut keys from triggering those of the whole app", async () => {
  const { user } = await open();
  const heard: string[] = [];
  const listen = ({ key }: KeyboardEvent) => void heard.push(key);
  addEventListener("keydown", listen);
  onTestFinished(() => removeEventListener("keydown", listen));
  await user.keyboard("2?b/");
  expect(heard).toEqual(["?", "/"]);
});

test("a note begins with a template of the rule, by a key or a press, and leaves with the rule", async () => {
  const { user, decided } = await open();
  await user.keyboard("4t");
  const note = screen.getByLabelText<HTMLTextAreaElement>("A note to its owner (optional)");
  expect(note.value).toBe("It insults or threatens a particular person.");
  await user.click(screen.getByRole("button", { name: "Private details" }));
  expect(note.value).toMatch(/^It shows private details of a person/);
  await user.type(note, " Her address.");
  await user.click(screen.getByRole("button", { name: /^Violent content/ }));
  // What was edited is no template any more.
  await user.click(screen.getByRole("button", { name: "Cruelty" }));
  expect(note.value).toMatch(/Her address\.\nIt shows cruelty to people or animals\.$/);
  await user.click(screen.getByRole("button", { name: /^Harassment/ }));
  await user.click(screen.getByRole("button", { name: /^Hide it/ }));
  await screen.findByRole("article", { name: "an owl" });
  expect(decided).toEqual([
    [
      "crt_1",
      {
        ...{ verdict: "hide", rule: "harassment" },
        note: "It shows private details of a person, such as an address or a phone number. Her address.",
      },
    ],
  ]);
});

test("steps through the queue with J and K, and sends a note to the owner", async () => {
  const { user, decided } = await open();
  await user.keyboard("j");
  await screen.findByRole("article", { name: "an owl" });
  await user.keyboard("k");
  await screen.findByRole("article", { name: "a fox" });
  await user.click(screen.getByRole("button", { name: /^Harassment/ }));
  await user.type(screen.getByLabelText("A note to its owner (optional)"), "s: please stop");
  await user.click(screen.getByRole("button", { name: /^Hide it/ }));
  await screen.findByRole("article", { name: "an owl" });
  expect(decided).toEqual([
    ["crt_1", { verdict: "hide", rule: "harassment", note: "s: please stop" }],
  ]);
});

test("removes a case that another moderator decided in the meantime", async () => {
  const { user } = await open(() => [{ id: "crt_1", code: "CASE_CLOSED" }]);
  await user.keyboard("s");
  await waitFor(() => expect(screen.queryByRole("article", { name: "a fox" })).toBeNull());
  await screen.findByRole("article", { name: "an owl" });
});

test("moves on from a case that another moderator holds", async () => {
  await open(undefined, { taken: "crt_1", first: "an owl" });
  expect(screen.queryByRole("button", { name: /a fox/ })).toBeNull();
});

test("undoes a decision with one key and returns the case to the queue", async () => {
  const { user } = await open();
  await user.keyboard("2{Enter}");
  await screen.findByText("The work is hidden. Its owner will be told when the time is up.");
  await screen.findByRole("article", { name: "an owl" });
  await user.keyboard("u");
  await screen.findByRole("article", { name: "a fox" });
  expect(screen.queryByRole("button", { name: /^Undo/ })).toBeNull();
});

test("decides several marked cases at once and names those that were left", async () => {
  const { store, user, decided } = await open(() => [{ id: "crt_2", code: "DECIDE_ALONE" }]);
  await user.keyboard("x");
  expect(screen.getByText("1 marked")).toBeTruthy();
  await user.click(screen.getByRole("checkbox", { name: "Mark an owl" }));
  await user.click(screen.getByRole("button", { name: /^Show 2 works/ }));
  await untilSaid(store, "1 work was skipped: it's decided on its own or by someone else.");
  expect(decided).toEqual([["crt_1 crt_2", { verdict: "show" }]]);
});

test("does not mark cases that concern children together with others", async () => {
  const reports = [{ reason: "child_abuse" as const, note: "", by: "bruno", at, referred: false }];
  const cases = [found("crt_1", "a fox", { reports }), found("crt_2", "an owl")];
  fakeServer({
    ...NO_BOARDS,
    listCases: () => ({ items: cases, waiting: 2, stuck: 0 }),
    leaseCase: () => ({ until: at }),
  });
  const { user } = show(() => <CasesPage />);
  const box = await screen.findByRole<HTMLInputElement>("checkbox", { name: "Mark a fox" });
  expect(box.disabled).toBe(true);
  await user.keyboard("x");
  expect(screen.queryByText("1 marked")).toBeNull();
});

test("a work that was renamed while it was looked at is marked, and then hidden whatever it's called", async () => {
  const titled = (title: string) => {
    const one = found("crt_1", "a fox");
    return { ...one, work: { ...one.work, title } };
  };
  const asked: unknown[] = [];
  fakeServer({
    ...NO_BOARDS,
    leaseCase: () => ({ until: at }),
    listCases: () => {
      const items = asked.length < 2 ? [titled(asked.length === 0 ? "Nice" : "Rude")] : [];
      return { items, waiting: items.length, stuck: 0 };
    },
    decideCases: ({ body }) => {
      asked.push(body);
      const failed = asked.length === 1 ? [{ id: "crt_1", code: "CREATION_CHANGED" }] : [];
      const done = failed.length > 0 ? [] : ["crt_1"];
      return { done, failed, waiting: 1, undoUntil: at };
    },
  });
  const { user } = show(() => <CasesPage />);
  await screen.findByRole("article", { name: "Nice" });
  await user.keyboard("s");
  await screen.findByText("Its owner renamed it since you opened it. It's now called: Rude");
  await user.keyboard("2{Enter}");
  await screen.findByText("Nothing to decide");
  expect(asked).toMatchObject([
    { decision: { verdict: "show" }, looked: { crt_1: "Nice" }, anyway: false },
    { decision: { verdict: "hide" }, looked: { crt_1: "Rude" }, anyway: true },
  ]);
});
