import { ask } from "../http/exchange.ts";
import { defineProvider } from "../provider-setup.ts";
import { byteplusHeaders, byteplusProvider, FILM_TASKS } from "./byteplus-provider.ts";
import { byteplusCallback } from "./read-callback.ts";

export const byteplus = defineProvider({
  name: "byteplus",
  title: "BytePlus ModelArk",
  keyVariable: "ARK_API_KEY",
  keyPage: "https://console.byteplus.com/ark/region:ark+ap-southeast-1/apiKey",
  addresses: { BYTEPLUS_URL: "https://ark.ap-southeast.bytepluses.com" },
  configure({ ARK_API_KEY: key }, { BYTEPLUS_URL: url }) {
    if (!key) return null;
    return {
      open: (exchange, endpointOf) => byteplusProvider({ key, url }, exchange, endpointOf),
      openCallbacks: () => byteplusCallback,
    };
  },
  // Requests the list of tasks and ignores its content.
  askWithKey: (key, { BYTEPLUS_URL: url }, exchange) =>
    ask(exchange, { method: "GET", url: `${url}${FILM_TASKS}`, headers: byteplusHeaders(key) }),
});
