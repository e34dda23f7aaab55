import { act, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, onTestFinished, test } from "vitest";
import { show } from "../test/show.tsx";
import { Picker } from "./picker.tsx";
import { Sheet } from "./sheet.tsx";

/** The test window can be resized. */
type ResizableWindow = Window & {
  readonly happyDOM?: { setViewport(size: { width: number; height: number }): void };
};

function inWindow(width: number): void {
  act(() => (window as ResizableWindow).happyDOM?.setViewport({ width, height: 800 }));
}

function startAt(width: number): void {
  const before = window.innerWidth;
  inWindow(width);
  onTestFinished(() => inWindow(before));
}

function Note() {
  const [open, setOpen] = useState(true);
  return (
    <Sheet open={open} onClose={() => setOpen(false)} title="A note">
      <input aria-label="Words" />
    </Sheet>
  );
}

test("keeps typed text when the window becomes wide and narrow again", async () => {
  startAt(600);
  const { user } = show(() => <Note />);
  const field = await screen.findByLabelText("Words");
  await user.type(field, "half a sentence");
  for (const width of [1000, 600]) {
    inWindow(width);
    expect(screen.getByLabelText("Words")).toBe(field);
    expect(screen.getByDisplayValue("half a sentence")).toBe(field);
  }
});

test.each([
  [600, 1000],
  [1000, 600],
])("keeps text typed in a picker when the window goes from %i to %i", async (from, to) => {
  startAt(from);
  const { user } = show(() => (
    <Picker label="Length" value="8 s">
      {() => <input aria-label="Seconds" />}
    </Picker>
  ));
  await user.click(await screen.findByRole("button", { name: "Length: 8 s" }));
  const field = await screen.findByLabelText("Seconds");
  await user.type(field, "12");
  inWindow(to);
  expect(screen.getByLabelText("Seconds")).toBe(field);
});
