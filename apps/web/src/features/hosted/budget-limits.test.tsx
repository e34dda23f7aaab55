import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeServer, Refused } from "../../test/fake-server.ts";
import { FAL, NOBODY, PAGE } from "../../test/service-builders.ts";
import { show, untilSaid } from "../../test/show.tsx";
import { ServicesSettings } from "./services-settings.tsx";

const cardOf = async (title: string) => within(await screen.findByRole("region", { name: title }));

async function openForm(
  card: Awaited<ReturnType<typeof cardOf>>,
  user: ReturnType<typeof show>["user"],
) {
  await user.click(await card.findByRole("button", { name: "Change limits" }));
  return within(await screen.findByRole("dialog"));
}

test("sets the limits of a service, and shows those in force", async () => {
  let service = FAL;
  const calls = fakeServer({
    ...NOBODY,
    listServices: () => ({ ...PAGE, items: [service] }),
    setBudget: () => {
      service = { ...FAL, day: { ...FAL.day, limit: 2.5 } };
      return { day: service.day, month: service.month };
    },
  });
  const { user, store } = show(() => <ServicesSettings />);
  const card = await cardOf("fal");
  const form = await openForm(card, user);
  const day = form.getByLabelText("Dollars a day");
  expect(day).toHaveProperty("value", "10.00");
  await user.clear(day);
  await user.type(day, "2,50");
  await user.clear(form.getByLabelText("Dollars a month"));
  await user.click(form.getByRole("button", { name: "Save limits" }));
  await untilSaid(store, "The new limits are in force.");
  expect(calls.filter(({ name }) => name === "setBudget").map(({ body }) => body)).toEqual([
    { day: 2.5, month: null },
  ]);
  await card.findByText("$0.12 of $2.50");
});

test.each(["-1", "ten", "100000.01", "1.234"])("does not save %j as a limit", async (text) => {
  fakeServer({ ...NOBODY, listServices: () => ({ ...PAGE, items: [FAL] }) });
  const { user } = show(() => <ServicesSettings />);
  const form = await openForm(await cardOf("fal"), user);
  const day = form.getByLabelText("Dollars a day");
  await user.clear(day);
  await user.type(day, text);
  form.getByText("An amount up to $100,000.00, like 25 or 2.50.");
  expect(form.getByRole("button", { name: "Save limits" })).toHaveProperty("disabled", true);
});

test("leaves a limit of the environment as it is, and says which variable sets it", async () => {
  const items = [{ ...FAL, day: { ...FAL.day, fixed: true } }];
  const calls = fakeServer({
    ...NOBODY,
    listServices: () => ({ ...PAGE, items }),
    setBudget: () => ({ day: FAL.day, month: FAL.month }),
  });
  const { user, store } = show(() => <ServicesSettings />);
  const card = await cardOf("fal");
  card.getByText(/The server's environment sets them: FAL_BUDGET_DAY\./);
  const form = await openForm(card, user);
  expect(form.getByLabelText("Dollars a day")).toHaveProperty("disabled", true);
  form.getByText("Set by FAL_BUDGET_DAY in the server's environment.");
  await user.click(form.getByRole("button", { name: "Save limits" }));
  await untilSaid(store, "The new limits are in force.");
  expect(calls.find(({ name }) => name === "setBudget")?.body).toEqual({ day: null, month: 100 });
});

test("sets the stop for free gems, and says why that failed", async () => {
  const calls = fakeServer({
    ...NOBODY,
    listServices: () => ({ ...PAGE, items: [FAL] }),
    setBudget: () => {
      throw new Refused(409, "BUDGET_IN_ENVIRONMENT");
    },
  });
  const { user, store } = show(() => <ServicesSettings />);
  const form = await openForm(await cardOf("Paid with free gems"), user);
  for (const label of ["Dollars a day", "Dollars a month"]) {
    await user.clear(form.getByLabelText(label));
    await user.type(form.getByLabelText(label), "5");
  }
  await user.click(form.getByRole("button", { name: "Save limits" }));
  await untilSaid(store, "The limit comes from the environment");
  expect(calls.find(({ name }) => name === "setBudget")).toMatchObject({
    body: { day: 5, month: 5 },
  });
});

test("offers no form when the environment sets both limits", async () => {
  const fixed = { ...PAGE.given.day, fixed: true };
  fakeServer({
    ...NOBODY,
    listServices: () => ({ ...PAGE, items: [], given: { day: fixed, month: fixed } }),
  });
  show(() => <ServicesSettings />);
  const card = await cardOf("Paid with free gems");
  card.getByText(/The server's environment sets it: GIVEN_BUDGET_DAY, GIVEN_BUDGET_MONTH\./);
  expect(card.queryByRole("button", { name: "Change limits" })).toBeNull();
});
