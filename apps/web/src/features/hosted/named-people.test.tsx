import type { NamedPerson } from "@kinora/contracts/hosted/hosted-service";
import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { fakeServer } from "../../test/fake-server.ts";
import { show, untilSaid } from "../../test/show.tsx";
import { NamedPeople } from "./named-people.tsx";

const ADA: NamedPerson = {
  ...{ id: "usr_ada", handle: "ada", displayName: "Ada Lindqvist", fixed: false },
};
const BRUNO: NamedPerson = {
  ...{ id: "usr_bruno", handle: "bruno", displayName: "Bruno Okafor", fixed: true },
};

/** The block as it stands after each change, as the page shows it. */
function openPage(start: readonly NamedPerson[]) {
  let people = [...start];
  let changed = () => {};
  const calls = fakeServer({
    listPeople: () => ({
      items: [ADA, BRUNO].map(({ fixed: _, ...person }) => ({
        ...{ ...person, avatarUrl: null, role: "user", tier: "free", strikes: 0 },
        ...{ joinedAt: "2026-06-15T12:00:00.000Z", suspended: false, appeals: false },
      })),
      nextCursor: null,
    }),
    nameForHosted: () => {
      people = [ADA, ...people];
      changed();
      return { people };
    },
    unnameForHosted: () => {
      people = people.filter(({ id }) => id !== "usr_ada");
      changed();
      return { people };
    },
  });
  return { calls, current: () => people, onChange: (hear: () => void) => (changed = hear) };
}

function Page({ page }: { readonly page: ReturnType<typeof openPage> }) {
  const [people, setPeople] = useState(page.current());
  page.onChange(() => setPeople(page.current()));
  return <NamedPeople people={people} takesNames everybody={false} />;
}

test("names a person found by handle, shows them by name, and removes them", async () => {
  const page = openPage([BRUNO]);
  const { user, store } = show(() => <Page page={page} />);
  await screen.findByText("Their models are offered to you and Bruno Okafor (@bruno).");
  screen.getByText("Named in HOSTED_NAMED");
  await user.type(screen.getByLabelText("Name someone"), "ada{Enter}");
  await user.click(await screen.findByRole("button", { name: "Add Ada Lindqvist (@ada)" }));
  await untilSaid(store, "Their models are now offered to Ada Lindqvist (@ada).");
  await screen.findByText(
    "Their models are offered to you, Ada Lindqvist (@ada), and Bruno Okafor (@bruno).",
  );
  expect(screen.queryByRole("button", { name: /^Add/ })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Remove Ada Lindqvist (@ada)" }));
  await screen.findByText("Their models are offered to you and Bruno Okafor (@bruno).");
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Who may use them" }));
  expect(page.calls.find(({ name }) => name === "listPeople")?.query).toEqual({ q: "ada" });
});

test("takes no names when only the owner is offered the models", async () => {
  show(() => <NamedPeople people={[]} takesNames={false} everybody={false} />);
  await screen.findByText("Only you are offered their models.");
  expect(screen.queryByLabelText("Name someone")).toBeNull();
});
