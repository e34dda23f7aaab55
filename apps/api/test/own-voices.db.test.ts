import { hostedServices } from "@kinora/contracts/hosted/hosted-service";
import { sampleList } from "@kinora/contracts/prompt/sample";
import { storyOptions } from "@kinora/contracts/story/story";
import { speechSimulator } from "@kinora/provider-simulators/speech/speech-simulator";
import { expect, test } from "vitest";
import { startTestServer } from "./test-server.ts";

const simulator = speechSimulator({
  ...{ now: () => new Date(), fileAddress: () => "", movesWhenAsked: false },
});
let answers = true;
const variables = {
  ...simulator.environment("http://voices.example:8880"),
  SPEECH_VOICES: "af_heart=en-US, if_sara=it, gone=en",
};
const { as, parts } = await startTestServer({
  ...{ variables, named: ["usr_ada"] },
  exchange: async (request) => (answers ? simulator.answer(request) : { kind: "lost" }),
});

const voicesOf = async (handle: string) =>
  storyOptions.parse((await as(handle)("GET", "/api/stories/options")).body).hostedVoices;

test("offers voices of an own server with their languages, free of charge, to entitled users", async () => {
  expect(await voicesOf("ada")).toMatchObject([
    { key: "speech/af_heart", name: "af_heart", gender: null, gems: 0, languages: ["en-US"] },
    { key: "speech/if_sara", service: "OpenAI-compatible voices", languages: ["it"] },
  ]);
  expect(await voicesOf("bruno")).toEqual([]);
});

test("plays a sample of an English-speaking one before it is chosen", async () => {
  const { items } = sampleList.parse((await as("ada")("GET", "/api/samples")).body);
  const names = items.map(({ name }) => name).filter((name) => name.startsWith("speech/"));
  expect(names).toEqual(["speech/af_heart", "speech/gone"]);
});

test("shows the owner which voices the server has and lacks", async () => {
  const { ownServers } = hostedServices.parse((await as("olivia")("GET", "/api/services")).body);
  expect(ownServers.find(({ name }) => name === "speech")).toMatchObject({
    ...{ name: "speech", title: "OpenAI-compatible voices", variable: "SPEECH_URL" },
    address: "http://voices.example:8880",
    models: [
      { name: "af_heart", problem: null },
      { name: "if_sara", problem: null },
      { name: "gone", problem: "The OpenAI-compatible voices server doesn't have gone." },
    ],
  });
});

test("offers none while the server does not answer", async () => {
  answers = false;
  await parts.ownServers.look();
  expect(await voicesOf("ada")).toEqual([]);
});
