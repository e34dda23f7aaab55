import type { GiftAllowance } from "@kinora/contracts/gift/gift";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Call, fakeServer, Refused } from "../../test/fake-server.ts";
import { show } from "../../test/show.tsx";
import { GiveSheet } from "./give-sheet.tsx";

const person = { id: "usr_bea", handle: "bea", displayName: "Bea" };
const allowance = (about: Partial<GiftAllowance> = {}): GiftAllowance => ({
  ...{ most: 120, giveable: 1_500, dayLeft: 120, monthLeft: 1_620, refusal: null },
  ...{ waiting: { gems: 750, from: "2026-12-30T12:00:00.000Z" }, ...about },
});
const sheet = (replies: Parameters<typeof fakeServer>[0]) => {
  const calls = fakeServer({ getGiftAllowance: () => allowance(), ...replies });
  const closed: boolean[] = [];
  const { user } = show(() => (
    <GiveSheet person={person} open onClose={() => void closed.push(true)} />
  ));
  return { calls, closed, user };
};
const given = ({ body }: Call) => ({
  ...{ id: "gift_1", direction: "sent", note: "For the fox", at: "2026-12-20T12:00:00.000Z" },
  ...{ gems: (body as { gems: number }).gems, receiptId: "rcp_1" },
  person: { ...person, avatarUrl: null },
});

test("says what can be given, asks once more, and gives with one key", async () => {
  let tries = 0;
  const { calls, closed, user } = sheet({
    giveGems: (call) => {
      tries += 1;
      if (tries === 1) throw new Refused(503, "SERVICE_UNAVAILABLE");
      return given(call);
    },
  });
  await screen.findByText("Bought gems you can give");
  screen.getByText("120 of 500");
  screen.getByText(/^750 more gems can be given from December 30/);
  expect(screen.queryByRole("button", { name: "500 gems" })).toBeNull();
  await user.type(screen.getByLabelText("Gems"), "121");
  screen.getByText("At most 120 now.");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Go on" }).disabled).toBe(true);
  await user.click(screen.getByRole("button", { name: "100 gems" }));
  await user.type(screen.getByLabelText(/^Note/), "For the fox");
  const confirm = async () => {
    await user.click(screen.getByRole("button", { name: "Go on" }));
    const dialog = await screen.findByRole("dialog", { name: "Give these gems?" });
    within(dialog).getByText("For the fox");
    await user.click(within(dialog).getByRole("button", { name: "Give" }));
  };
  await confirm();
  await screen.findByRole("button", { name: "Go on" });
  await confirm();
  await expect.poll(() => closed).toEqual([true]);
  const sent = calls.filter(({ name }) => name === "giveGems");
  expect(sent.map(({ body }) => body)).toEqual(
    Array(2).fill({ to: "usr_bea", gems: 100, note: "For the fox" }),
  );
  expect(sent[0]?.key).toBe(sent[1]?.key);
});

test("says exactly why nothing can be given", async () => {
  const refusal = { code: "GIFT_NOTHING_BOUGHT", details: {} };
  sheet({ getGiftAllowance: () => allowance({ most: 0, giveable: 0, refusal }) });
  await screen.findByText("You have no bought gems to give");
  screen.getByRole("link", { name: "See packs" });
  expect(screen.queryByLabelText("Gems")).toBeNull();
});
