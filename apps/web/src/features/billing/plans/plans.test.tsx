import type { PlanId } from "@kinora/contracts/billing/plans";
import type { Subscriptions, UserSubscription } from "@kinora/contracts/subscription/subscription";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { fakeServer, Refused, type Replies } from "../../../test/fake-server.ts";
import { heldPlan, plansFor } from "../../../test/plan-builders.ts";
import { product, shop } from "../../../test/shop-builders.ts";
import { show, untilSaid } from "../../../test/show.tsx";
import { Plans } from "./plans.tsx";

function showPlans(about: Partial<Subscriptions> = {}, replies: Replies = {}) {
  const calls = fakeServer({
    getSubscriptions: () => plansFor(about),
    getShop: () => shop(),
    ...replies,
  });
  return { ...show(() => <Plans />), calls };
}

const card = async (name: string) => {
  const heading = await screen.findByRole("heading", { name, level: 3 });
  const item = heading.closest("li");
  if (!item) throw new Error(`${name} is not on a card`);
  return within(item);
};

test("plans stand side by side with their price, gems and limits, by month and by year", async () => {
  const { user } = showPlans();
  const basic = await card("Basic");
  basic.getByText("1,000 gems every month");
  basic.getByText("4 works made at the same time");
  basic.getByRole("button", { name: "Subscribe · $9.99 a month" });
  await user.click(screen.getByRole("radio", { name: "Yearly" }));
  const pro = await card("Pro");
  pro.getByText("$23.99 a month");
  pro.getByRole("button", { name: "Subscribe · $287.88 a year" });
});

test("nothing is shown where nothing is sold", async () => {
  const { calls } = showPlans({ environment: null, plans: [] });
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByRole("heading", { name: "Plans" })).toBeNull();
});

test("pressing again after a refusal repeats the same request", async () => {
  let refuses = true;
  const assign = vi.fn();
  const { href, origin } = window.location;
  vi.stubGlobal("location", { ...window.location, href, origin, assign });
  const { store, user, calls } = showPlans(
    {},
    {
      subscribe: () => {
        if (refuses) throw new Refused(503, "STORE_UNREACHABLE");
        return { subscriptionId: "sub_1", url: "https://store.example/pay" };
      },
    },
  );
  const press = async () => {
    const pro = await card("Pro");
    await user.click(pro.getByRole("button", { name: /^Subscribe/ }));
  };
  await press();
  await untilSaid(store, "The store doesn't answer");
  refuses = false;
  await press();
  await waitFor(() => expect(assign).toHaveBeenCalledWith("https://store.example/pay"));
  const keys = calls.filter(({ name }) => name === "subscribe").map(({ key }) => key);
  expect(new Set(keys).size).toBe(1);
});

test.each<[string, Partial<UserSubscription>, RegExp]>([
  ["active", {}, /^Renews on December 28, 2026, at \$9\.99 a month\.$/],
  ["canceled", { state: "canceled" }, /^Yours until December 28, 2026\. Nothing more/],
  [
    "to be downgraded",
    { nextPlan: "basic_yearly" },
    /^Changes to Basic \(\$95\.88 a year\) on December 28, 2026\.$/,
  ],
  ["in grace", { state: "in_grace_period" }, /was declined\. You keep the plan for seven days/],
  ["on hold", { state: "on_hold", hasAccess: false }, /^On hold/],
  ["paused", { state: "paused", hasAccess: false }, /^Paused/],
  ["unspecified", { state: "unspecified", hasAccess: false }, /a state that we don't know/],
])("a plan that is %s says so", async (_name, about, words) => {
  showPlans({ held: [heldPlan(about)] });
  const [status] = await screen.findAllByRole("status");
  expect(status?.textContent).toMatch(words);
});

test("a plan says when it brings more gems, and when it doesn't", async () => {
  showPlans({
    held: [heldPlan({ nextGems: { gems: 1_000, at: "2026-12-28T12:00:00.000Z" } })],
  });
  await screen.findByText(
    "1,000 more gems on December 28, 2026, unless you still have 3,000 unspent from your plan.",
  );
});

test("a plan is canceled by two presses, and kept by one", async () => {
  let state: UserSubscription["state"] = "active";
  const { user, calls } = showPlans(
    {},
    {
      getSubscriptions: () => plansFor({ held: [heldPlan({ state })] }),
      cancelSubscription: () => {
        state = "canceled";
        return heldPlan({ state });
      },
      keepSubscription: () => {
        state = "active";
        return heldPlan();
      },
    },
  );
  await user.click(await screen.findByRole("button", { name: "Cancel plan" }));
  const dialog = within(await screen.findByRole("dialog"));
  dialog.getByText(/You keep it until December 28, 2026; nothing more will be charged/);
  await user.click(dialog.getByRole("button", { name: "Cancel plan" }));
  await user.click(await screen.findByRole("button", { name: "Keep my plan" }));
  await screen.findByText(/^Renews on/);
  expect(calls.map(({ name }) => name)).toContain("keepSubscription");
});

test("an upgrade says what it costs and brings before it is paid", async () => {
  let plan: UserSubscription["plan"] = "basic_monthly";
  const { store, user, calls } = showPlans(
    { held: [heldPlan()] },
    {
      getPlanChange: () => ({
        ...{ counts: "now", at: "2026-12-01T00:00:00.000Z", gems: 1_250 },
        due: { amount: 1_000, currency: "USD" },
        renews: {
          price: { amount: 2_999, currency: "USD" },
          at: "2026-12-28T12:00:00.000Z",
        },
      }),
      getSubscriptions: () => plansFor({ held: [heldPlan({ plan })] }),
      changePlan: () => {
        plan = "pro_monthly";
        return heldPlan({ plan });
      },
    },
  );
  const pro = await card("Pro");
  await user.click(pro.getByRole("button", { name: "Change to Pro" }));
  const dialog = within(await screen.findByRole("dialog"));
  await dialog.findByText(/^You pay \$10\.00 now/);
  dialog.getByText("You get 1,250 gems at once.");
  dialog.getByText("Your plan then renews on December 28, 2026, at $29.99 a month.");
  await user.click(dialog.getByRole("button", { name: "Pay $10.00 and change" }));
  await untilSaid(store, "You're now on Pro, monthly");
  expect(calls.find(({ name }) => name === "changePlan")?.body).toEqual({ plan: "pro_monthly" });
  await screen.findByRole("heading", { name: "Pro, monthly" });
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Pro, monthlyRenews/));
});

test("a link to the plans leads to their heading", async () => {
  history.replaceState(null, "", "/gems#plans");
  showPlans();
  const heading = await screen.findByRole("heading", { name: "Plans" });
  expect(document.activeElement).toBe(heading);
});

test("a plan of a phone's store is managed there", async () => {
  showPlans({ held: [heldPlan({ store: "app_store" })] });
  await screen.findByText(/Bought in the App Store/);
  expect(screen.queryByRole("button")).toBeNull();
});

test("a pass is bought once, and says until when it gives its tier", async () => {
  const pass = product({
    ...{ id: "basic_pass_30", type: "NON_RENEWING_SUBSCRIPTION", gems: 1_000 },
    ...{ price: { amount: 1_199, currency: "USD" }, pass: { tier: "basic", days: 30 } },
  });
  const until = "2027-06-28T12:00:00.000Z";
  const { user } = showPlans(
    { passes: [{ tier: "basic", from: "2026-01-01T12:00:00.000Z", until }] },
    { getShop: () => shop({ products: [pass] }) },
  );
  await screen.findByText("Basic until June 28, 2027. It doesn't renew.");
  await user.click(await screen.findByRole("radio", { name: "Once" }));
  const basic = await card("Basic");
  basic.getByText("$11.99 for 30 days");
  basic.getByText("1,000 gems, once");
  basic.getByRole("button", { name: "Buy · $11.99" });
});

test("plans for publishing are a group of their own, once they are offered", async () => {
  const social = (id: PlanId, amount: number): Subscriptions["plans"][number] => ({
    ...{ id, line: "social", tier: null, socialPlan: "business_social_plan", gems: 0 },
    ...{ period: "monthly", price: { amount, currency: "USD" } },
  });
  const offers = [
    social("professional_social_plan_monthly", 1_900),
    social("business_social_plan_monthly", 4_900),
  ];
  const basic = heldPlan();
  const professional = heldPlan({ id: "sub_2", plan: "professional_social_plan_monthly" });
  const plans = [...plansFor().plans, ...offers];
  const { user, calls } = showPlans(
    { plans, held: [basic, professional] },
    { getPlanChange: () => new Promise(() => {}) },
  );
  const group = within(await screen.findByRole("region", { name: "Plans for publishing" }));
  group.getByRole("heading", { name: "Professional social plan, monthly" });
  group.getByText("$49.00 a month");
  group.getByRole("button", { name: "Cancel plan" });
  expect(group.queryByText(/works made at the same time/)).toBeNull();
  await user.click(group.getByRole("button", { name: "Change to Business social plan" }));
  await screen.findByRole("dialog", { name: /Business social plan/ });
  expect(calls.find(({ name }) => name === "getPlanChange")?.params).toMatchObject({ id: "sub_2" });
});

test("plans for publishing aren't shown while none is offered or held", async () => {
  showPlans();
  await card("Basic");
  expect(screen.queryByRole("region", { name: "Plans for publishing" })).toBeNull();
});
