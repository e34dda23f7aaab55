import { ask } from "../http/exchange.ts";
import { defineProvider } from "../provider-setup.ts";
import { bflHeaders, bflProvider } from "./bfl-provider.ts";
import { readBflAccount } from "./read-account.ts";
import { bflCallback } from "./read-callback.ts";

export const bfl = defineProvider({
  name: "bfl",
  title: "Black Forest Labs",
  keyVariable: "BFL_API_KEY",
  // The reference names no page for API keys; the documentation links to it.
  keyPage: "https://docs.bfl.ai",
  addresses: { BFL_URL: "https://api.bfl.ai" },
  configure({ BFL_API_KEY: key, BFL_WEBHOOKS: webhooks }, { BFL_URL: url }) {
    if (!key) return null;
    const callsBack = readSwitch(webhooks);
    return {
      open: (exchange, endpointOf) => bflProvider({ key, url, callsBack }, exchange, endpointOf),
      openCallbacks: () => bflCallback,
    };
  },
  // Requests the credits that are left (docs.bfl.ai, api-reference; the reference names no free
  // endpoint).
  askWithKey: (key, { BFL_URL: url }, exchange) =>
    ask(exchange, { method: "GET", url: `${url}/v1/credits`, headers: bflHeaders(key) }),
  readAccount: readBflAccount,
});

/** Throws one sentence that names the variable. */
function readSwitch(text = ""): boolean {
  if (text === "" || text === "off") return false;
  if (text === "on") return true;
  throw new Error(`BFL_WEBHOOKS is "${text}": it must be on or off.`);
}
