import type { PersonCase } from "@kinora/contracts/moderation/person-case";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeServer, type Replies } from "../../test/fake-server.ts";
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

/** What the page asks for besides. */
const AROUND: Replies = {
  listUndoableDecisions: () => ({ items: [] }),
  leasePersonCase: () => ({ until: at }),
};

test("after a decision the queue goes on with the next case, not back to one that was skipped", async () => {
  let waiting = [person("bruno"), person("dora"), person("emil")];
  const decided: string[] = [];
  fakeServer({
    ...AROUND,
    listPersonCases: () => ({ items: waiting, waiting: waiting.length, stuck: 0 }),
    decidePersonCase: ({ params }) => {
      decided.push(params.id ?? "");
      waiting = waiting.filter((one) => one.person.id !== params.id);
      return { waiting: waiting.length, undoUntil: at };
    },
  });
  const { user } = show(() => <PersonCasesPage />);
  await screen.findByRole("article", { name: "Name of bruno" });
  // Bruno's is left for somebody else.
  await user.keyboard("j");
  await screen.findByRole("article", { name: "Name of dora" });
  await user.keyboard("s");
  await screen.findByText("2 waiting");
  await user.keyboard("s");
  await screen.findByText("1 waiting");
  expect(decided).toEqual(["usr_dora", "usr_emil"]);
});
