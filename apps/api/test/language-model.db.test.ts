import { hostedServices } from "@kinora/contracts/hosted/hosted-service";
import { languageModel } from "@kinora/contracts/hosted/language-model";
import { chatSimulator } from "@kinora/provider-simulators/chat/chat-simulator";
import type { Exchange } from "@kinora/providers/http/exchange";
import { expect, it } from "vitest";
import { startTestServer } from "./test-server.ts";

const KEY = "sk-a-key-of-olivia";
const openai = chatSimulator("openai", [KEY]);
openai.models.splice(0, 1, "gpt-x", "text-embedding-3-small");
const ollama = chatSimulator("ollama");
ollama.models.splice(0, 1, "llama3.2:3b");
let isLocalThere = true;
const exchange: Exchange = async (request) => {
  const { origin } = new URL(request.url);
  const reply =
    origin === "https://api.openai.com"
      ? openai.answer(request)
      : origin === "http://127.0.0.1:11434" && isLocalThere
        ? ollama.answer(request)
        : null;
  return reply && reply.kind !== "hangs" ? reply : { kind: "not sent" };
};
const { as, parts, told } = await startTestServer({
  variables: { COMFYUI_URL: "http://127.0.0.1:8188" },
  sealingSecrets: ["s".repeat(32)],
  exchange,
});
const olivia = as("olivia");
const state = async () => languageModel.parse((await olivia("GET", "/api/language-model")).body);
const choose = (service: string, model: string) =>
  olivia("PUT", "/api/language-model", { service, model });
const asked = () => parts.services.current().languageModel;

it("is open to the owner only", async () => {
  for (const [method, body] of [
    ["GET"],
    ["PUT", { service: "ollama", model: "m" }],
    ["DELETE"],
  ] as const)
    expect((await as("ada")(method, "/api/language-model", body)).status).toBe(403);
});

it("lists a server that was found on this machine, and uses it only when chosen", async () => {
  expect(await state()).toEqual({
    current: null,
    offers: [{ service: "ollama", title: "Ollama", local: true, models: ["llama3.2:3b"] }],
  });
  expect(asked()).toBeNull();
  expect(await choose("ollama", "another")).toMatchObject({
    ...{ status: 422, body: { code: "LANGUAGE_MODEL_UNKNOWN" } },
  });
  expect((await choose("llamacpp", "llama3.2:3b")).status).toBe(404);
  expect((await choose("ollama", "llama3.2:3b")).body).toMatchObject({
    current: { service: "ollama", title: "Ollama", model: "llama3.2:3b" },
  });
  expect(asked()).toMatchObject({ address: "http://127.0.0.1:11434/v1", key: null });
  expect(told).toContainEqual({
    ...{ event: "language-model-chosen", userId: "usr_olivia", service: "ollama" },
  });
  const log = (await olivia("GET", "/api/admin/audit?action=language-model.chosen")).body.items;
  expect(log).toMatchObject([
    { by: "olivia", before: { service: "none" }, after: { service: "ollama" } },
  ]);
  isLocalThere = false;
  expect((await state()).offers).toEqual([]);
  isLocalThere = true;
});

it("accepts keys of language models like those of any service, and offers their models", async () => {
  const put = (key: string) => olivia("PUT", "/api/services/openai/key", { key });
  expect(await put("wrong-key-of-olivia")).toMatchObject({ body: { code: "KEY_REFUSED" } });
  expect(await put(KEY)).toMatchObject({ status: 200, body: { writes: true, title: "OpenAI" } });
  expect((await state()).offers).toContainEqual({
    ...{ service: "openai", title: "OpenAI", local: false, models: ["gpt-x"] },
  });
  expect((await choose("openai", "gpt-x")).status).toBe(200);
  expect(asked()).toMatchObject({ service: "openai", model: "gpt-x", key: KEY });
  expect(JSON.stringify([await state(), told])).not.toContain(KEY);
});

it("stops using the model when its key is removed or the owner says so", async () => {
  await olivia("DELETE", "/api/services/openai/key");
  expect(asked()).toBeNull();
  await choose("ollama", "llama3.2:3b");
  expect((await olivia("DELETE", "/api/language-model")).body).toMatchObject({ current: null });
  expect(asked()).toBeNull();
  expect([...openai.bills, ...ollama.bills]).toEqual([]);
});

it("lists the owner's own servers as configured by the environment", async () => {
  const { ownServers } = hostedServices.parse((await olivia("GET", "/api/services")).body);
  const named = ownServers.filter(({ address }) => address !== null);
  expect(named).toMatchObject([
    { title: "ComfyUI", variable: "COMFYUI_URL", address: "http://127.0.0.1:8188" },
  ]);
});

it("cannot be changed while the environment configures one", async () => {
  const named = await startTestServer({
    variables: { LANGUAGE_MODEL: "openai:gpt-y", OPENAI_API_KEY: "k" },
    exchange,
  });
  const own = named.as("olivia");
  expect((await own("GET", "/api/language-model")).body).toMatchObject({
    current: { service: null, title: "OpenAI", model: "gpt-y" },
  });
  const body = { service: "ollama", model: "llama3.2:3b" };
  expect(await own("PUT", "/api/language-model", body)).toMatchObject({
    ...{ status: 409, body: { code: "LANGUAGE_MODEL_IN_ENVIRONMENT" } },
  });
});
