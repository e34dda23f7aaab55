import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { me } from "../../test/builders.ts";
import { fakeServer } from "../../test/fake-server.ts";
import { show, untilSaid } from "../../test/show.tsx";
import { accountApi } from "./account-api.ts";
import { shareAppearance } from "./share-appearance.ts";
import { ThemeSettings } from "./theme-settings.tsx";

const page = document.documentElement;
const bare = [...page.attributes].map(({ name, value }) => [name, value] as const);
afterEach(() => {
  localStorage.clear();
  for (const { name } of [...page.attributes]) page.removeAttribute(name);
  for (const [name, value] of bare) page.setAttribute(name, value);
});

test("applies a choice at once and stores it with the account", async () => {
  let settings = me().settings;
  const calls = fakeServer({
    getMe: () => me({ settings }),
    changeMe: ({ body }) => {
      settings = { ...settings, ...(body as { settings: object }).settings };
      return me({ settings });
    },
  });
  const { user } = show(() => <ThemeSettings />);
  await user.click(await screen.findByRole("radio", { name: "Larger" }));
  expect(page.dataset.textSize).toBe("larger");
  await user.click(screen.getByRole("radio", { name: "Dark" }));
  expect(page.dataset.theme).toBe("dark");
  const sent = () => calls.filter(({ name }) => name === "changeMe").map(({ body }) => body);
  await waitFor(() =>
    expect(sent()).toEqual([{ settings: { textSize: "larger" } }, { settings: { theme: "dark" } }]),
  );
  await waitFor(() =>
    expect(screen.getByRole("radio", { name: "Larger" }).ariaChecked).toBe("true"),
  );
});

test("stores a choice on this device when signed out", async () => {
  const calls = fakeServer({});
  const { user } = show(() => <ThemeSettings />, { signedIn: false });
  await user.click(await screen.findByRole("radio", { name: "Light" }));
  screen.getByText("Press ? to see them all.");
  await user.click(screen.getByRole("switch", { name: /Single-key shortcuts/ }));
  // The hint would be useless while character keys are off.
  expect(screen.queryByText("Press ? to see them all.")).toBeNull();
  expect(page.dataset.theme).toBe("light");
  expect(Object.values(localStorage).join()).toMatch(/light/);
  expect(calls).toEqual([]);
});

test("reports a choice that could not be stored", async () => {
  fakeServer({
    getMe: () => me(),
    changeMe: () => {
      throw new TypeError("away");
    },
  });
  const { user, store } = show(() => <ThemeSettings />);
  await user.click(await screen.findByRole("radio", { name: "Small" }));
  await untilSaid(store, /./);
});

test.each([
  ["signed in", true],
  ["signed out", false],
])("%s, applies a choice made in another window at once", async (_who, signedIn) => {
  fakeServer({ getMe: () => me() });
  const { store } = show(() => <ThemeSettings />, { signedIn });
  shareAppearance(store);
  const light = await screen.findByRole("radio", { name: "Light" });
  if (signedIn)
    await waitFor(() =>
      expect(accountApi.endpoints.getMe.select()(store.getState()).data).toBeDefined(),
    );
  localStorage.setItem("appearance", JSON.stringify({ ...me().settings, theme: "light" }));
  act(() => void dispatchEvent(new StorageEvent("storage", { key: "appearance" })));
  expect(page.dataset.theme).toBe("light");
  await waitFor(() => expect(light.ariaChecked).toBe("true"));
});
