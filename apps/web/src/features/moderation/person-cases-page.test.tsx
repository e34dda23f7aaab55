import type { PersonCase } from "@kinora/contracts/moderation/person-case";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeServer, Refused, type Replies } from "../../test/fake-server.ts";
import { show } from "../../test/show.tsx";
import { PersonCasesPage } from "./person-cases-page.tsx";

const at = "2026-06-15T12:00:00.000Z";
const person = (handle: string, about: Partial<PersonCase> = {}): PersonCase => ({
  of: "reports",
  person: { id: `usr_${handle}`, handle, role: "user", joinedAt: at },
  shows: {
    handle,
    displayName: `Name of ${handle}`,
    bio: "See https://example.org",
    pictureUrl: "/p.webp",
  },
  ...{ version: `v1 ${handle}`, reported: [], withheld: false },
  reports: [{ reason: "harassment", note: "It names me", by: "ada", at, referred: false }],
  ...{ appeal: null, since: at, strikes: 1, restricted: 2 },
  ...about,
});

const DOWN = { verdict: "take_down", note: "", anyway: false };

/** What the page asks for besides. */
const AROUND: Replies = {
  listUndoableDecisions: () => ({ items: [] }),
  leasePersonCase: () => ({ until: at }),
};

function serve(cases: PersonCase[]) {
  let waiting = cases;
  const decided: unknown[] = [];
  let last = waiting;
  fakeServer({
    ...AROUND,
    undoPersonDecision: ({ params }) => {
      decided.push([params.id, "undone"]);
      waiting = last;
      return { waiting: waiting.length };
    },
    listPersonCases: () => ({ items: waiting, waiting: waiting.length, stuck: 0 }),
    decidePersonCase: ({ params, body }) => {
      decided.push([params.id, body]);
      last = waiting;
      waiting = waiting.slice(1);
      return { waiting: waiting.length, undoUntil: at };
    },
  });
  return decided;
}

test("decides about a person with one or two keys and blurs the picture until revealed", async () => {
  const decided = serve([person("bruno"), person("dora")]);
  const { user } = show(() => <PersonCasesPage />);
  await screen.findByText("It names me");
  // A link in a bio stays plain text.
  screen.getByText("See https://example.org");
  screen.getByAltText("Blurred");
  await user.keyboard("b");
  screen.getByAltText("Their picture");
  await user.keyboard("s");
  await screen.findByRole("article", { name: "Name of dora" });
  await user.keyboard("4{Enter}");
  await screen.findByText("Nothing to decide");
  expect(decided).toEqual([
    ["usr_bruno", { of: "reports", looked: "v1 bruno", verdict: "clear" }],
    ["usr_dora", { of: "reports", looked: "v1 dora", ...DOWN, rule: "harassment" }],
  ]);
});

test("undoes a decision with one key while there is time, and the case returns", async () => {
  const decided = serve([person("bruno")]);
  const { user } = show(() => <PersonCasesPage />);
  await screen.findByText("It names me");
  await user.keyboard("4{Enter}");
  await screen.findByText("Taken down. They'll be told when the time is up.");
  await screen.findByText("Nothing to decide");
  await user.keyboard("u");
  await screen.findByRole("article", { name: "Name of bruno" });
  expect(decided.at(-1)).toEqual(["usr_bruno", "undone"]);
});

test("holds a profile while it is looked at, and moves on when somebody else holds it", async () => {
  let waiting = [person("bruno"), person("dora")];
  const calls = fakeServer({
    ...AROUND,
    listPersonCases: () => ({ items: waiting, waiting: waiting.length, stuck: 0 }),
    leasePersonCase: ({ params }) => {
      if (params.id !== "usr_bruno") return { until: at };
      waiting = waiting.slice(1);
      throw new Refused(409, "CASE_TAKEN");
    },
  });
  const { store } = show(() => <PersonCasesPage />);
  await screen.findByRole("article", { name: "Name of dora" });
  // The moderator who chose it is told why it went away.
  expect(store.getState().ui.toast.text).toMatch(/Someone else is reviewing this right now/);
  await waitFor(() =>
    expect(calls.filter(({ name }) => name === "leasePersonCase").map(({ body }) => body)).toEqual([
      { of: "reports" },
      { of: "reports" },
    ]),
  );
});

test("shows what an appeal is about and keeps the rule it contests", async () => {
  const stood = { displayName: "Rude name", bio: "", pictureUrl: null };
  const appeal = { text: "It is my name", at, rule: "harmful" as const, note: "No", stood };
  const decided = serve([person("bruno", { of: "appeal", reports: [], appeal })]);
  const { user } = show(() => <PersonCasesPage />);
  await screen.findByText("It is my name");
  screen.getByText("Rude name");
  await user.keyboard("{Enter}");
  await screen.findByText("Nothing to decide");
  expect(decided).toEqual([
    ["usr_bruno", { of: "appeal", looked: "v1 bruno", ...DOWN, rule: "harmful" }],
  ]);
});

test("focuses the case that follows a decision, and lists the queue before it", async () => {
  serve([person("bruno"), person("dora")]);
  const { user } = show(() => <PersonCasesPage />);
  await screen.findByRole("article", { name: "Name of bruno" });
  const queue = screen.getByRole("navigation", { name: "Queue" });
  const first = screen.getByRole("region", { name: "Name of bruno" });
  expect(queue.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(queue.className).not.toContain("order-last");
  await user.click(screen.getByRole("button", { name: /^Nothing is wrong/ }));
  const next = await screen.findByRole("region", { name: "Name of dora" });
  await waitFor(() => expect(document.activeElement).toBe(next));
});

test("marks what changed while it was looked at, shows what was reported, and takes it down for that", async () => {
  const opened = person("bruno");
  const { shows } = opened;
  const changed = person("bruno", {
    version: "v2 bruno",
    shows: { ...shows, displayName: "Harmless", pictureUrl: "/p.webp?signed=again" },
    reported: [{ ...shows, displayName: "Rude name" }],
  });
  const asked: unknown[] = [];
  fakeServer({
    ...AROUND,
    listPersonCases: () => {
      const items = asked.length === 0 ? [opened] : asked.length === 1 ? [changed] : [];
      return { items, waiting: items.length, stuck: 0 };
    },
    decidePersonCase: ({ body }) => {
      asked.push(body);
      if (asked.length === 1) throw new Refused(409, "PROFILE_CHANGED");
      return { waiting: 0, undoUntil: at };
    },
  });
  const { user } = show(() => <PersonCasesPage />);
  await screen.findByRole("article", { name: "Name of bruno" });
  await user.keyboard("s");
  await screen.findByRole("article", { name: "Harmless" });
  screen.getByText(
    "This profile or its reports changed since you opened it. What's new in the profile is marked.",
  );
  // The name, not the text, and not the picture whose address was signed anew.
  expect(screen.getAllByText("Changed since you opened it")).toHaveLength(1);
  screen.getByText("When it was reported, it showed this:");
  screen.getByText("Rude name");
  await user.keyboard("4{Enter}");
  await screen.findByText("Nothing to decide");
  expect(asked).toMatchObject([
    { looked: "v1 bruno", verdict: "clear" },
    { looked: "v2 bruno", verdict: "take_down", anyway: true },
  ]);
});

test("asks for pictures that may show child abuse one look at a time, and shows them small and grey", async () => {
  const { shows } = person("bruno");
  const held = person("bruno", { withheld: true, shows: { ...shows, pictureUrl: null } });
  let looks = 0;
  fakeServer({
    ...AROUND,
    listPersonCases: () => ({ items: [held], waiting: 1, stuck: 0 }),
    lookAtPersonCase: () => {
      looks += 1;
      return { pictures: ["data:image/webp;base64,AAAA"] };
    },
  });
  const { user } = show(() => <PersonCasesPage />);
  await screen.findByText("Pictures are withheld");
  await user.keyboard("b");
  expect((await screen.findByAltText("A profile picture, small and grey")).className).toMatch(
    /size-20 .*grayscale/,
  );
  await user.keyboard("b");
  await waitFor(() =>
    expect(screen.queryByAltText("A profile picture, small and grey")).toBeNull(),
  );
  await user.keyboard("b");
  await screen.findByAltText("A profile picture, small and grey");
  expect(looks).toBe(2);
});

test("pictures of a profile that changed since the look are not decided about as if seen", async () => {
  const { shows } = person("bruno");
  const held = { withheld: true, shows: { ...shows, pictureUrl: null } };
  const asked: unknown[] = [];
  let changed = false;
  fakeServer({
    ...AROUND,
    listPersonCases: () => ({
      items: [person("bruno", { ...held, ...(changed && { version: "v2 bruno" }) })],
      ...{ waiting: 1, stuck: 0 },
    }),
    lookAtPersonCase: () => ({ pictures: [`data:image/webp;base64,${changed ? "BBBB" : "AAAA"}`] }),
    decidePersonCase: ({ body }) => {
      asked.push(body);
      changed = true;
      throw new Refused(409, "PROFILE_CHANGED");
    },
  });
  const { user } = show(() => <PersonCasesPage />);
  await screen.findByText("Pictures are withheld");
  await user.keyboard("b");
  await screen.findByAltText("A profile picture, small and grey");
  await user.keyboard("s");
  await screen.findByText(
    "This profile or its reports changed since you opened it. What's new in the profile is marked.",
  );
  // Not the old picture as if it were the new one: that must be looked at first.
  const old = screen.queryByAltText("A profile picture, small and grey");
  expect(old?.getAttribute("src") ?? null).not.toBe("data:image/webp;base64,AAAA");
});
