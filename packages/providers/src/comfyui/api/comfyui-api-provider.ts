import type { AskedById } from "@kinora/domain/hosted/provider";
import type { EndpointOf } from "../../endpoint-of.ts";
import { ask, type Exchange } from "../../http/exchange.ts";
import type { LicensedFiles } from "../licence.ts";
import { mapComfyuiOrder, readComfyuiBody } from "../map-order.ts";
import { UPLOAD_AGAIN } from "../upload-pictures.ts";
import { classifyJob, readCancellation, readJobResult, readJobStanding } from "./read-job.ts";
import { placeAssets, uploadAssets } from "./upload-assets.ts";

export interface ComfyuiApiSettings extends LicensedFiles {
  /** Origin of the Comfy API v2, without a trailing slash. */
  readonly url: string;
}

const headers = { accept: "application/json" };

/**
 * The provider for a Comfy API v2 in front of a self-hosted ComfyUI (reference 10.2). It tells the
 * place in the queue and the real progress, and keeps jobs over a restart of ComfyUI. A key is good
 * for one job, so an order is never made twice; but jobs can't be listed, so one whose answer was
 * lost ends at its deadline.
 */
export function comfyuiApiProvider(
  { url, ...licensed }: ComfyuiApiSettings,
  exchange: Exchange,
  endpointOf: EndpointOf,
): AskedById {
  const jobs = `${url}/api/v2/jobs`;
  const jobOf = (id: string) => `${jobs}/${encodeURIComponent(id)}`;
  const read = (id: string) => ask(exchange, { method: "GET", url: jobOf(id), headers });
  return {
    name: "comfyui",
    map: (order) => mapComfyuiOrder(order, endpointOf, licensed),

    async submit({ body }, { key }) {
      const { prompt, pictures } = readComfyuiBody(body);
      const assets = await uploadAssets(url, pictures, exchange);
      if (assets === "refused") return { kind: "refused", why: "input" };
      if (assets === "not there")
        return { kind: "not sent", afterMilliseconds: UPLOAD_AGAIN, unreachable: true };
      return classifyJob(
        await exchange({
          ...{ method: "POST", url: jobs },
          headers: { ...headers, "content-type": "application/json", "idempotency-key": key },
          body: JSON.stringify({ workflow: placeAssets(prompt, assets) }),
        }),
      );
    },

    lookFor: null,
    standing: async ({ upstreamId }) => readJobStanding(await read(upstreamId)),
    result: async ({ upstreamId }) => readJobResult(await read(upstreamId), url),
    cost: async () => 0,

    async cancel({ upstreamId }) {
      const answer = await ask(exchange, {
        ...{ method: "POST", url: `${jobOf(upstreamId)}/cancel`, headers },
      });
      const isHeard = readCancellation(answer);
      if (isHeard === null) throw new Error("The Comfy API did not hear that it is called off");
      return isHeard;
    },
  };
}
