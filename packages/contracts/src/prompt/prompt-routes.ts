import { z } from "zod";
import { defineRoute } from "../http/route.ts";
import { LARGE_BODY_MAX_BYTES } from "../limits.ts";
import { catalogueAnswer } from "./catalogue.ts";
import { improvement, improvementRequest } from "./improvement.ts";
import { modelList } from "./model.ts";
import { orderForm } from "./order-form.ts";
import { quote } from "./quote.ts";
import { sampleList } from "./sample.ts";

/** Refusals of a form, when quoted or ordered. */
export const formRefusals = [
  "MODE_UNAVAILABLE",
  "MODEL_UNKNOWN",
  "MODEL_UNAVAILABLE",
  "MODEL_NOT_OFFERED",
  "HOSTED_PAUSED",
  "REMIX_CLOSED",
  "DURATION_UNSUPPORTED",
  "ASPECT_RATIO_UNSUPPORTED",
  "SETTING_UNSUPPORTED",
  "PROMPT_TOO_LONG",
  "PICTURE_TOO_LARGE",
  "TEXT_TOO_LONG",
  "INPUT_REQUIRED",
  "UPLOAD_NOT_FOUND",
  "UPLOAD_NOT_READY",
  "UPLOAD_WRONG_KIND",
  "UPLOAD_UNSAFE",
  "FACE_CONSENT_REQUIRED",
] as const;

/** Models, samples and quotes. */
export const promptRoutes = {
  getCatalogue: defineRoute({
    ...{ access: "signed-in", scope: "publish", role: "admin" },
    ...{ method: "GET", path: "/api/admin/models" },
    summary: "Models, what they cost here and elsewhere, and who serves them",
    ...{ rate: "read", answer: catalogueAnswer, status: 200, refusals: [] },
  }),
  listModels: defineRoute({
    method: "GET",
    path: "/api/models",
    summary: "The catalogue of models, as it is offered to whoever asks",
    access: "optional",
    scope: "read",
    rate: "read",
    answer: modelList,
    status: 200,
    refusals: [],
  }),
  listSamples: defineRoute({
    method: "GET",
    path: "/api/samples",
    summary:
      "Small pictures of styles, models and examples, and the sound of each voice, made by this server",
    access: "public",
    scope: "read",
    rate: "read",
    answer: sampleList,
    status: 200,
    refusals: [],
  }),
  createQuote: defineRoute({
    method: "POST",
    path: "/api/quotes",
    summary: "What a form would cost",
    access: "signed-in",
    scope: "create",
    rate: "write",
    whileWriting: true,
    body: orderForm,
    bodyMaxBytes: LARGE_BODY_MAX_BYTES,
    answer: quote,
    status: 200,
    refusals: formRefusals,
  }),
  improveWords: defineRoute({
    method: "POST",
    path: "/api/improvements",
    summary: "Ask a language model to improve the words of a prompt; costs no gems",
    access: "signed-in",
    scope: "create",
    rate: "create",
    idempotent: true,
    body: improvementRequest,
    bodyMaxBytes: LARGE_BODY_MAX_BYTES,
    answer: improvement,
    status: 202,
    refusals: ["NO_LANGUAGE_MODEL", "MODEL_NOT_OFFERED", "QUEUE_FULL"],
  }),
  getImprovement: defineRoute({
    method: "GET",
    path: "/api/improvements/{id}",
    summary: "What became of words that a language model was to improve; for an hour",
    access: "signed-in",
    scope: "read",
    rate: "read",
    params: z.object({ id: z.uuid() }),
    answer: improvement,
    status: 200,
    refusals: ["IMPROVEMENT_NOT_FOUND"],
  }),
} as const;
