import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { show } from "../test/show.tsx";
import { Menu } from "./menu.tsx";
import { openMenusByArrow } from "./open-menus-by-arrow.ts";

openMenusByArrow();

const open = () => {
  const groups = [[{ label: "Rename", icon: null, onSelect: () => undefined }]];
  return show(() => (
    <Menu
      groups={groups}
      trigger={(props) => (
        <button type="button" {...props}>
          {"More"}
        </button>
      )}
    />
  ));
};

test.each(["{Enter}", " ", "{ArrowDown}"])(
  "opened with %s, its first entry has the focus",
  async (key) => {
    const { user } = open();
    await screen.findByRole("button", { name: "More" });
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "More" }));
    await user.keyboard(key);
    const first = await screen.findByRole("menuitem", { name: "Rename" });
    await waitFor(() => expect(document.activeElement).toBe(first));
  },
);
