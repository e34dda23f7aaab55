import { z } from "zod";
import { REFUSALS } from "../faults.ts";
import { askFault, openOrderBook } from "../order-book.ts";
import {
  answered,
  type SimulatedOrder,
  type SimulatedReply,
  type SimulatedRequest,
  type Simulator,
  type SimulatorOptions,
} from "../simulator.ts";
import { ACCOUNT, openTokenEndpoint, PROJECT } from "./token-endpoint.ts";

const MODELS: readonly string[] = ["veo-3.1-generate-001", "veo-3.1-fast-generate-001"];

const picture = z.strictObject({
  bytesBase64Encoded: z.base64().min(1),
  mimeType: z.string().startsWith("image/"),
});
const filmOrder = z.strictObject({
  instances: z.tuple([
    z.strictObject({
      prompt: z.string().min(1),
      image: picture.optional(),
      lastFrame: picture.optional(),
    }),
  ]),
  parameters: z.strictObject({
    aspectRatio: z.enum(["16:9", "9:16"]).optional(),
    durationSeconds: z.literal([4, 6, 8]).optional(),
    resolution: z.enum(["720p", "1080p", "4k"]).optional(),
    sampleCount: z.int().min(1).max(4).optional(),
    seed: z.int().min(0).max(4_294_967_295).optional(),
    negativePrompt: z.string().optional(),
    personGeneration: z.enum(["dont_allow", "allow_adult", "allow_all"]).optional(),
    generateAudio: z.boolean().optional(),
    resizeMode: z.enum(["pad", "crop"]).optional(),
    storageUri: z.string().startsWith("gs://").optional(),
  }),
});
const question = z.object({ operationName: z.string() });

const problem = (code: number, status: string, message: string) =>
  answered(code, { error: { code, message, status } });
const REFUSED = {
  policy: problem(
    ...([400, "INVALID_ARGUMENT"] as const),
    "The prompt could not be submitted: its words may go against our usage guidelines.",
  ),
  input: problem(400, "INVALID_ARGUMENT", "Unsupported aspect ratio"),
  quota: problem(403, "PERMISSION_DENIED", "Billing is not enabled"),
  auth: problem(401, "UNAUTHENTICATED", "The request does not have valid credentials"),
};
const NOT_FOUND = problem(404, "NOT_FOUND", "It was not found");

/**
 * Simulates films of the Agent Platform (reference 3.4, 7.5), authenticated by tokens of a service
 * account. There is no cancellation and no webhook.
 */
export function vertexSimulator(options: SimulatorOptions): Simulator {
  const tokens = openTokenEndpoint();
  const book = openOrderBook(options, {
    service: "vertex",
    taken: (order) => answered(200, { name: nameOf(order) }),
    refused: REFUSED,
  });

  const isRevoked = () => book.faults.account === "key revoked";

  function answer({ method, url, headers, body = "null" }: SimulatedRequest): SimulatedReply {
    const { pathname } = new URL(url);
    if (method === "POST" && pathname === "/token")
      return isRevoked() ? tokens.refuse() : tokens.answer(body);
    // API keys are not accepted here.
    if (isRevoked() || !tokens.isToken(headers.authorization)) return REFUSED.auth;
    const [, about] =
      /^\/v1(?:beta1)?\/publishers\/google\/models\/([\w.-]+)$/.exec(pathname) ?? [];
    if (method === "GET" && about !== undefined)
      return MODELS.includes(about)
        ? answered(200, { name: `publishers/google/models/${about}`, versionId: "default" })
        : NOT_FOUND;
    const [, project, model = "", verb] = CALL.exec(pathname) ?? [];
    if (method !== "POST" || project !== PROJECT || !MODELS.includes(model)) return NOT_FOUND;
    if (verb === "fetchPredictOperation") return standing(model, body);
    const input = filmOrder.safeParse(JSON.parse(body)).data;
    return input ? book.submit({ endpoint: model, input, webhook: null }) : REFUSED.input;
  }

  function standing(model: string, body: string): SimulatedReply {
    const { operationName } = question.parse(JSON.parse(body));
    const met = book.meet(operationName.split("/").at(-1) ?? "", true);
    if (met === "unheard status") return answered(200, { name: operationName, done: "soon" });
    if (typeof met === "string") return askFault(met);
    return met?.endpoint === model
      ? answered(200, operationOf(met, book.contentOf(met)))
      : NOT_FOUND;
  }
  return { ...book, answer, environment, orderFor: null, isPaid, refuses: REFUSALS };
}

const CALL =
  /^\/v1(?:beta1)?\/projects\/([\w-]+)\/locations\/[\w-]+\/publishers\/google\/models\/([\w.-]+):(predictLongRunning|fetchPredictOperation)$/;

const nameOf = ({ id, endpoint }: SimulatedOrder): string =>
  `projects/${PROJECT}/locations/us-central1/publishers/google/models/${endpoint}/operations/${id}`;

/** A filtered or failed film is not billed. */
const isPaid = ({ stage, ending }: SimulatedOrder): boolean =>
  stage !== "over" || ["done", "gone", "partial"].includes(ending);

function operationOf(order: SimulatedOrder, bytes: Uint8Array): object {
  const name = nameOf(order);
  if (order.stage !== "over") return { name };
  const done = (response: object) => ({ name, done: true, response });
  switch (order.ending) {
    case "failed":
      return { name, done: true, error: { code: 13, message: "Internal error" } };
    case "policy":
    case "flagged":
      return done({ raiMediaFilteredCount: 1, raiMediaFilteredReasons: ["…"] });
    case "gone":
    case "partial":
      return done({ videos: [] });
    case "done": {
      const { storageUri } = filmOrder.parse(order.input).parameters;
      const place = storageUri
        ? { gcsUri: `${storageUri.replace(/\/$/, "")}/${order.id}/sample_0.mp4` }
        : { bytesBase64Encoded: Buffer.from(bytes).toString("base64") };
      return done({ videos: [{ ...place, mimeType: "video/mp4" }] });
    }
  }
}

const environment = (origin?: string) => ({
  VERTEX_SERVICE_ACCOUNT: JSON.stringify(ACCOUNT),
  ...(origin && { VERTEX_URL: origin, VERTEX_TOKEN_URL: `${origin}/token` }),
});
