import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeServer } from "../../test/fake-server.ts";
import { show, untilSaid } from "../../test/show.tsx";
import { PersonMenu } from "./person-menu.tsx";

const nothing = { follows: false, followsYou: false, blocks: false, mutes: false };
const bea = (you: Partial<typeof nothing> = {}) => ({
  ...{ handle: "bea", displayName: "Bea", you: { ...nothing, ...you } },
});

test("blocks and mutes once the user confirms it", async () => {
  const calls = fakeServer({ blockPerson: () => null, mutePerson: () => null });
  const { store, user } = show(() => <PersonMenu person={bea()} onReport={() => undefined} />);
  for (const [entry, said, name] of [
    ["Mute Bea", "You have muted Bea.", "mutePerson"],
    ["Block Bea", "You have blocked Bea.", "blockPerson"],
  ] as const) {
    await user.click(await screen.findByRole("button", { name: "More" }));
    await user.click(await screen.findByRole("menuitem", { name: entry }));
    await user.click(await screen.findByRole("button", { name: entry }));
    await untilSaid(store, said);
    expect(calls.at(-1)).toMatchObject({ name, params: { handle: "bea" } });
  }
});

test("takes a block back at once", async () => {
  fakeServer({ unblockPerson: () => null });
  const person = bea({ blocks: true });
  const { store, user } = show(() => <PersonMenu person={person} onReport={() => undefined} />);
  await user.click(await screen.findByRole("button", { name: "More" }));
  expect(screen.queryByRole("menuitem", { name: /Mute/ })).toBeNull();
  await user.click(await screen.findByRole("menuitem", { name: "Unblock Bea" }));
  await untilSaid(store, "You have unblocked Bea.");
});
