import type { FastifyInstance } from "fastify";
import { composeReauthenticationGate } from "./account/compose-reauthentication.ts";
import type { ApiComposition } from "./compose.ts";
import type { EventHub } from "./event/event-hub.ts";
import { eventLoader } from "./event/event-loaders.ts";
import { mountEventStream } from "./event/event-stream.ts";
import { refuseOtherMethods } from "./http/unknown-address.ts";
import { requireConsent } from "./legal/consent-gate.ts";
import { MODULES } from "./modules.ts";
import { keyOfUse, limitOfRoute } from "./newcomer/newcomer-gate.ts";
import { switchGate } from "./switch/gate-switches.ts";

/** Mounts every route of the server. Returns the hub to publish signals to. */
export async function mountAll(server: FastifyInstance, parts: ApiComposition): Promise<EventHub> {
  server.decorate("bodyGate", parts.words.gate.ofRoute);
  server.decorate("switchGate", (route) => switchGate(route, parts.switches.current));
  server.decorate("newcomerGate", (route, request, body, work) => {
    const what = limitOfRoute(route, body);
    const { person, network } = request;
    const asked = { person, network, key: keyOfUse(route, request) };
    return what === null ? work() : parts.allowance(what, asked, work);
  });
  requireConsent(server, parts.consent);
  server.decorate("reauthenticationGate", composeReauthenticationGate(parts));
  server.decorate("lacksPasskey", parts.stores.passkeys.isMissing);
  const modules = MODULES.map((open) => open(parts));
  for (const { mount } of modules) await mount(server);
  const hub = mountEventStream(server, eventLoader(modules.map(({ events = {} }) => events)));
  for (const { mountWatched } of modules) mountWatched?.(server, hub.watchers);
  refuseOtherMethods(server);
  return hub;
}
