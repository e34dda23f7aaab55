import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeServer } from "../../test/fake-server.ts";
import { show } from "../../test/show.tsx";
import { LegalPage } from "./legal-page.tsx";

const page = {
  ...{ name: "terms", version: "0123456789ab", since: "2026-06-15T12:00:00.000Z" },
  ...{ isExample: false, language: "en", title: "Our terms", html: "<p>Be kind.</p>" },
};

test("shows a text with its heading, version and date", async () => {
  fakeServer({ getLegalPage: () => page });
  show(() => <LegalPage name="terms" />);
  await screen.findByRole("heading", { name: "Our terms" });
  expect(screen.getByText("Be kind.")).toBeTruthy();
  expect(screen.getByText("In force since June 15, 2026 · Version 0123456789ab")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Imprint" })).toBeTruthy();
});

test("labels an example text as an example", async () => {
  fakeServer({ getLegalPage: () => ({ ...page, isExample: true, since: null }) });
  show(() => <LegalPage name="terms" />);
  await screen.findByText(/This sample text comes with Kinora/);
  expect(screen.queryByText(/In force since/)).toBeNull();
});
