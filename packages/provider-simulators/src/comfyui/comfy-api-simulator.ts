import { z } from "zod";
import { askFault, openOrderBook } from "../order-book.ts";
import {
  answered,
  type SimulatedOrder,
  type SimulatedReply,
  type SimulatedRequest,
  type Simulator,
} from "../simulator.ts";
import { ALL_WEIGHTS } from "./all-weights.ts";
import type { ComfyuiOptions } from "./comfyui-simulator.ts";
import { objectInfo } from "./node-kinds.ts";
import { type SimulatedPrompt, validatePrompt } from "./validate-prompt.ts";

const node = z.object({ class_type: z.string(), inputs: z.record(z.string(), z.unknown()) });
const jobOrder = z.strictObject({ workflow: z.record(z.string(), node) });
const assetReference = z.object({
  __type: z.literal("core/ASSET"),
  info: z.object({ id: z.string() }),
});

const refused = (status: number, code: string, headers = {}) =>
  answered(status, { error: { code, message: code, details: null } }, headers);
const INVALID = refused(422, "invalid_workflow");
const REFUSED = {
  // It has no content rules, prices or keys, so these faults are answered like a missing file.
  ...{ policy: INVALID, quota: INVALID, auth: INVALID },
  input: refused(422, "missing_asset"),
};

/**
 * Simulates a Comfy API v2 in front of a ComfyUI (reference 10.2): jobs with ids of its own, keys
 * that are good for one job, assets, and the node classes of the ComfyUI behind it.
 */
export function comfyApiSimulator(options: ComfyuiOptions): Simulator {
  const { weights = ALL_WEIGHTS } = options;
  const assets = new Map<string, string>();
  const keys = new Set<string>();
  const jobOf = (order: SimulatedOrder, status: string | null = null) =>
    describeJob(order, {
      ...{ status, now: options.now(), address: options.fileAddress(order) },
      ahead: [...book.orders.values()].filter(({ stage }) => stage === "queued").indexOf(order),
    });
  const book = openOrderBook(options, {
    ...{ service: "comfyui", refused: REFUSED },
    taken: (order) => answered(201, jobOf(order)),
  });

  function order({ body = "null", headers }: SimulatedRequest): SimulatedReply {
    const said = jobOrder.safeParse(JSON.parse(body)).data;
    if (!said) return INVALID;
    const key = headers["idempotency-key"];
    if (key !== undefined && keys.has(key)) return refused(422, "idempotency_key_reuse");
    const prompt = withNames(said.workflow, assets);
    if (prompt === null) return refused(422, "missing_asset");
    const uploads = new Set(assets.values());
    const errors = validatePrompt(prompt, { has: (file) => weights.includes(file), uploads });
    if (errors === null || Object.keys(errors).length > 0) return INVALID;
    const endpoint = prompt.result?.class_type === "SaveVideo" ? "video" : "image";
    const before = book.orders.size;
    const reply = book.submit({ endpoint, input: said.workflow, webhook: null });
    // The key of a job that certainly failed to start may be used again.
    if (key !== undefined && book.orders.size > before) keys.add(key);
    return reply;
  }

  function upload({ form }: SimulatedRequest): SimulatedReply {
    const [file, type, path] = ["file", "content_type", "file_path"].map((one) => form?.get(one));
    // The fields must have been read before the file begins to arrive.
    const isLast = [...(form?.keys() ?? [])].at(-1) === "file";
    if (!(file instanceof File) || !type || !path || !isLast)
      return refused(422, "invalid_request");
    const id = `asset-${assets.size + 1}`;
    assets.set(id, `${path}`);
    const at = options.now().toISOString();
    return answered(201, {
      ...{ id, hash: null, size_bytes: file.size, content_type: type, file_path: path },
      ...{ created_new: true, created_at: at, url: `/api/v2/assets/${id}/content` },
      ...{ url_expires_at: at, expires_at: null },
    });
  }

  function answer(request: SimulatedRequest): SimulatedReply {
    const { method, url } = request;
    const { pathname } = new URL(url);
    const [, kind] = /^\/object_info\/([^/]+)$/.exec(pathname) ?? [];
    if (kind !== undefined) return answered(200, objectInfo(kind, weights));
    if (method === "POST" && pathname === "/api/v2/jobs") return order(request);
    if (method === "POST" && pathname === "/api/v2/assets") return upload(request);
    const [, id = null, act] = /^\/api\/v2\/jobs\/([^/]+)(\/cancel)?$/.exec(pathname) ?? [];
    if (id === null) return refused(404, "not_found");
    const met = book.meet(decodeURIComponent(id), act === undefined);
    if (typeof met === "string" && met !== "unheard status") return askFault(met);
    const known = typeof met === "string" ? book.orders.get(decodeURIComponent(id)) : met;
    if (!known) return refused(404, "not_found");
    if (act !== undefined) book.cancel(known);
    return answered(200, jobOf(known, typeof met === "string" ? "pondering" : null));
  }

  return { ...book, answer, environment, orderFor: null, refuses: ["input"] };
}

/** Returns the prompt with the file names of its assets; null when one is missing. */
function withNames(
  workflow: SimulatedPrompt,
  assets: ReadonlyMap<string, string>,
): SimulatedPrompt | null {
  let isWhole = true;
  const nameOf = (value: unknown) => {
    const asset = assetReference.safeParse(value).data;
    if (!asset) return value;
    const name = assets.get(asset.info.id);
    isWhole &&= name !== undefined;
    return name;
  };
  const named = Object.entries(workflow).map(([name, { class_type, inputs }]) => [
    name,
    {
      class_type,
      inputs: Object.fromEntries(
        Object.entries(inputs).map(([input, value]) => [input, nameOf(value)]),
      ),
    },
  ]);
  return isWhole ? Object.fromEntries(named) : null;
}

interface AboutJob {
  readonly now: Date;
  readonly address: string;
  /** Number of queued jobs before it. */
  readonly ahead: number;
  /** Replaces the true status. */
  readonly status: string | null;
}

/** A job as the API describes it. */
function describeJob(order: SimulatedOrder, { now, address, ahead, status }: AboutJob): object {
  const { id, sentAt } = order;
  const stands = standingOf(order);
  const at = now.toISOString();
  const hasFile = stands === "succeeded" && order.ending === "done";
  const file = { name: address.split("/").at(-1), type: "video", content_type: "video/mp4" };
  const output = {
    ...{ node_id: "result", ...file, size_bytes: 1, id: `output-${id}`, hash: null },
    ...{ url: address, url_expires_at: at, job_id: id },
  };
  const failure = { code: "execution_error", message: "It ran out of memory" };
  return {
    ...{ id, status: status ?? stands, created_at: sentAt.toISOString() },
    ...{ started_at: stands === "queued" ? null : at, completed_at: null, expires_at: at },
    queue_position: stands === "queued" ? ahead : null,
    progress: stands === "running" ? { value: 0.25, nodes_done: 1, nodes_total: 4 } : null,
    outputs: hasFile ? [output] : [],
    error: stands === "failed" ? failure : null,
    urls: {
      ...{ self: `/api/v2/jobs/${id}`, events: `/api/v2/jobs/${id}/events` },
      cancel: `/api/v2/jobs/${id}/cancel`,
    },
  };
}

function standingOf({ stage, ending }: SimulatedOrder): string {
  switch (stage) {
    case "queued":
      return "queued";
    case "working":
      return "running";
    case "cancelled":
      return "canceled";
    default:
      return ["done", "flagged", "partial", "gone"].includes(ending) ? "succeeded" : "failed";
  }
}

/** Without an address, the provider would not be configured, so there is a default. */
const environment = (origin = "http://comfyui.example:8189") => ({
  COMFYUI_URL: origin,
  COMFYUI_API_URL: origin,
  COMFYUI_LICENCES_READ: "majicmixRealistic_v7.safetensors,ltx-video-2b-v0.9.5.safetensors",
});
