import type { SimulatedCheckout } from "@kinora/contracts/billing/billing";
import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { fakeServer, Refused, type Replies } from "../../test/fake-server.ts";
import { simulatedCheckout } from "../../test/shop-builders.ts";
import { show } from "../../test/show.tsx";
import { SimulatedCheckoutPage } from "./simulated-checkout.tsx";

function showCheckout(about: Partial<SimulatedCheckout> = {}, replies: Replies = {}) {
  const calls = fakeServer({ getSimulatedCheckout: () => simulatedCheckout(about), ...replies });
  const onLeave = vi.fn();
  const shown = show(() => <SimulatedCheckoutPage id="cs_1" onLeave={onLeave} />);
  return { ...shown, calls, onLeave };
}

const press = async (name: string) => screen.findByRole("button", { name });

test.each([
  ["Pay (nothing is charged)", "now"],
  ["Pay slowly, as by bank transfer", "slow"],
])("%s leads back to the app", async (name, pay) => {
  const { calls, onLeave, user } = showCheckout(
    {},
    { paySimulatedCheckout: () => simulatedCheckout({ state: "paid" }) },
  );
  await screen.findByRole("heading", { name: "Simulated checkout" });
  await screen.findByText("$14.99");
  await user.click(await press(name));
  await waitFor(() => expect(onLeave).toHaveBeenCalledWith("/gems?purchase=pur_1"));
  const paid = calls.at(-1);
  expect([paid?.params, paid?.body]).toEqual([{ id: "cs_1" }, { pay }]);
});

test("a declined payment is reported on the page, and can be made in another way", async () => {
  const { onLeave, user } = showCheckout(
    {},
    {
      paySimulatedCheckout: ({ body }) => {
        if (JSON.stringify(body).includes("declined")) throw new Refused(402, "PAYMENT_DECLINED");
        return simulatedCheckout({ state: "paid" });
      },
    },
  );
  await user.click(await press("Let the payment be declined"));
  await screen.findByText("The payment was declined.");
  expect(screen.getByRole("alert").textContent).toContain("Nothing was charged.");
  expect(onLeave).not.toHaveBeenCalled();
  await user.click(await press("Pay (nothing is charged)"));
  await waitFor(() => expect(onLeave).toHaveBeenCalledTimes(1));
});

test.each<[Partial<SimulatedCheckout>, string]>([
  [{}, "/gems#gem_pack_1500"],
  [{ product: null, plan: "basic_monthly" }, "/gems#plans"],
])("leads back without paying, to what it was begun from", async (about, path) => {
  const { onLeave, user } = showCheckout(about);
  await user.click(await press("Back without paying"));
  expect(onLeave).toHaveBeenCalledWith(path);
});

test("never leads to another server", async () => {
  const { onLeave, user } = showCheckout({
    ...{ state: "paid", returnTo: "https://elsewhere.example/gems?purchase=pur_1" },
  });
  await user.click(await press("Go to your gems"));
  expect(onLeave).toHaveBeenCalledWith("/gems");
});

test("offers no way to pay when the checkout has ended", async () => {
  const { onLeave, user } = showCheckout({ state: "expired" });
  await screen.findByText("This checkout has ended. Nothing was charged.");
  expect(screen.queryByRole("button", { name: /^Pay/ })).toBeNull();
  await user.click(await press("Back to your gems"));
  expect(onLeave).toHaveBeenCalledWith("/gems");
});

test("reports a checkout that doesn't exist", async () => {
  showCheckout(
    {},
    {
      getSimulatedCheckout: () => {
        throw new Refused(404, "PURCHASE_NOT_FOUND");
      },
    },
  );
  await screen.findByText("This purchase doesn't exist");
});
