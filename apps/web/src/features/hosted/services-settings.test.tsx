import type { LanguageModelState } from "@kinora/contracts/hosted/language-model";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { api } from "../../store/api.ts";
import { creation } from "../../test/builders.ts";
import { fakeServer, Refused } from "../../test/fake-server.ts";
import { FAL, NOBODY, NONE, NOT_ASKED, PAGE, REPLICATE } from "../../test/service-builders.ts";
import { show, untilSaid } from "../../test/show.tsx";
import { ServicesSettings } from "./services-settings.tsx";

/** A trial being made. */
const TRIAL = creation({ id: "made", kind: "image", status: "processing" });
const KEY = "r8_long-enough";

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
  const shown = await (await cardOf("fal")).findAllByRole("row");
  const rows = shown.map(({ textContent }) => textContent);
  expect(rows).toEqual(["DeliveredTimeRefusedFailed", "Last hour0–00", "Last 24 h534 s12 (29%)"]);
  expect((await cardOf("Comfy Router")).queryByRole("table")).toBeNull();
  (await cardOf("BFL")).getByText("Unavailable right now");
  expect((await cardOf("BFL")).queryByText(/^Ready/)).toBeNull();
  const said = await (await cardOf("BFL")).findByText(/^Unavailable since Nov 26, 2026, /);
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

test("enters several keys in one request, and keeps only the field of a refused one", async () => {
  const second = { ...REPLICATE, name: "ideogram", title: "Ideogram" };
  const sent: unknown[] = [];
  let items = [REPLICATE, second];
  fakeServer({
    ...NOBODY,
    listServices: () => ({ ...PAGE, items }),
    enterServiceKeys: ({ body }) => {
      sent.push(body);
      if (sent.length > 1) return { items: [{ name: "ideogram", flaw: null }] };
      const changedAt = new Date().toISOString();
      const key = { ...REPLICATE.key, source: "entered" as const, changedAt };
      items = [{ ...REPLICATE, key }, second];
      return {
        items: [
          { name: "replicate", flaw: null },
          { name: "ideogram", flaw: "KEY_REFUSED" },
        ],
      };
    },
  });
  const { user } = show(() => <ServicesSettings />);
  await user.click(await screen.findByRole("button", { name: "Enter several keys" }));
  const sheet = within(await screen.findByRole("dialog"));
  const field = sheet.getByLabelText("Ideogram");
  expect(field.getAttribute("type")).toBe("password");
  await user.type(sheet.getByLabelText("Replicate"), KEY);
  await user.type(field, "wrong-but-long");
  await user.click(sheet.getByRole("button", { name: "Save 2 keys" }));
  await sheet.findByText("The service doesn't accept this key.");
  expect(sent).toEqual([
    {
      keys: [
        { name: "replicate", key: KEY },
        { name: "ideogram", key: "wrong-but-long" },
      ],
    },
  ]);
  await user.click(sheet.getByRole("button", { name: "Save 1 key" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});
