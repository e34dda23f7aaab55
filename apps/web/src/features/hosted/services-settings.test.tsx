import type { HostedService } from "@kinora/contracts/hosted/hosted-service";
import type { LanguageModelState } from "@kinora/contracts/hosted/language-model";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { api } from "../../store/api.ts";
import { creation } from "../../test/builders.ts";
import { fakeServer, Refused, type Replies } from "../../test/fake-server.ts";
import { show, untilSaid } from "../../test/show.tsx";
import { ServicesSettings } from "./services-settings.tsx";

const FAL: HostedService = {
  name: "fal",
  title: "fal",
  key: {
    source: "environment",
    variable: "FAL_KEY",
    changedAt: null,
    untested: false,
    through: null,
  },
  keyPage: "https://fal.ai/dashboard/keys",
  testable: true,
  writes: false,
  voices: null,
  budget: "FAL_BUDGET",
  models: ["FLUX 1.1 Pro", "Kling 1.6 Pro", "Veo 3", "Seedream 4", "Ideogram 3", "Wan 2.2"],
  day: { spent: 0.12, limit: 10 },
  month: { spent: 3, limit: 100 },
  orders: { delivered: 5, failed: 1, open: 0 },
  trial: { model: "seedream-4", name: "Seedream 4", kind: "image", dollars: 0.03 },
  health: {
    hour: { delivered: 0, seconds: null, refused: 0, faults: 0 },
    day: { delivered: 5, seconds: 34, refused: 1, faults: 2 },
    away: null,
  },
};
const NONE = { delivered: 0, seconds: null, refused: 0, faults: 0 };
const NOT_ASKED = { health: { hour: NONE, day: NONE, away: null } };
const REPLICATE: HostedService = {
  ...FAL,
  name: "replicate",
  title: "Replicate",
  key: {
    source: null,
    variable: "REPLICATE_API_TOKEN",
    changedAt: null,
    untested: false,
    through: null,
  },
  keyPage: "https://replicate.com/account/api-tokens",
  models: ["FLUX 1.1 Pro"],
};
const EARLY = "2026-06-15T12:00:00.000Z";
/** A trial being made. */
const TRIAL = creation({ id: "made", kind: "image", status: "processing" });
const KEY = "r8_long-enough";
const NO_SPENDING = { spent: 0, limit: 0 };
/** The page without its services. */
const PAGE = {
  ...{ ownServers: [], takesKeys: true, people: [], takesNames: true },
  given: { day: NO_SPENDING, month: NO_SPENDING },
};
const NOBODY: Replies = { getLanguageModel: () => ({ current: null, offers: [] }) };

const cardOf = async (title: string) => within(await screen.findByRole("region", { name: title }));

test("shows what a ready service has cost, and can test it", async () => {
  let verdict = "accepted";
  fakeServer({
    ...NOBODY,
    listServices: () => ({ ...PAGE, items: [FAL] }),
    testServiceKey: () => ({ verdict }),
  });
  const { user, store } = show(() => <ServicesSettings />);
  const card = await cardOf("fal");
  card.getByText("Ready: key from FAL_KEY");
  card.getByText("6 models: FLUX 1.1 Pro, Kling 1.6 Pro, Veo 3, Seedream 4 and 2 more models");
  card.getByText("$0.12 of $10.00");
  card.getByText(/Set them with FAL_BUDGET_DAY and FAL_BUDGET_MONTH/);
  expect(card.queryByRole("button", { name: "Remove key" })).toBeNull();
  await user.click(card.getByRole("button", { name: "Test key" }));
  await untilSaid(store, "fal accepts the key.");
  verdict = "refused";
  await user.click(card.getByRole("button", { name: "Test key" }));
  await untilSaid(store, "fal doesn't accept the key.");
});

test("shows the recent figures of a service and why it is unavailable", async () => {
  const away = {
    why: "unanswered",
    since: "2026-11-26T10:00:00Z",
    askedAgainAt: "2026-11-26T10:05:00Z",
  } as const;
  const items = [FAL, { ...FAL, name: "comfy", title: "Comfy Router", ...NOT_ASKED }];
  items.push({ ...FAL, name: "bfl", title: "BFL", health: { hour: NONE, day: NONE, away } });
  fakeServer({
    ...NOBODY,
    listServices: () => ({ ...PAGE, items }),
  });
  show(() => <ServicesSettings />);
  const rows = (await cardOf("fal")).getAllByRole("row").map(({ textContent }) => textContent);
  expect(rows).toEqual(["DeliveredTimeRefusedFailed", "Last hour0–00", "Last 24 h534 s12 (29 %)"]);
  expect((await cardOf("Comfy Router")).queryByRole("table")).toBeNull();
  (await cardOf("BFL")).getByText("Unavailable right now");
  expect((await cardOf("BFL")).queryByText(/^Ready/)).toBeNull();
  const said = (await cardOf("BFL")).getByText(/^Unavailable since Nov 26, \d\d:\d\d: /);
  expect(said.textContent).toMatch(/: it didn't answer orders, repeatedly\. Its models/);
});

test("orders a trial once, however often it is pressed, and shows it with the new figures", async () => {
  let heard = false;
  let service = FAL;
  let work = TRIAL;
  const calls = fakeServer({
    ...NOBODY,
    listServices: () => ({ ...PAGE, items: [service] }),
    orderTrial: () => {
      if (heard) return { creationId: "made" };
      heard = true;
      throw new Refused(503, "SERVICE_UNAVAILABLE");
    },
    getCreation: () => work,
  });
  const { user, store } = show(() => <ServicesSettings />);
  const card = await cardOf("fal");
  const press = async () =>
    user.click(
      await card.findByRole("button", { name: "Trial picture by Seedream 4: about $0.03" }),
    );
  await press();
  await waitFor(() => expect(heard).toBe(true));
  await press();
  await card.findByText("The trial is being made, just for you.");
  const orders = calls.filter(({ name }) => name === "orderTrial");
  expect(orders.map(({ body }) => body)).toEqual(Array(2).fill({ model: "seedream-4" }));
  expect(new Set(orders.map(({ key }) => key)).size).toBe(1);
  service = { ...FAL, day: { spent: 0.16, limit: 10 } };
  work = { ...TRIAL, status: null, progress: null };
  store.dispatch(api.util.invalidateTags([{ type: "Creation", id: "made" }]));
  const result = await card.findByRole("link", { name: "Look at the trial" });
  expect(result.getAttribute("href")).toContain("made");
  await card.findByText("$0.16 of $10.00");
});

test("guides from creating a key to storing it, and reports a wrong one at its field", async () => {
  let service = REPLICATE;
  fakeServer({
    ...NOBODY,
    listServices: () => ({ ...PAGE, items: [service] }),
    enterServiceKey: ({ body }) => {
      if (JSON.stringify(body) !== JSON.stringify({ key: KEY }))
        throw new Refused(422, "KEY_REFUSED");
      const changedAt = new Date().toISOString();
      service = { ...service, key: { ...service.key, source: "entered", changedAt } };
      return service;
    },
    removeServiceKey: () => {
      service = REPLICATE;
      return service;
    },
  });
  const { user } = show(() => <ServicesSettings />);
  const card = await cardOf("Replicate");
  expect(card.queryByLabelText("2. Paste your Replicate key here")).toBeNull();
  await user.click(card.getByRole("button", { name: "Add a key" }));
  const page = card.getByRole("link", { name: /replicate\.com/ });
  expect(page.getAttribute("href")).toBe(REPLICATE.keyPage);
  let field = card.getByLabelText("2. Paste your Replicate key here");
  expect(field.getAttribute("type")).toBe("password");
  expect(document.activeElement).toBe(field);
  await user.click(card.getByRole("button", { name: "Cancel" }));
  expect(document.activeElement).toBe(card.getByRole("button", { name: "Add a key" }));
  await user.keyboard("{Enter}");
  field = card.getByLabelText("2. Paste your Replicate key here");
  await user.type(field, "wrong-but-long");
  await user.click(card.getByRole("button", { name: "Save key" }));
  await card.findByText(/The service doesn't accept this key/);
  await user.clear(field);
  await user.type(field, KEY);
  await user.click(card.getByRole("button", { name: "Save key" }));
  await card.findByText(/^Ready: key entered/);
  await card.findByRole("button", { name: "Remove key" });
  expect(document.activeElement).toBe(card.getByRole("heading", { name: "Replicate" }));
  expect(document.body.innerHTML).not.toContain(KEY);
  await user.click(card.getByRole("button", { name: "Remove key" }));
  await screen.findByText(/Works made with them stay/);
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Remove key" }));
  await card.findByText("No key yet");
  expect(document.activeElement).toBe(card.getByRole("heading", { name: "Replicate" }));
});

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
  const noLimit = { spent: 0, limit: null };
  const openai = { ...FAL, title: "OpenAI", writes: true, models: [], health: null };
  const items = [{ ...openai, budget: "OPENAI_BUDGET", day: noLimit, month: noLimit }];
  fakeServer({ ...NOBODY, listServices: () => ({ ...PAGE, items }) });
  show(() => <ServicesSettings />);
  const card = await cardOf("OpenAI");
  expect(card.queryByText(/ of \$/)).toBeNull();
  card.getByText(/counts once a model of it is chosen\. Set it with OPENAI_BUDGET_DAY/);
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

test("names the environment variable when keys cannot be stored", async () => {
  fakeServer({
    ...NOBODY,
    listServices: () => ({ ...PAGE, items: [REPLICATE], takesKeys: false }),
  });
  const { user } = show(() => <ServicesSettings />);
  const card = await cardOf("Replicate");
  await user.click(card.getByRole("button", { name: "Add a key" }));
  card.getByText(/Set REPLICATE_API_TOKEN in the server's environment/);
  expect(card.queryByLabelText("2. Paste your Replicate key here")).toBeNull();
});

test("uses a server found on this machine, with one of its models, on a press", async () => {
  let state: LanguageModelState = {
    current: null,
    offers: [
      { service: "ollama", title: "Ollama", local: true, models: ["llama3.2:3b", "qwen3:4b"] },
      { service: "openai", title: "OpenAI", local: false, models: null },
    ],
  };
  const calls = fakeServer({
    listServices: () => ({ ...PAGE, items: [FAL] }),
    getLanguageModel: () => state,
    chooseLanguageModel: () => {
      state = { ...state, current: { service: "ollama", title: "Ollama", model: "qwen3:4b" } };
      return state;
    },
    chooseNoLanguageModel: () => {
      state = { ...state, current: null };
      return state;
    },
  });
  const { user } = show(() => <ServicesSettings />);
  const section = await cardOf("Language model");
  await section.findByText("None in use");
  section.getByText("It isn't answering right now.");
  await user.selectOptions(section.getByLabelText("Ollama, found on this machine"), "qwen3:4b");
  expect(calls.filter(({ name }) => name === "chooseLanguageModel")).toEqual([]);
  await user.click(section.getByRole("button", { name: "Use it" }));
  await section.findByText("qwen3:4b from Ollama is in use");
  expect(calls.find(({ name }) => name === "chooseLanguageModel")?.body).toEqual({
    ...{ service: "ollama", model: "qwen3:4b" },
  });
  await user.click(section.getByRole("button", { name: "Use none" }));
  await section.findByText("None in use");
});

test("shows what the environment configures as read-only", async () => {
  fakeServer({
    listServices: () => ({ ...PAGE, items: [FAL] }),
    getLanguageModel: () => ({
      current: { service: null, title: "OpenAI", model: "gpt-x" },
      offers: [{ service: "ollama", title: "Ollama", local: true, models: ["llama3.2:3b"] }],
    }),
  });
  show(() => <ServicesSettings />);
  const section = await cardOf("Language model");
  await section.findByText("gpt-x from OpenAI is in use, set by LANGUAGE_MODEL");
  expect(section.queryByRole("button")).toBeNull();
});

test("lists the owner's servers from the environment, with what they lack", async () => {
  const own = { name: "comfyui", title: "ComfyUI", variable: "COMFYUI_URL" };
  const lacks = "The ComfyUI server does not have sdxl.safetensors.";
  fakeServer({
    ...NOBODY,
    listServices: () => ({
      ...{ ...PAGE, items: [] },
      ownServers: [
        {
          ...{ ...own, address: "http://gpu.example:8188" },
          models: [
            { name: "Wan 2.2", problem: null },
            { name: "Stable Diffusion XL", problem: lacks },
          ],
        },
        { ...own, name: "images", title: "OpenAI-compatible", variable: "IMAGES_URL" },
      ].map((server) => ({ address: null, models: [], ...NOT_ASKED, ...server })),
    }),
  });
  show(() => <ServicesSettings />);
  const card = await cardOf("ComfyUI");
  card.getByText("http://gpu.example:8188");
  card.getByText("Offered: Wan 2.2");
  card.getByText(`Stable Diffusion XL: ${lacks}`);
  expect(card.queryByRole("button")).toBeNull();
  const absent = await cardOf("OpenAI-compatible");
  absent.getByText("Set IMAGES_URL in the server's environment and restart it.");
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
