import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeServer } from "../../test/fake-server.ts";
import { EARLY, FAL, NOBODY, PAGE, REPLICATE } from "../../test/service-builders.ts";
import { show } from "../../test/show.tsx";
import { ServicesSettings } from "./services-settings.tsx";

const cardOf = async (title: string) => within(await screen.findByRole("region", { name: title }));

test("says which models go with a key, where other services have some", async () => {
  const entered = { ...REPLICATE.key, source: "entered" as const, changedAt: EARLY };
  const replicate = { ...REPLICATE, models: ["FLUX 1.1 Pro", "Gen-4 Turbo"], key: entered };
  fakeServer({ ...NOBODY, listServices: () => ({ ...PAGE, items: [FAL, replicate] }) });
  const { user } = show(() => <ServicesSettings />);
  await user.click((await cardOf("Replicate")).getByRole("button", { name: "Remove key" }));
  await screen.findByText(
    "No longer offered: Gen-4 Turbo. Other services with a key have its other models. Works made with them stay.",
  );
});

test("focuses the field of the dialog for another key, and says why a short one isn't taken", async () => {
  const entered = { ...REPLICATE.key, source: "entered" as const, changedAt: EARLY };
  const items = [{ ...REPLICATE, key: entered }];
  fakeServer({ ...NOBODY, listServices: () => ({ ...PAGE, items }) });
  const { user } = show(() => <ServicesSettings />);
  await user.click((await cardOf("Replicate")).getByRole("button", { name: "Change key" }));
  const field = await screen.findByLabelText("2. Paste your Replicate key here");
  await waitFor(() => expect(document.activeElement).toBe(field));
  await user.keyboard("x{Enter}");
  await screen.findByText("A key has at least 8 characters. Copy the whole key.");
});

test("says what saving a key costs before it is saved", async () => {
  const voices = { count: 8, dollars: 0.136 };
  const items = [{ ...REPLICATE, title: "ElevenLabs", voices, testable: false }];
  fakeServer({ ...NOBODY, listServices: () => ({ ...PAGE, items }) });
  const { user } = show(() => <ServicesSettings />);
  const card = await cardOf("ElevenLabs");
  card.getByText("1 model: FLUX 1.1 Pro; 8 narrating voices for stories");
  await user.click(card.getByRole("button", { name: "Add a key" }));
  card.getByText(/8 voices are sampled once, for about \$0\.14, which the service bills you/);
});

test("puts services with a key first, then those that bring most, and says where to start", async () => {
  const key = { ...REPLICATE.key };
  const items = [REPLICATE, { ...FAL, key }];
  fakeServer({ ...NOBODY, listServices: () => ({ ...PAGE, items }) });
  show(() => <ServicesSettings />);
  await screen.findByText("One key is enough to start: fal brings the most, 6 models.");
  const titles = screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
  expect(titles.indexOf("fal")).toBeLessThan(titles.indexOf("Replicate"));
});

test("shows the budget of free gems, and none where nothing can be ordered yet", async () => {
  const noLimit = { spent: 0, limit: null, fixed: false };
  const openai = { ...FAL, title: "OpenAI", writes: true, models: [] };
  const items = [{ ...openai, budget: "OPENAI_BUDGET", day: noLimit, month: noLimit }];
  fakeServer({ ...NOBODY, listServices: () => ({ ...PAGE, items }) });
  show(() => <ServicesSettings />);
  const card = await cardOf("OpenAI");
  expect(card.queryByText(/ of \$/)).toBeNull();
  card.getByText("Its budget counts once a model of it is chosen.");
  expect(card.queryByRole("button", { name: "Change limits" })).toBeNull();
  const given = await cardOf("Paid with free gems");
  given.getByText(/It's 0 now: only gems that members bought pay/);
  expect(given.getAllByText("$0.00 of $0.00")).toHaveLength(2);
});

test("calls a key that can't be tested saved, and names the key that is used", async () => {
  const key = { ...FAL.key, source: "entered" as const, changedAt: EARLY, untested: true };
  const items = [
    { ...FAL, title: "Ideogram", testable: false, key },
    { ...REPLICATE, title: "Google", key: { ...REPLICATE.key, through: "Gemini API" } },
  ];
  fakeServer({ ...NOBODY, listServices: () => ({ ...PAGE, items }) });
  show(() => <ServicesSettings />);
  (await cardOf("Ideogram")).getByText(/^Saved, not tested yet/);
  (await cardOf("Google")).getByText("Uses the key of Gemini API");
});

test("doesn't call a key ready that couldn't be tested", async () => {
  const source = "entered" as const;
  const key = { ...FAL.key, source, changedAt: "2026-06-15T12:00:00.000Z", untested: true };
  fakeServer({
    ...NOBODY,
    listServices: () => ({ ...PAGE, items: [{ ...FAL, key }] }),
  });
  show(() => <ServicesSettings />);
  const card = await cardOf("fal");
  card.getByText("Not tested: fal couldn't be reached");
  expect(card.queryByText(/^Ready/)).toBeNull();
});

test.each([
  [{ amount: 1_000, of: null, unit: "credits", dollars: 10 }, "1,000 credits left, about $10.00"],
  [{ amount: 9, of: 100_000, unit: "characters", dollars: null }, "9 of 100,000 characters left"],
  [{ amount: 37.5, of: 50, unit: "dollars", dollars: null }, "$37.50 of $50.00 left"],
] as const)("shows what a service told of its account: %j", async (left, words) => {
  const limits = [
    { model: "gen4_turbo", atOnce: 3, aDay: 200 },
    { model: "gen4_image", atOnce: 1, aDay: null },
    { model: "other", atOnce: null, aDay: null },
  ];
  const items = [{ ...FAL, told: { left, limits, at: new Date().toISOString() } }];
  fakeServer({ ...NOBODY, listServices: () => ({ ...PAGE, items }) });
  show(() => <ServicesSettings />);
  const card = await cardOf("fal");
  await card.findByText("Your account there, as told now:");
  const lines = card.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(lines).toEqual([
    words,
    "gen4_turbo: 3 at the same time, 200 a day",
    "gen4_image: 1 at the same time",
  ]);
});
