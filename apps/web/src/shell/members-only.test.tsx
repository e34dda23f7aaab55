import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { show } from "../test/show.tsx";
import { MembersOnly } from "./members-only.tsx";

test("renders a placeholder for members beside the sign-in prompt on the server", async () => {
  show(() => <MembersOnly title="Sign in to see your gems">gems</MembersOnly>, {
    signedIn: false,
  });
  await screen.findByText("Sign in to see your gems");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Sign in");
  // Only one of the two is shown; the page knows which before the first paint.
  const [place, ...others] = document.querySelectorAll(".member\\:flex");
  expect(others).toEqual([]);
  expect(place?.className).toContain("hidden");
});
