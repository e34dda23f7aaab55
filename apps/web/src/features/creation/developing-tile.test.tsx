import type { Progress } from "@kinora/contracts/creation/creation";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { card } from "../../test/builders.ts";
import { DevelopingTile } from "./developing-tile.tsx";

const progress = (about: Partial<Progress>): Progress => ({
  ...{ stage: "rendering", percent: 40.4, position: null, previewUrl: null, elsewhere: null },
  ...about,
});
const open = (about: Progress | null) => {
  const { container, unmount } = render(<DevelopingTile card={card({ progress: about })} />);
  const bar = screen.getByRole("progressbar", { name: "Making: a fox" });
  const frame = container.querySelector("img");
  const told = {
    words: bar.previousElementSibling?.textContent,
    heard: bar.getAttribute("aria-valuetext"),
    now: bar.getAttribute("aria-valuenow"),
    prompt: screen.queryByText("a fox") !== null,
    frame: frame && [frame.getAttribute("src"), frame.style.filter],
  };
  unmount();
  return told;
};

test("shows the real stage and percentage and announces them to screen readers", () => {
  expect(open(progress({}))).toMatchObject({
    ...{ words: "Rendering40%", heard: "Rendering, 40%", now: "40", prompt: true },
  });
  expect(open(progress({ stage: "queued", percent: 0, position: 3 }))).toMatchObject({
    words: "3 ahead of you",
  });
  expect(open(progress({ stage: "queued", percent: 0, position: 0 }))).toMatchObject({
    words: "Next in the queue",
  });
  expect(open(null)).toMatchObject({ words: "Waiting", now: "0" });
});

test("replaces the words by real frames, which sharpen as the work progresses", () => {
  const at = (percent: number) => open(progress({ percent, previewUrl: "/media/frame.webp" }));
  expect(at(0)).toMatchObject({ prompt: false, frame: ["/media/frame.webp", "blur(14px)"] });
  expect(at(50).frame?.[1]).toBe("blur(7px)");
  expect(at(100).frame?.[1]).toBe("blur(0px)");
});

test("names the work on tiles of any height", () => {
  const { getByText } = render(
    <DevelopingTile card={card({ progress: progress({ stage: "queued", position: 13 }) })} />,
  );
  // Low tiles show the words smaller; no tile hides them.
  expect(getByText("a fox").className).not.toMatch(/hidden/);
});
