import { act, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { show } from "../test/show.tsx";
import { authCleared, authSet } from "./auth-slice.ts";
import { useKeptWords } from "./kept-words.ts";
import { useAppSelector } from "./store.ts";

function Field({ of, begin }: { readonly of: string; readonly begin: string }) {
  const [words, setWords, forget] = useKeptWords(of, begin);
  return (
    <>
      <input aria-label="Words" value={words} onChange={({ target }) => setWords(target.value)} />
      <button type="button" onClick={forget}>
        Close
      </button>
    </>
  );
}

/** Like every members' page, it shows no field while signed out. */
function Page({ begin = "" }: { readonly begin?: string }) {
  const uid = useAppSelector(({ auth }) => auth.uid);
  const [of, setOf] = useState("note 1");
  return (
    <>
      <button type="button" onClick={() => setOf("note 2")}>
        Another
      </button>
      {uid !== null && <Field of={of} begin={begin} />}
    </>
  );
}

const words = async () => (await screen.findByLabelText<HTMLInputElement>("Words")).value;
const ada = authSet({ token: "token", uid: "usr_ada" });

test("keeps a sentence across a sign-out for its author", async () => {
  const { store, user } = show(() => <Page />);
  await user.type(await screen.findByLabelText("Words"), "This hurts because");
  act(() => void store.dispatch(authCleared()));
  expect(screen.queryByLabelText("Words")).toBeNull();
  act(() => void store.dispatch(authSet({ token: "token", uid: "usr_bruno" })));
  expect(await words()).toBe("");
  sessionStorage.clear();
});

test("restores it for its author, in the same place only", async () => {
  const { store, user } = show(() => <Page />);
  await user.type(await screen.findByLabelText("Words"), "This hurts because");
  act(() => void store.dispatch(authCleared()));
  act(() => void store.dispatch(ada));
  expect(await words()).toBe("This hurts because");
  await user.click(screen.getByRole("button", { name: "Another" }));
  expect(await words()).toBe("");
  sessionStorage.clear();
});

test("keeps nothing that is closed for good or unchanged", async () => {
  const { user } = show(() => <Page begin="Mountains" />);
  await user.type(await screen.findByLabelText("Words"), "!");
  expect(sessionStorage.getItem("words note 1")).toContain("Mountains!");
  await user.type(screen.getByLabelText("Words"), "{Backspace}");
  expect(sessionStorage.getItem("words note 1")).toBe("null");
  await user.type(screen.getByLabelText("Words"), "?");
  await user.click(screen.getByRole("button", { name: "Close" }));
  expect(sessionStorage.getItem("words note 1")).toBe("null");
  sessionStorage.clear();
});
