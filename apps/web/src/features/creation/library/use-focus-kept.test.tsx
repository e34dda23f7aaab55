import { render, screen } from "@testing-library/react";
import { useRef } from "react";
import { expect, test } from "vitest";
import { useFocusKept } from "./use-focus-kept.ts";

function Works({ names }: { readonly names: readonly string[] }) {
  const works = useRef<HTMLDivElement>(null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: tracks the focus of the elements inside it
    <div ref={works} onFocus={useFocusKept(works, names)}>
      {names.map((name, index) => (
        <article key={name} aria-posinset={index + 1}>
          <button type="button">{name}</button>
        </article>
      ))}
    </div>
  );
}

test("moves the focus to the work that replaces a removed one", () => {
  const { rerender } = render(<Works names={["one", "two", "three"]} />);
  expect(document.activeElement).toBe(document.body);
  screen.getByText("two").focus();
  rerender(<Works names={["one", "three"]} />);
  expect(document.activeElement).toBe(screen.getByText("three"));
  rerender(<Works names={["one"]} />);
  expect(document.activeElement).toBe(screen.getByText("one"));
});
