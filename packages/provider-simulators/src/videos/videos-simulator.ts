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

const videoOrder = z.object({
  model: z.string(),
  prompt: z.string().min(1),
  seconds: z.string().regex(/^\d+$/).default("4"),
  size: z
    .string()
    .regex(/^\d+x\d+$/)
    .default("720x1280"),
});

const problem = (status: number, code: string | null) =>
  answered(status, {
    error: { message: "It is refused", type: "invalid_request_error", param: null, code },
  });
const REFUSED = {
  policy: problem(400, "content_policy_violation"),
  input: problem(400, "invalid_value"),
  quota: problem(402, "insufficient_quota"),
  auth: problem(401, "invalid_api_key"),
};
const NOT_FOUND = problem(404, "not_found");
const MODEL = "a-video-model";

/**
 * Simulates a self-hosted server with OpenAI's videos (reference 7.9): a film has an id, by which
 * it is polled and fetched.
 */
export function videosSimulator(options: SimulatorOptions): Simulator {
  const deleted = new Set<string>();
  const book = openOrderBook(options, {
    service: "videos",
    taken: (order) => answered(200, videoOf(order)),
    refused: REFUSED,
  });

  function order({ form, body = "null" }: SimulatedRequest): SimulatedReply {
    const fields = form ? Object.fromEntries(form) : JSON.parse(body);
    const input = videoOrder.safeParse(fields).data;
    if (!input) return REFUSED.input;
    if (input.model !== MODEL) return problem(404, "model_not_found");
    const first = form?.get("input_reference");
    const picture = first instanceof File ? { input_reference: first.type } : {};
    return book.submit({ endpoint: "/v1/videos", input: { ...input, ...picture }, webhook: null });
  }

  function answer(request: SimulatedRequest): SimulatedReply {
    const { method, url, headers } = request;
    const { pathname } = new URL(url);
    if (!book.account.admits(headers, "Bearer")) return REFUSED.auth;
    if (method === "GET" && pathname === "/v1/models")
      return answered(200, { object: "list", data: [{ id: MODEL, object: "model" }] });
    const [, id, content] = /^\/v1\/videos(?:\/([^/]+)(\/content)?)?$/.exec(pathname) ?? [];
    if (method === "POST" && pathname === "/v1/videos") return order(request);
    if (id === undefined) return NOT_FOUND;
    const met = book.meet(id, method === "GET" && !content);
    if (met === "unheard status")
      return answered(200, { id, object: "video", status: "pondering" });
    if (typeof met === "string") return askFault(met);
    if (!met || deleted.has(met.id) || isLost(met)) return NOT_FOUND;
    if (method === "DELETE") return remove(met);
    if (!content) return answered(200, videoOf(met));
    return met.stage === "over" && met.ending === "done"
      ? answered(302, "", { location: options.fileAddress(met) })
      : NOT_FOUND;
  }

  function remove(known: SimulatedOrder): SimulatedReply {
    book.cancel(known);
    deleted.add(known.id);
    return answered(200, { id: known.id, object: "video.deleted", deleted: true });
  }
  const environment = (origin?: string) => environmentOf(book.account.key, origin);
  return { ...book, answer, environment, orderFor: null };
}

const isLost = ({ stage, ending }: SimulatedOrder) => stage === "over" && ending === "gone";

/** Errors of a film without a result. */
const ERRORS = {
  failed: "server_error",
  policy: "content_policy_violation",
  flagged: "moderation_blocked",
} as const;

function videoOf({ id, stage, ending, sentAt, input }: SimulatedOrder): object {
  const { model, prompt, seconds, size } = videoOrder.parse(input);
  const created_at = Math.floor(sentAt.getTime() / 1_000);
  const common = { id, object: "video", model, prompt, seconds, size, created_at };
  const said = (status: string, progress: number, error: object | null = null) => ({
    ...{ ...common, status, progress, error, remixed_from_video_id: null, expires_at: null },
    completed_at: status === "completed" ? created_at : null,
  });
  if (stage === "queued") return said("queued", 0);
  if (stage === "working") return said("in_progress", 50);
  if (ending === "done" || ending === "gone" || ending === "partial") return said("completed", 100);
  return said("failed", 50, { code: ERRORS[ending], message: "It was not made" });
}

/** Without an address, the provider would not be configured, so there is a default. */
const environmentOf = (key: string, origin = "http://videos.example:8091") => ({
  ...{ VIDEOS_URL: origin, VIDEOS_MODEL: MODEL, VIDEOS_KEY: key },
});
