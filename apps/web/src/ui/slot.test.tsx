import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { FillSlots, type Fills, Slot } from "./slot.tsx";

declare module "./slot.tsx" {
  interface PageSlots {
    "test.greeting": { readonly name: string };
  }
}

const Greeting = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;
const Counted = ({ count }: { readonly count: number }) => <p>{count}</p>;

test("renders what fills a slot with its props, and nothing for an empty slot", () => {
  const { container, rerender } = render(<Slot name="test.greeting" given={{ name: "Ada" }} />);
  expect(container.innerHTML).toBe("");
  rerender(
    <FillSlots fills={{ "test.greeting": Greeting }}>
      <Slot name="test.greeting" given={{ name: "Ada" }} />
    </FillSlots>,
  );
  screen.getByText("Hello Ada");
});

/** Type errors that must not compile. */
export function wrong() {
  // @ts-expect-error no slot has this name
  <Slot name="test.farewell" given={{ name: "Ada" }} />;
  // @ts-expect-error this slot requires a name
  <Slot name="test.greeting" given={{}} />;
  // @ts-expect-error the name must be a string
  <Slot name="test.greeting" given={{ name: 5 }} />;
  const fills: Fills[] = [
    // @ts-expect-error no slot has this name
    { "test.farewell": Greeting },
    // @ts-expect-error the slot passes no count
    { "test.greeting": Counted },
  ];
  return fills;
}
