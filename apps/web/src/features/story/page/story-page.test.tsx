import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeServer, Refused } from "../../../test/fake-server.ts";
import { show } from "../../../test/show.tsx";
import { StoryPage } from "./story-page.tsx";

test("offers a way on from a story that does not exist", async () => {
  fakeServer({
    getStory: () => new Refused(404, "STORY_NOT_FOUND", {}),
  });
  show(() => <StoryPage id="sty_gone" available={20} />);
  const link = await screen.findByRole("link", { name: "Go to your storyboards" });
  expect(link.getAttribute("href")).toBe("/library?show=boards");
});
