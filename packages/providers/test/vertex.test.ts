import { isAskedById } from "@kinora/domain/hosted/provider";
import { ACCOUNT, PROJECT } from "@kinora/provider-simulators/vertex/token-endpoint";
import { vertexSimulator } from "@kinora/provider-simulators/vertex/vertex-simulator";
import { expect, test } from "vitest";
import { configuredProviders } from "../src/configured-providers.ts";
import type { Exchange, Request } from "../src/http/exchange.ts";
import { recipeOf } from "../src/test/recipe-of.ts";

const endpoint = "veo-3.1-generate-001";
const HOME = "https://us-central1-aiplatform.googleapis.com";
const TOKENS = "https://oauth2.googleapis.com/token";
const post = { key: "our key", callback: null };

/** The Agent Platform as simulated, with a configured provider and the requests it receives. */
function open(environment: Record<string, string> = {}) {
  const simulator = vertexSimulator({
    now: () => new Date(),
    fileAddress: () => "",
    movesWhenAsked: true,
  });
  const sent: Request[] = [];
  const exchange: Exchange = async (request) => {
    sent.push(request);
    return simulator.answer(request);
  };
  const all = { ...simulator.environment(), ...environment };
  const [configured] = configuredProviders(all).providers;
  const provider = configured?.open?.(exchange, () => endpoint);
  if (!configured || !provider || !isAskedById(provider)) throw new Error("It is not configured");
  const order = {
    recipe: recipeOf({ generationModel: "veo 3", duration: 8, prompt: "a fox" }),
    ...{ inputs: {}, background: false },
  };
  const submit = async () => provider.submit(await provider.map(order), post);
  return { simulator, provider, configured, exchange, sent, submit };
}

const idOf = ({ kind, ...said }: { kind: string; upstreamId?: string }): string => {
  if (kind !== "accepted") throw new Error(kind);
  return said.upstreamId ?? "";
};

test("uses one token for the order, the poll and the result", async () => {
  const { simulator, provider, sent, submit } = open();
  const taken = { endpoint, upstreamId: idOf(await submit()) };
  expect(await provider.standing(taken)).toMatchObject({ kind: "working" });
  expect(await provider.standing(taken)).toEqual({ kind: "done" });
  const [id = ""] = simulator.orders.keys();
  const url = `data:video/mp4;base64,${Buffer.from(id).toString("base64")}`;
  expect(await provider.result(taken)).toEqual({ kind: "files", files: [{ url }] });
  const models = `${HOME}/v1/projects/${PROJECT}/locations/us-central1/publishers/google/models`;
  expect(sent.map((request) => request.url)).toEqual([
    TOKENS,
    `${models}/${endpoint}:predictLongRunning`,
    ...Array.from({ length: 3 }, () => `${models}/${endpoint}:fetchPredictOperation`),
  ]);
  expect(sent.slice(1).map(({ headers }) => headers.authorization)).toEqual(
    Array.from({ length: 4 }, () => expect.stringMatching(/^Bearer ya29\./)),
  );
  expect(provider).toMatchObject({ cancel: null, lookFor: null });
});

test("fetches a film in a bucket with the token, at Google's own address", async () => {
  const { simulator, provider, submit } = open({ VERTEX_BUCKET: "gs://films/kinora" });
  const taken = { endpoint, upstreamId: idOf(await submit()) };
  simulator.tick();
  simulator.tick();
  const [id] = simulator.orders.keys();
  const url = `https://storage.googleapis.com/storage/v1/b/films/o/kinora%2F${id}%2Fsample_0.mp4?alt=media`;
  expect(await provider.result(taken)).toEqual({
    kind: "files",
    files: [{ url, headers: { authorization: expect.stringMatching(/^Bearer ya29\./) } }],
  });
});

test("sends nothing without a token: postpones the order, or refuses it when the account is unknown", async () => {
  const { provider, configured } = open();
  const order = { endpoint, body: "{}" };
  const at = (exchange: Exchange) => {
    const opened = configured.open?.(exchange, () => endpoint);
    return opened?.submit(order, post);
  };
  expect(await at(async () => ({ kind: "not sent" }))).toMatchObject({ kind: "not sent" });
  const says =
    (status: number): Exchange =>
    async () => ({
      kind: "answered",
      answer: { status, headers: {}, body: '{"error":"invalid_grant"}' },
    });
  expect(await at(says(503))).toMatchObject({ kind: "not sent" });
  expect(await at(says(400))).toEqual({ kind: "refused", why: "auth" });
  expect(provider.name).toBe("vertex");
});

test("replaces a token that is no longer accepted", async () => {
  const { provider, simulator, sent, submit } = open();
  simulator.faults.ask.push("401");
  const taken = { endpoint, upstreamId: idOf(await submit()) };
  expect(await provider.standing(taken)).toEqual({ kind: "unclear" });
  expect(await provider.standing(taken)).toMatchObject({ kind: "working" });
  expect(sent.filter(({ url }) => url === TOKENS)).toHaveLength(2);
});

test("withdraws a model that is reported missing, but not one that gets no answer", async () => {
  const { configured, exchange } = open();
  const gone = "veo-3.1-fast-generate-001";
  const why = await configured.inspect?.(async (request) =>
    request.url.endsWith(gone)
      ? { kind: "answered", answer: { status: 404, headers: {}, body: "" } }
      : exchange(request),
  );
  const absence = { code: "model.goneThere", params: { service: "Google Agent Platform" } };
  expect([why?.(endpoint), why?.(gone)]).toEqual([null, absence]);
  const { configured: other } = open();
  const silent = await other.inspect?.(async () => ({ kind: "not sent" }));
  expect(silent?.(gone)).toBeNull();
});

test.each([
  ["an API key", { VERTEX_SERVICE_ACCOUNT: "AIzaSy-a-key" }],
  ["JSON of something else", { VERTEX_SERVICE_ACCOUNT: '{"type":"authorized_user"}' }],
  ["a file that is not there", { VERTEX_SERVICE_ACCOUNT: "/nowhere/account.json" }],
  ["a bucket that is none", { VERTEX_BUCKET: "films" }],
  ["a region that is none", { VERTEX_LOCATION: "us central" }],
])("refuses %s at the start in a sentence that does not quote it", (_what, said) => {
  const [variable = ""] = Object.keys(said);
  expect(() => open(said)).toThrow(new RegExp(`^${variable} is`));
  if (variable === "VERTEX_SERVICE_ACCOUNT")
    expect(() => open(said)).not.toThrow(/AIza|authorized/);
});

test("puts the region into the host name", async () => {
  const { sent, submit } = open({ VERTEX_LOCATION: "europe-west4" });
  await submit();
  expect(sent[1]?.url).toMatch(
    /^https:\/\/europe-west4-aiplatform\.googleapis\.com\/v1\/projects\//,
  );
  expect(ACCOUNT.project_id).toBe(PROJECT);
});
