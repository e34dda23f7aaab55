import type { OwnKey } from "@kinora/contracts/hosted/own-key";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeServer, Refused } from "../../test/fake-server.ts";
import { show, untilSaid } from "../../test/show.tsx";
import { OwnKeysSettings } from "./own-keys-settings.tsx";

const FAL: OwnKey = {
  ...{ name: "fal", title: "fal", keyPage: "https://fal.ai/dashboard/keys", testable: true },
  ...{ models: ["FLUX 1.1 Pro", "Veo 3"], enteredAt: null, readable: true, spent: 0 },
};

test("enters a key, explains a refusal by its service, and removes it again", async () => {
  let own = FAL;
  const calls = fakeServer({
    listOwnKeys: () => ({ items: [own], takesKeys: true }),
    enterOwnKey: ({ body }) => {
      if (JSON.stringify(body).includes("wrong")) throw new Refused(422, "KEY_REFUSED");
      own = { ...FAL, enteredAt: "2026-11-27T08:00:00Z", spent: 1.234 };
      return own;
    },
    removeOwnKey: () => {
      own = FAL;
      return own;
    },
  });
  const { user, store } = show(() => <OwnKeysSettings />);
  await screen.findByText("FLUX 1.1 Pro, Veo 3");
  await user.click(screen.getByRole("button", { name: "Enter key" }));
  const field = await screen.findByLabelText("2. Paste your fal key here");
  await user.type(field, "wrong-key");
  await user.click(screen.getByRole("button", { name: "Save key" }));
  const dialog = within(screen.getByRole("dialog"));
  await dialog.findByText(/doesn't accept this key|not one of theirs|refused/i);
  await user.clear(field);
  await user.type(field, "right-key");
  await user.click(screen.getByRole("button", { name: "Save key" }));
  await untilSaid(store, "Key saved. Models from fal now cost you no gems.");
  await screen.findByText(/about \$1\.23 this month/);
  expect(calls.filter(({ name }) => name === "enterOwnKey").map(({ body }) => body)).toEqual([
    { key: "wrong-key" },
    { key: "right-key" },
  ]);
  await user.click(screen.getByRole("button", { name: "Remove key" }));
  const asked = within(await screen.findByRole("dialog"));
  await user.click(asked.getByRole("button", { name: "Remove key" }));
  await screen.findByRole("button", { name: "Enter key" });
});

test("reports a key that can no longer be decrypted", async () => {
  const enteredAt = "2026-11-27T08:00:00Z";
  const items = [{ ...FAL, enteredAt, readable: false }];
  fakeServer({ listOwnKeys: () => ({ items, takesKeys: true }) });
  show(() => <OwnKeysSettings />);
  await screen.findByText("It can no longer be read. Enter it again.");
});

test("reports a server that accepts no keys", async () => {
  fakeServer({ listOwnKeys: () => ({ items: [], takesKeys: false }) });
  show(() => <OwnKeysSettings />);
  await screen.findByText("This server doesn't accept members' keys.");
});
