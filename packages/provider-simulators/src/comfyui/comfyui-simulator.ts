import { z } from "zod";
import { askFault, openOrderBook } from "../order-book.ts";
import {
  answered,
  type SimulatedOrder,
  type SimulatedReply,
  type SimulatedRequest,
  type Simulator,
  type SimulatorOptions,
} from "../simulator.ts";
import { ALL_WEIGHTS } from "./all-weights.ts";
import { objectInfo } from "./node-kinds.ts";
import { validatePrompt } from "./validate-prompt.ts";

const promptOrder = z.object({
  prompt_id: z.string(),
  prompt: z.record(
    z.string(),
    z.object({ class_type: z.string(), inputs: z.record(z.string(), z.unknown()) }),
  ),
});
const deletion = z.object({ delete: z.array(z.string()) });
const interruption = z.object({ prompt_id: z.string() });

const invalid = (type: string, nodeErrors: object = {}) =>
  answered(400, {
    error: { type, message: "Prompt is invalid", details: "", extra_info: {} },
    node_errors: nodeErrors,
  });
const UNKNOWN_FILE = invalid("prompt_outputs_failed_validation", {
  checkpoint: {
    class_type: "CheckpointLoaderSimple",
    errors: [{ type: "value_not_in_list" }],
    dependent_outputs: ["result"],
  },
});
const REFUSED = {
  // ComfyUI has no content rules, prices or keys, so these faults are answered like a missing file.
  ...{ policy: UNKNOWN_FILE, quota: UNKNOWN_FILE, auth: UNKNOWN_FILE },
  input: invalid("prompt_outputs_failed_validation", {
    "first-loaded": {
      class_type: "LoadImage",
      errors: [{ type: "custom_validation_failed" }],
      dependent_outputs: ["result"],
    },
  }),
};

export interface ComfyuiOptions extends SimulatorOptions {
  /** Available weights; all known ones by default. */
  readonly weights?: readonly string[];
}

/**
 * Simulates ComfyUI's own routes (reference 10.1): ids chosen by the client, a queue, and a history
 * until the next restart.
 */
export function comfyuiSimulator(options: ComfyuiOptions): Simulator {
  const { weights = ALL_WEIGHTS } = options;
  const uploads = new Set<string>();
  /** Orders removed from the queue leave no trace. */
  const deleted = new Set<string>();
  const book = openOrderBook(options, {
    service: "comfyui",
    taken: ({ id }) => answered(200, { prompt_id: promptIdOf(id), number: 1, node_errors: {} }),
    refused: REFUSED,
  });

  function order(body: string): SimulatedReply {
    const said = promptOrder.safeParse(JSON.parse(body)).data;
    if (!said) return invalid("no_prompt");
    const has = (file: string) => weights.includes(file);
    const errors = validatePrompt(said.prompt, { has, uploads });
    if (errors === null) return invalid("missing_node_type");
    if (Object.keys(errors).length > 0) return invalid("prompt_outputs_failed_validation", errors);
    // A known id is not refused: the prompt runs once more.
    const id = book.orders.has(said.prompt_id) ? `${said.prompt_id} once more` : said.prompt_id;
    return book.submit({ endpoint: kindOf(said.prompt), input: said.prompt, webhook: null, id });
  }

  function upload({ form }: SimulatedRequest): SimulatedReply {
    const file = form?.get("image");
    if (!(file instanceof File) || file.size === 0) return answered(400, "");
    const type = `${form?.get("type") ?? "input"}`;
    uploads.add(type === "input" ? file.name : `${file.name} [${type}]`);
    return answered(200, { name: file.name, subfolder: "", type });
  }

  function change(pathname: string, body: string): SimulatedReply {
    if (pathname === "/queue") {
      for (const id of deletion.parse(JSON.parse(body)).delete) {
        const known = book.orders.get(id);
        if (known?.stage !== "queued" || !book.cancel(known)) continue;
        if (!goesOn(known)) deleted.add(id);
      }
    } else {
      const known = book.orders.get(interruption.parse(JSON.parse(body)).prompt_id);
      if (known?.stage === "working") book.cancel(known);
    }
    return answered(200, "");
  }

  function answer(request: SimulatedRequest): SimulatedReply {
    const { method, url, body = "null" } = request;
    const { pathname } = new URL(url);
    const [, route = "", name = null] = /^\/(\w+)(?:\/([^/]+))?$/.exec(pathname) ?? [];
    if (method === "POST" && pathname === "/prompt") return order(body);
    if (method === "POST" && pathname === "/upload/image") return upload(request);
    if (method === "GET" && route === "object_info" && name !== null)
      return answered(200, objectInfo(name, weights));
    if (pathname === "/system_stats") return answered(200, { system: {}, devices: [] });
    if (!["queue", "history", "interrupt"].includes(route)) return answered(404, "");
    const id = name === null ? null : decodeURIComponent(name);
    const met = book.meet(id, false);
    // An unknown status exists only in the history.
    if (typeof met === "string" && met !== "unheard status") return askFault(met);
    if (method === "POST") return change(pathname, body);
    if (route === "queue") {
      if (options.movesWhenAsked) book.tick();
      return answered(200, queueOf([...book.orders.values()]));
    }
    const known = book.orders.get(id ?? "");
    if (!known || deleted.has(known.id)) return answered(200, {});
    const status = met === "unheard status" ? "pondering" : null;
    return answered(200, historyOf(known, options.fileAddress(known), status));
  }
  return { ...book, answer, environment, orderFor: null, refuses: ["input"] };
}

/** Whether the order survived its cancellation. */
const goesOn = ({ stage }: SimulatedOrder): boolean => stage !== "cancelled";

const promptIdOf = (id: string): string => id.replace(/ once more$/, "");

/** Whether the prompt makes a picture or a film. */
const kindOf = (prompt: z.infer<typeof promptOrder>["prompt"]): string =>
  prompt.result?.class_type === "SaveVideo" ? "video" : "image";

function queueOf(orders: readonly SimulatedOrder[]): object {
  const at = (stage: SimulatedOrder["stage"]) =>
    orders
      .filter((order) => order.stage === stage)
      .map(({ id, input }, number) => [number, promptIdOf(id), input, {}, ["result"]]);
  return { queue_running: at("working"), queue_pending: at("queued") };
}

function historyOf(order: SimulatedOrder, address: string, status: string | null): object {
  const { id, stage, ending, input } = order;
  // A restart clears the history.
  if (stage === "queued" || stage === "working" || ending === "gone") return {};
  const isDone = stage === "over" && ["done", "flagged", "partial"].includes(ending);
  const { pathname } = new URL(address);
  const file = { filename: pathname.split("/").at(-1), subfolder: "kinora", type: "temp" };
  return {
    [promptIdOf(id)]: {
      prompt: [1, promptIdOf(id), input, {}, ["result"]],
      outputs: isDone && ending === "done" ? { result: { images: [file] } } : {},
      status: {
        status_str: status ?? (isDone ? "success" : "error"),
        ...{ completed: isDone, messages: [] },
      },
      meta: {},
    },
  };
}

/** Without an address, the provider would not be configured, so there is a default. */
const environment = (origin = "http://comfyui.example:8188") => ({
  COMFYUI_URL: origin,
  COMFYUI_LICENCES_READ: "majicmixRealistic_v7.safetensors,ltx-video-2b-v0.9.5.safetensors",
});
