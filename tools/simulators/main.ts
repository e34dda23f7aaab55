// `npm run simulators`: runs the external services on this machine, and prints the environment that
// `npm start` needs to use them. A line such as "fal lost after" on standard input sets the fate of
// the next order there.
import { createInterface } from "node:readline";
import { SIMULATORS, VOICE_SIMULATORS } from "@kinora/provider-simulators/all/simulators";
import { CHAT_FAULTS, chatSimulator } from "@kinora/provider-simulators/chat/chat-simulator";
import { SUBMIT_FAULTS } from "@kinora/provider-simulators/faults";
import { type SimulatedFiles, serveSimulator } from "@kinora/provider-simulators/serve-simulator";
import type { SimulatedOrder, Simulator } from "@kinora/provider-simulators/simulator";
import { readFirstPort } from "./first-port.ts";
import { makeSample, SAMPLES, type SampleName } from "./make-samples.ts";

const firstPort = readFirstPort(process.argv.slice(2));
const TICK = 1_000;

const made = new Map<string, Buffer>();
for (const name of Object.keys(SAMPLES) as SampleName[]) made.set(name, await makeSample(name));

const files: SimulatedFiles = (path) => {
  const [, name = ""] = /^\/(?:files\/|view\?filename=)[^/&]+\.(\w+)(?:&|$)/.exec(path) ?? [];
  const bytes = made.get(name);
  return bytes ? { type: SAMPLES[name as SampleName].type, bytes } : null;
};

function sampleOf({ endpoint }: SimulatedOrder): SampleName {
  if (/music|ace-step/.test(endpoint)) return "mp3";
  return /video|seedance|veo|kling|gen4/.test(endpoint) ? "mp4" : "png";
}

/** Quotes a value for a shell. */
const quoted = (value: string) => (/^[\w./:,@-]*$/.test(value) ? value : `'${value}'`);

const optionsAt = (port: number) => ({
  now: () => new Date(),
  fileAddress: (order: SimulatedOrder) =>
    `http://127.0.0.1:${port}/files/${order.id}.${sampleOf(order)}`,
  contentOf: (order: SimulatedOrder) => made.get(sampleOf(order)) ?? new Uint8Array(),
  movesWhenAsked: false,
});
const simulators = new Map<string, Simulator>();
const variables: Record<string, string> = {};
for (const [name, open] of Object.entries({ ...SIMULATORS, ...VOICE_SIMULATORS })) {
  const port = firstPort + simulators.size;
  const simulator = open(optionsAt(port));
  simulators.set(name, simulator);
  const { origin } = await serveSimulator(simulator, files, port);
  Object.assign(variables, simulator.environment(origin));
}
const chat = chatSimulator();
const { origin: chatOrigin } = await serveSimulator(chat, files, firstPort + simulators.size);
Object.assign(variables, chat.environment(chatOrigin));
const names = [...simulators.keys(), "chat"];
const told = Object.entries(variables).map(([name, value]) => `  ${name}=${quoted(value)} \\\n`);
console.log(`${names.join(", ")}: simulated. Start Kinora with them:

${told.join("")}  npm start

and sign in as its owner (Olivia Hart). Accepted orders are listed here. Type a line like "fal lost after" to choose the fault
of the next order: ${SUBMIT_FAULTS.join(", ")}; or "chat refusal" for the next script: ${CHAT_FAULTS.join(", ")}.`);

const seen = new Set<string>();
setInterval(() => {
  for (const [name, simulator] of simulators) {
    for (const { id, endpoint } of simulator.orders.values()) {
      if (!seen.has(id)) console.log(`${name} bills ${endpoint} as ${id}`);
      seen.add(id);
    }
    simulator.tick();
    for (const { url, headers, body } of simulator.takeCalls()) {
      fetch(url, { method: "POST", headers, body }).then(
        ({ status }) => console.log(`${name} sent its webhook: ${status}`),
        (error: unknown) => console.log(`${name} could not deliver its webhook: ${error}`),
      );
    }
  }
}, TICK);

for await (const line of createInterface({ input: process.stdin })) {
  const [name = "", ...words] = line.trim().split(/\s+/);
  const fault = SUBMIT_FAULTS.find((known) => known === words.join(" "));
  const chatFault = CHAT_FAULTS.find((known) => known === words.join(" "));
  if (name === "chat" && chatFault) chat.faults.push(chatFault);
  else if (fault) simulators.get(name)?.faults.submit.push(fault);
  else if (line.trim() !== "")
    console.log(`Type a name (${names.join(", ")}) and one of the faults above.`);
}
