import type { AskedById } from "@kinora/domain/hosted/provider";
import type { EndpointOf } from "../endpoint-of.ts";
import { ask, type Exchange, type Request } from "../http/exchange.ts";
import type { LicensedFiles } from "./licence.ts";
import { mapComfyuiOrder, readComfyuiBody } from "./map-order.ts";
import {
  classifyComfyuiSubmit,
  readComfyuiResult,
  readComfyuiStanding,
  readHistory,
  readQueue,
} from "./read-comfyui.ts";
import { UPLOAD_AGAIN, uploadPictures } from "./upload-pictures.ts";

export interface ComfyuiSettings extends LicensedFiles {
  /** Origin, without a trailing slash. */
  readonly url: string;
}

const headers = { accept: "application/json" };

/**
 * The provider for a self-hosted ComfyUI (reference 10.1). We choose the order's id, so that an
 * order whose answer was lost can be found in the queue or in the history. The queue is checked
 * first, because an order that leaves it appears in the history.
 */
export function comfyuiProvider(
  { url, ...licensed }: ComfyuiSettings,
  exchange: Exchange,
  endpointOf: EndpointOf,
): AskedById {
  const get = (path: string) => ask(exchange, { method: "GET", url: `${url}${path}`, headers });
  const post = (path: string, body: object): Request => ({
    ...{ method: "POST", url: `${url}${path}`, body: JSON.stringify(body) },
    headers: { ...headers, "content-type": "application/json" },
  });
  const tell = async (path: string, body: object) => {
    if ((await ask(exchange, post(path, body)))?.status !== 200)
      throw new Error("ComfyUI did not hear that it is called off");
  };
  const queuePlace = async (id: string) => readQueue(await get("/queue"), id);
  const historyOf = (id: string) => get(`/history/${encodeURIComponent(id)}`);
  return {
    name: "comfyui",
    map: (order) => mapComfyuiOrder(order, endpointOf, licensed),

    async submit({ body }, { key }) {
      const { prompt, pictures } = readComfyuiBody(body);
      const uploaded = await uploadPictures(url, pictures, exchange);
      if (uploaded === "refused") return { kind: "refused", why: "input" };
      if (uploaded === "not there")
        return { kind: "not sent", afterMilliseconds: UPLOAD_AGAIN, unreachable: true };
      return classifyComfyuiSubmit(await exchange(post("/prompt", { prompt, prompt_id: key })));
    },

    async lookFor({ key }) {
      const place = await queuePlace(key);
      if (place === null) return [];
      if (place !== "absent") return [key];
      const found = readHistory(await historyOf(key), key);
      return found === null || found === "absent" ? [] : [key];
    },

    async standing({ upstreamId }) {
      const place = await queuePlace(upstreamId);
      if (place === null) return { kind: "unclear" };
      if (place === "running") return { kind: "working", stage: { kind: "making", percent: null } };
      // The queue is sorted by numbers that other clients may choose, so the position is unknown.
      if (place === "pending") return { kind: "working", stage: { kind: "waiting", ahead: null } };
      return readComfyuiStanding(await historyOf(upstreamId), upstreamId);
    },

    result: async ({ upstreamId }) =>
      readComfyuiResult(await historyOf(upstreamId), upstreamId, url),
    cost: async () => 0,

    async cancel({ upstreamId }) {
      await tell("/queue", { delete: [upstreamId] });
      const place = await queuePlace(upstreamId);
      if (place === null) throw new Error("ComfyUI does not say what it is at work on");
      // Without an id, and in versions before 0.3.64, this would interrupt whatever is running.
      if (place === "running") await tell("/interrupt", { prompt_id: upstreamId });
      return true;
    },
  };
}
