import type { BoardStatement } from "@kinora/contracts/moderation/board-case";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeServer } from "../../test/fake-server.ts";
import { show, untilSaid } from "../../test/show.tsx";
import { BoardStatements } from "./board-statements.tsx";
import { DecisionsSettings } from "./decisions-settings.tsx";

const closed: BoardStatement = {
  ...{ liftedAt: null, keepsClosed: true },
  ...{ id: "dec_1", title: "The fox and the river", rule: "harassment", note: "Scene two." },
  ...{ at: "2026-06-15T12:00:00.000Z", appeal: null, mayAppeal: true },
};

test("says why a link was closed and accepts one appeal", async () => {
  let items = [closed, { ...closed, id: "dec_2", title: null, mayAppeal: false }];
  const sent: unknown[] = [];
  fakeServer({
    listBoardStatements: () => ({ items }),
    appealBoard: ({ params, body }) => {
      sent.push([params.id, body]);
      items = items.map((one) => ({ ...one, appeal: "open", mayAppeal: false }));
      return { items };
    },
  });
  const { store, user } = show(() => <BoardStatements />);
  await screen.findByRole("heading", { name: "The fox and the river" });
  screen.getByRole("heading", { name: "A storyboard you deleted" });
  expect(screen.getAllByText("Reason: Harassment.")).toHaveLength(2);
  await user.click(screen.getByRole("button", { name: "Appeal this decision" }));
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  const appeal = screen.getByRole("button", { name: "Appeal this decision" });
  expect(document.activeElement).toBe(appeal);
  await user.keyboard("{Enter}");
  expect(document.activeElement).toBe(screen.getByLabelText("Why is this wrong?"));
  await user.type(await screen.findByLabelText("Why is this wrong?"), "It is my own name");
  await user.click(screen.getByRole("button", { name: "Send" }));
  await untilSaid(store, "Thank you. Someone else will review it.");
  expect(sent).toEqual([["dec_1", { text: "It is my own name" }]]);
  expect(screen.queryByRole("button", { name: "Appeal this decision" })).toBeNull();
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^You appealed/));
});

test("says what follows from a granted appeal, and focuses the statement it was opened for", async () => {
  const won: BoardStatement = { ...closed, id: "dec_2", title: "Rain", appeal: "granted" };
  const free = { keepsClosed: false, mayAppeal: false };
  fakeServer({
    listBoardStatements: () => ({ items: [closed, { ...won, ...free }] }),
    listProfileStatements: () => ({ items: [], checking: false }),
  });
  show(() => <DecisionsSettings id="dec_2" />);
  const heading = await screen.findByRole("heading", { name: "Rain" });
  expect(document.activeElement).toBe(heading.closest("li"));
  screen.getByText(/You can share it again\. The strike is gone\./);
});

test("says that a decision nobody appealed was lifted, and when, and what still stands", async () => {
  const lifted = { mayAppeal: false, liftedAt: "2026-07-02T12:00:00.000Z" };
  const free = { ...closed, ...lifted, id: "dec_2", title: "Rain", keepsClosed: false };
  const items: BoardStatement[] = [
    free,
    { ...free, id: "dec_3", title: "Snow", keepsClosed: true, appeal: "denied" },
    { ...free, id: "dec_4", title: null },
  ];
  fakeServer({
    listBoardStatements: () => ({ items }),
    listProfileStatements: () => ({ items: [], checking: false }),
  });
  show(() => <DecisionsSettings id="" />);
  const said = async (name: string) =>
    (await screen.findByRole("heading", { name })).closest("li")?.textContent;
  expect(await said("Rain")).toMatch(
    /Lifted on July 2, 2026, because .* You can share it again\. The strike is gone\./,
  );
  expect(await said("Snow")).toMatch(/Lifted on .* Another decision still keeps its link closed/);
  expect(await said("A storyboard you deleted")).toMatch(/granted\. The strike is gone\./);
});
