import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { musicCard } from "../../test/builders.ts";
import { show } from "../../test/show.tsx";
import { type Selection, SelectionContext } from "./library/selection.ts";
import { LibraryTile } from "./library-tile.tsx";

const none: Selection = {
  ...{ on: false, chosen: new Set(), toggle: () => {} },
  ...{ begin: () => {}, all: () => {}, end: () => {} },
};

test.each<[string, Selection | null, boolean]>([
  ["where works can be chosen", none, true],
  ["nowhere else", null, false],
])("a hovered tile leaves room for the selection mark: %s", async (_where, selection, hasRoom) => {
  const { user } = show(() => (
    <SelectionContext value={selection}>
      <LibraryTile card={musicCard({ title: "Night train" })} />
    </SelectionContext>
  ));
  await user.hover(await screen.findByText("Night train"));
  expect(screen.getByRole("article").hasAttribute("data-marked")).toBe(hasRoom);
});
