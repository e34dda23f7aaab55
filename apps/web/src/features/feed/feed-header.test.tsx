import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { searchParams } from "../../shell/search-params.ts";
import { show } from "../../test/show.tsx";
import { FeedHeader } from "./feed-header.tsx";

test("filters by each kind of work and stores the kind in the address", async () => {
  const { user, address } = show((raw) => (
    <FeedHeader kind="trending" content={searchParams(raw).content} />
  ));
  for (const [label, kind] of [
    ["Films", "video"],
    ["Stories", "story"],
    ["Pictures", "image"],
    ["Music", "music"],
  ] as const) {
    await user.click(await screen.findByRole("button", { name: label }));
    await waitFor(() => expect(address()).toContain(`content=${kind}`));
    expect(screen.getByRole("button", { name: label, pressed: true })).toBeDefined();
  }
  await user.click(screen.getByRole("button", { name: "All" }));
  await waitFor(() => expect(address()).not.toContain("content="));
});

test("ignores an unknown kind in the address", () => {
  expect(searchParams({ content: "sculpture", q: "fox" })).toMatchObject({ content: undefined });
});
