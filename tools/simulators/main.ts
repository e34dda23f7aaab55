// `npm run simulators`: runs the external services on this machine, and prints the environment that
// `npm start` needs to use them. A line such as "fal lost after" on standard input sets the fate of
// the next order there.
import { createInterface } from "node:readline";
import { SIMULATORS, VOICE_SIMULATORS } from "@kinora/provider-simulators/all/simulators";
import { CHAT_FAULTS, chatSimulator } from "@kinora/provider-simulators/chat/chat-simulator";
import { openResultMaker } from "@kinora/provider-simulators/result/make-result";
import { openResults } from "@kinora/provider-simulators/result/simulated-results";
import { serveSimulator } from "@kinora/provider-simulators/serve-simulator";
import type { Simulator } from "@kinora/provider-simulators/simulator";
import { readFirstPort } from "./first-port.ts";
import { FAULTS_BY_WORD, setFault } from "./read-fault.ts";

const firstPort = readFirstPort(process.argv.slice(2));
const TICK = 1_000;

/** Quotes a value for a shell. */
const quoted = (value: string) => (/^[\w./:,@-]*$/.test(value) ? value : `'${value}'`);

const make = openResultMaker();
const simulators = new Map<string, Simulator>();
const variables: Record<string, string> = {};
for (const [name, open] of Object.entries({ ...SIMULATORS, ...VOICE_SIMULATORS })) {
  const results = openResults(make);
  const simulator = open({ now: () => new Date(), movesWhenAsked: false, ...results });
  const { origin } = await serveSimulator(simulator, results.files, firstPort + simulators.size);
  results.serve(simulator, origin);
  simulators.set(name, simulator);
  Object.assign(variables, simulator.environment(origin));
}
const chat = chatSimulator();
const { origin: chatOrigin } = await serveSimulator(chat, () => null, firstPort + simulators.size);
Object.assign(variables, chat.environment(chatOrigin));
const names = [...simulators.keys(), "chat"];
const told = Object.entries(variables).map(([name, value]) => `  ${name}=${quoted(value)} \\\n`);
const faults = Object.entries(FAULTS_BY_WORD).map(
  ([word, all]) => `  ${word === "" ? "" : `${word} `}${all.join(", ")}\n`,
);
console.log(`${names.join(", ")}: simulated. Start Kinora with them:

${told.join("")}  npm start

and sign in as its owner (Olivia Hart). Accepted orders are listed here with their bills. Type a line like "fal lost after" or
"fal price dearer" to choose the fault of the next order:
${faults.join("")}or "chat refusal" for the next script: ${CHAT_FAULTS.join(", ")}.`);

const seen = new Set<string>();
setInterval(() => {
  for (const [name, simulator] of simulators) {
    for (const order of simulator.orders.values()) {
      const { id, endpoint } = order;
      const dollars = (simulator.billOf(order).mills / 1_000).toFixed(4);
      if (!seen.has(id)) console.log(`${name} bills $${dollars} for ${endpoint} as ${id}`);
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
  const simulator = simulators.get(name);
  const chatFault = CHAT_FAULTS.find((known) => known === words.join(" "));
  if (name === "chat" && chatFault) chat.faults.push(chatFault);
  else if (line.trim() !== "" && !(simulator && setFault(simulator, words.join(" "))))
    console.log(`Type a name (${names.join(", ")}) and one of the faults above.`);
}
