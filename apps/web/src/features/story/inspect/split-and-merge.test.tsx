import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { openStoryboard as open } from "../../../test/open-storyboard.tsx";
import { board, scene, story } from "../../../test/story-builders.ts";

test("explains below the buttons why a scene can be neither split nor merged", async () => {
  open(story({ board: board({ scenes: [scene({ locked: true })] }) }));
  const split = await screen.findByRole("button", { name: /^Split/ });
  const merge = screen.getByRole("button", { name: "Merge with next" });
  const why = screen.getByText("This scene is locked. There's no scene after it.");
  for (const button of [split, merge]) {
    expect(button).toHaveProperty("disabled", true);
    expect(button.getAttribute("aria-describedby")).toBe(why.id);
  }
});
