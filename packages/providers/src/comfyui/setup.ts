import { takesMoney } from "@kinora/contracts/billing/stripe-settings";
import { defineOwnServer } from "../provider-setup.ts";
import { comfyuiApiProvider } from "./api/comfyui-api-provider.ts";
import { comfyuiProvider } from "./comfyui-provider.ts";
import { inspectComfyui } from "./inspect-comfyui.ts";
import { LICENCES_READ } from "./licence.ts";
import { listOf, nameWeights } from "./weights.ts";

export const comfyui = defineOwnServer({
  name: "comfyui",
  title: "ComfyUI",
  addressVariable: "COMFYUI_URL",
  frontVariable: "COMFYUI_API_URL",
  configure(environment, url, front) {
    const files = nameWeights(environment);
    const read = new Set(listOf(environment[LICENCES_READ]));
    const licences = { isPaid: takesMoney(environment), read };
    return {
      open: (exchange, endpointOf) =>
        front === null
          ? comfyuiProvider({ url, files, licences }, exchange, endpointOf)
          : comfyuiApiProvider({ url: front, files, licences }, exchange, endpointOf),
      inspect: (exchange) => inspectComfyui(url, { files, licences }, exchange),
    };
  },
});
