import { SIGN_IN_ERRORS } from "@kinora/contracts/account/session";
import { act, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { authSet } from "../../store/auth-slice.ts";
import { loginAsked } from "../../store/ui-slice.ts";
import { fakeServer } from "../../test/fake-server.ts";
import { show } from "../../test/show.tsx";
import { LoginPage } from "./login-page.tsx";

const getHealth = () => ({ status: "ok", version: "1", simulated: [], simulatedParts: [] });

test.each([...SIGN_IN_ERRORS, "something-new"])("explains %s in a sentence", async (error) => {
  fakeServer({ getHealth });
  show(() => <LoginPage error={error} />, { signedIn: false });
  const { textContent } = await screen.findByRole("alert");
  expect(textContent).toMatch(/^[A-Z].{20,}\.$/);
  expect(textContent).not.toContain(error);
});

test("shows no message when nothing went wrong", async () => {
  fakeServer({ getHealth });
  show(() => <LoginPage error={null} />, { signedIn: false });
  await screen.findByRole("button", { name: "Continue with Google" });
  expect(screen.queryByRole("alert")).toBeNull();
});

test("reports an unreachable provider and keeps both sign-in buttons enabled", async () => {
  fakeServer({ getHealth });
  const answer = fetch;
  vi.stubGlobal("fetch", (input: string | Request) =>
    typeof input === "string"
      ? Promise.resolve(new Response(null, { status: 503 }))
      : answer(input),
  );
  const { user } = show(() => <LoginPage error={null} />, { signedIn: false });
  await user.click(await screen.findByRole("button", { name: "Continue with Apple" }));
  await screen.findByText(/can't be reached right now/);
  for (const name of ["Continue with Google", "Continue with Apple"]) {
    expect(screen.getByRole("button", { name })).toHaveProperty("disabled", false);
  }
});

test.each([
  ["apple", "google", "Sign in with Google once to link both.", ["Continue with Google"]],
  ["google", "google", "the Google account you used before", ["Continue with Google"]],
  ["google", "apple", "Sign in with Apple once to link both.", ["Continue with Apple"]],
])(
  "guides a user who came by %s with the email address of a %s account",
  async (come, known, words, doors) => {
    fakeServer({});
    show(() => <LoginPage error={null} joining={{ come, known }} />);
    await screen.findByText(new RegExp(words));
    expect(screen.getAllByRole("button").map((button) => button.textContent)).toEqual(doors);
  },
);

test("offers only Google when the server supports only Google", async () => {
  fakeServer({ getHealth: () => ({ ...getHealth(), signIn: ["google"] }) });
  show(() => <LoginPage error={null} />, { signedIn: false });
  await expect.poll(() => screen.queryByRole("button", { name: /Apple/ })).toBeNull();
  await screen.findByRole("button", { name: "Continue with Google" });
});

test("shows the reason to a signed-in user with a disabled account, and the sign-in buttons before that", async () => {
  const statement = { suspension: null };
  fakeServer({ getHealth, getOwnSuspension: () => statement });
  const asked = loginAsked({
    ...{ continueUrl: "/", page: "disabled", ended: true },
    // That it has ended explains nothing to them.
    message: "Your session has ended.",
  });
  const { store } = show(() => <LoginPage error={null} />, { signedIn: false });
  await act(async () => void store.dispatch(asked));
  await screen.findByText(/^Sign in to see which rule was broken/);
  expect(screen.getByRole("button", { name: "Continue with Google" })).toBeTruthy();
  await act(async () => void store.dispatch(authSet({ token: "new", uid: "usr_ada" })));
  await screen.findByText("Your account is enabled again");
  expect(screen.queryByRole("button", { name: "Continue with Google" })).toBeNull();
});
