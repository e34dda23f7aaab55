import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { keepPrompt } from "../../entities/prompt/kept-prompts.ts";
import { card } from "../../test/builders.ts";
import { fakeServer } from "../../test/fake-server.ts";
import { show } from "../../test/show.tsx";
import { PastPrompts } from "./past-prompts.tsx";

afterEach(() => localStorage.clear());

function open(cards: readonly ReturnType<typeof card>[]) {
  fakeServer({ listCreations: () => ({ items: cards, nextCursor: null }) });
  const onChoose = vi.fn();
  const shown = show(() => <PastPrompts kinds={["image", "video"]} onChoose={onChoose} />);
  return { ...shown, onChoose };
}
const listed = async () =>
  (await screen.findAllByRole("listitem")).map(({ textContent }) => textContent);

test("lists drafts first, then prompts of works, without duplicates and of this kind only", async () => {
  keepPrompt("an owl");
  keepPrompt("a fox at dawn");
  keepPrompt("a fox");
  const { user, onChoose } = open([
    card({ id: "a", prompt: "a fox" }),
    card({ id: "b", prompt: "a hill" }),
    card({ id: "c", prompt: "a hill" }),
    card({ id: "d", prompt: "calm jazz", kind: "music" }),
    card({ id: "e", prompt: "" }),
  ]);
  expect(await listed()).toEqual(["a fox at dawnDraft", "an owlDraft", "a fox", "a hill"]);
  await user.click(screen.getByRole("button", { name: "a hill" }));
  expect(onChoose).toHaveBeenCalledWith("a hill");
});

test("explains the empty list to a user who has written nothing yet", async () => {
  open([]);
  await screen.findByText(/^Your prompts appear here/);
  expect(screen.queryByRole("list")).toBeNull();
});
