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

/** Changes the form without taking the focus. */
let change: (shown: "Prompt" | "Idea" | null) => void;

function Form() {
  const [shown, setShown] = useState<"Prompt" | "Idea" | null>("Prompt");
  change = (next) => act(() => setShown(next));
  return shown && <Field key={shown} label={shown} words="a fox" />;
}

test("whoever writes in a field goes on in the one that takes its place, where they were", async () => {
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

test("a field that comes later, or while somebody is elsewhere, takes no focus", async () => {
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
