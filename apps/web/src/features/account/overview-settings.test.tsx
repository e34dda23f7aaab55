import { profileChange } from "@kinora/contracts/account/account";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { me } from "../../test/builders.ts";
import { type Call, fakeServer, Refused } from "../../test/fake-server.ts";
import { show, untilSaid } from "../../test/show.tsx";
import { OverviewSettings } from "./overview-settings.tsx";

const changes = (calls: readonly Call[]) =>
  calls.filter(({ name }) => name === "changeMe").map(({ body }) => body);
const changeMe = ({ body }: Call) => {
  const { displayName = "Ada Lindqvist", bio = "" } = profileChange.parse(body);
  return me({ displayName, bio });
};

test("sends only changed fields and disables the button until something changed", async () => {
  const calls = fakeServer({ getMe: () => me(), changeMe });
  const { store, user } = show(() => <OverviewSettings />);
  const save = await screen.findByRole("button", { name: "Save" });
  expect(save).toHaveProperty("disabled", true);
  await user.type(screen.getByLabelText("About you"), "Foxes, mostly.");
  await user.click(save);
  await untilSaid(store, "Saved.");
  expect(changes(calls)).toEqual([{ bio: "Foxes, mostly." }]);
  await waitFor(() => expect(save).toHaveProperty("disabled", true));
});

test("rejects an invalid handle at its field before sending anything", async () => {
  const calls = fakeServer({ getMe: () => me(), changeMe });
  const { user } = show(() => <OverviewSettings />);
  const handle = await screen.findByLabelText("Handle");
  await user.clear(handle);
  await user.type(handle, "Ada L{Enter}");
  await waitFor(() => expect(handle.getAttribute("aria-invalid")).toBe("true"));
  expect(changes(calls)).toEqual([]);
});

test("reports a taken handle at its field and keeps what was typed", async () => {
  fakeServer({
    getMe: () => me(),
    changeMe: () => {
      throw new Refused(409, "HANDLE_TAKEN");
    },
  });
  const { user } = show(() => <OverviewSettings />);
  const handle = await screen.findByLabelText("Handle");
  await user.clear(handle);
  await user.type(handle, "bruno{Enter}");
  await screen.findByText("This handle is taken.");
  expect(handle).toHaveProperty("value", "bruno");
});
