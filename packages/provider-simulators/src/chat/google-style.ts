import { z } from "zod";
import { answered, type SimulatedRequest } from "../simulator.ts";
import { bodyOf, pathOf, type WireStyle } from "./wire-style.ts";

const generate = z.object({
  contents: z.array(
    z.object({ role: z.string().optional(), parts: z.array(z.object({ text: z.string() })) }),
  ),
});

const REFUSALS = {
  "500": [500, "INTERNAL", "An internal error has occurred."],
  "429": [429, "RESOURCE_EXHAUSTED", "Resource has been exhausted (e.g. check quota)."],
  quota: [429, "RESOURCE_EXHAUSTED", "You exceeded your current quota, please check your billing."],
  auth: [403, "PERMISSION_DENIED", "Method doesn't allow unregistered callers."],
  input: [400, "INVALID_ARGUMENT", "Invalid JSON payload received."],
} as const;

const REASONS = { stop: "STOP", length: "MAX_TOKENS", filtered: "SAFETY", refused: "SAFETY" };

const problem = (code: number, status: string, message: string) =>
  answered(code, { error: { code, message, status } });

const keyOf = ({ headers, url }: SimulatedRequest): string | undefined =>
  headers["x-goog-api-key"] ?? new URL(url).searchParams.get("key") ?? undefined;

/** Gemini's generateContent, authenticated by API key. */
export const googleStyle: WireStyle = {
  readQuestion(request) {
    const [, model] = /^\/v1beta\/models\/([^/:]+):generateContent$/.exec(pathOf(request)) ?? [];
    if (request.method !== "POST" || model === undefined) return null;
    const { contents } = generate.parse(bodyOf(request));
    const parts = contents.findLast(({ role }) => role !== "model")?.parts ?? [];
    return { model, data: parts.map(({ text }) => text).join("") };
  },
  answer: ({ model }, text, end) => {
    const isWritten = end === "stop" || end === "length";
    const content = { role: "model", parts: isWritten ? [{ text }] : [] };
    return answered(200, {
      candidates: [{ content, finishReason: REASONS[end], index: 0 }],
      usageMetadata: { promptTokenCount: 900, candidatesTokenCount: 600, totalTokenCount: 1_500 },
      modelVersion: model,
    });
  },
  refuse(why) {
    const [status, code, message] = REFUSALS[why];
    return problem(status, code, message);
  },
  listModels(request, names, isKey) {
    if (request.method !== "GET" || pathOf(request) !== "/v1beta/models") return null;
    const key = keyOf(request);
    if (!key) return problem(...REFUSALS.auth);
    if (!isKey(key))
      return problem(400, "INVALID_ARGUMENT", "API key not valid. Please pass a valid API key.");
    const models = names.map((name) => {
      const supportedGenerationMethods = ["generateContent", "countTokens"];
      return { name: `models/${name}`, displayName: name, supportedGenerationMethods };
    });
    const embedding = { name: "models/embedding", supportedGenerationMethods: ["embedContent"] };
    return answered(200, { models: [...models, embedding] });
  },
  keyOf,
  environment: (origin, key) => ({
    ...{ LANGUAGE_MODEL: "google:simulated", GEMINI_API_KEY: key },
    GOOGLE_GENERATIVE_AI_URL: `${origin}/v1beta`,
  }),
};
