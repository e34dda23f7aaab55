import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { balance } from "../../test/builders.ts";
import { fakeServer } from "../../test/fake-server.ts";
import { show } from "../../test/show.tsx";
import { BalanceLink } from "./balance-link.tsx";
import { ClaimChip } from "./claim-chip.tsx";

test("after a claim in the bar the focus is at the balance, where the gems arrive", async () => {
  let claimed = false;
  const claim = { gems: 10, paused: false, nextAt: "2026-06-16T00:00:00.000Z" };
  const now = () =>
    balance({
      available: claimed ? 30 : 20,
      dailyClaim: { ...claim, claimable: !claimed },
    });
  fakeServer({
    getGemBalance: now,
    claimDaily: () => {
      claimed = true;
      return { gems: 10, awards: [], balance: now() };
    },
  });
  const { user } = show(() => (
    <header>
      <ClaimChip />
      <BalanceLink />
    </header>
  ));
  await user.click(await screen.findByRole("button", { name: "Claim 10" }));
  await waitFor(() => expect(screen.queryByRole("button")).toBeNull());
  const link = await screen.findByRole("link", { name: /30 gems/ });
  expect(document.activeElement).toBe(link);
});
