import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { useChangeMeMutation } from "../features/account/profile-api.ts";
import { me } from "../test/builders.ts";
import { type Call, fakeServer, Refused } from "../test/fake-server.ts";
import { show } from "../test/show.tsx";
import { MeantWordsSheet } from "./meant-words-sheet.tsx";
import { useLateParts } from "./use-late-parts.ts";

/**
 * A form that saves a name, on a server that refuses "rude" until the user confirms it is meant
 * well.
 */
function NameForm({ asks = true }) {
  const [save, { isLoading, isError, isSuccess }] = useChangeMeMutation();
  return (
    <>
      <button type="button" onClick={() => save({ displayName: "Rude Fox" })}>
        Save
      </button>
      {isLoading && "saving"}
      {isError && "refused"}
      {isSuccess && "saved"}
      {asks && <MeantWordsSheet />}
    </>
  );
}

function open(canConfirm = true, form = () => <NameForm />) {
  const calls = fakeServer({
    getMe: () => me(),
    changeMe: ({ meant }) => {
      if (meant === "Rude") return me({ displayName: "Rude Fox" });
      const word = { field: "displayName", word: "Rude", start: 0, end: 4, canConfirm };
      throw new Refused(422, "BANNED_WORD", { words: [word] });
    },
  });
  const { user } = show(form);
  const sent = () => calls.filter(({ name }: Call) => name === "changeMe").length;
  const save = async () => user.click(await screen.findByRole("button", { name: "Save" }));
  return { user, sent, save };
}

test("holds the pressed action until the answer, then continues", async () => {
  const { user, sent, save } = open();
  await save();
  await screen.findByRole("dialog", { name: "Do you mean no harm by this word?" });
  expect(screen.getByText(/“Rude”/)).toBeTruthy();
  expect(screen.getByText("saving")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "I mean no harm" }));
  await screen.findByText("saved");
  expect(sent()).toBe(2);
  // It is not asked again.
  await save();
  await screen.findByText("saved");
  expect(sent()).toBe(3);
});

test("shows the refusal to a user who chooses to rewrite", async () => {
  const { user, sent, save } = open();
  await save();
  await user.click(await screen.findByRole("button", { name: "Rephrase it" }));
  await screen.findByText("refused");
  expect(sent()).toBe(1);
});

test("asks nothing about a word that is refused in any case", async () => {
  const { save } = open(false);
  await save();
  await screen.findByText("refused");
  expect(screen.queryByRole("dialog")).toBeNull();
});

/** A page around a form, in which the component that asks cannot be loaded. */
function CutOffForm() {
  useLateParts(notFetched);
  return <NameForm asks={false} />;
}
const notFetched = () => Promise.reject(new Error("error loading dynamically imported module"));

test("refuses the pressed action without waiting when nothing can ask", async () => {
  const { sent, save } = open(true, () => <CutOffForm />);
  await save();
  await screen.findByText("refused");
  await save();
  await screen.findByText("refused");
  expect(sent()).toBe(2);
});
