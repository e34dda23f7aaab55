import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { SearchField } from "../../shell/search-field.tsx";
import { searchParams } from "../../shell/search-params.ts";
import { fakeServer } from "../../test/fake-server.ts";
import { show } from "../../test/show.tsx";
import { SearchPage } from "./search-page.tsx";

test("a search that is too long says so, keeps its text and asks nothing", async () => {
  const calls = fakeServer({});
  const { user } = show((raw) => (
    <SearchPage filters={{ q: searchParams(raw).q }} field={<SearchField />} />
  ));
  const field = await screen.findByRole<HTMLInputElement>("searchbox");
  const long = "fox ".repeat(60).trim();
  await user.click(field);
  await user.paste(long);
  await user.keyboard("{Enter}");
  expect(await screen.findByText(/It has 239 characters; up to 200 work/)).toBeDefined();
  expect(field.value).toBe(long);
  expect(calls).toEqual([]);
});
