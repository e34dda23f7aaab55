import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useRef, useState } from "react";
import { expect, test } from "vitest";
import { useKeptFocus } from "./kept-focus.ts";

function Field({ label, words }: { readonly label: string; readonly words: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  useKeptFocus(field);
  return <textarea ref={field} aria-label={label} defaultValue={words} />;
}

/** Changes the form without moving the focus. */
let change: (shown: "Prompt" | "Idea" | null) => void;

function Form() {
  const [shown, setShown] = useState<"Prompt" | "Idea" | null>("Prompt");
  change = (next) => act(() => setShown(next));
  return shown && <Field key={shown} label={shown} words="a fox" />;
}

test("moves a typing user to the field that replaces theirs, with the same selection", async () => {
  const { unmount } = render(<Form />);
  const prompt = screen.getByLabelText<HTMLTextAreaElement>("Prompt");
  await userEvent.click(prompt);
  prompt.setSelectionRange(2, 2);
  change("Idea");
  const idea = screen.getByLabelText<HTMLTextAreaElement>("Idea");
  expect(document.activeElement).toBe(idea);
  expect(idea.selectionStart).toBe(2);
  unmount();
});

test("does not focus a field that appears later or while the focus is elsewhere", async () => {
  const { unmount } = render(<Form />);
  change("Idea");
  expect(document.activeElement).toBe(document.body);
  await userEvent.click(screen.getByLabelText("Idea"));
  change(null);
  await act(async () => {});
  change("Prompt");
  expect(document.activeElement).toBe(document.body);
  unmount();
});
