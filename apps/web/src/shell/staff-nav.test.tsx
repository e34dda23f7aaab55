import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { me } from "../test/builders.ts";
import { fakeServer } from "../test/fake-server.ts";
import { show } from "../test/show.tsx";
import { StaffNav } from "./staff-nav.tsx";

test("stays on the owner's pages among the settings, and leads back to the staff pages", async () => {
  fakeServer({ getMe: () => me({ role: "owner" }) });
  show(() => <StaffNav />);
  await screen.findByRole("navigation", { name: "Staff pages" });
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toContain("/admin/moderation");
  expect(links).toContain("/settings/services");
});
