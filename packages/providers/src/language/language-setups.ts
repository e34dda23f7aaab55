import type { LanguageService } from "@kinora/domain/generation/language-services";
import { z } from "zod";
import { ask, type Exchange, readJson, type UpstreamAnswer } from "../http/exchange.ts";

/** How a service of language models is configured, and what it offers. */
export interface LanguageSetup {
  readonly title: string;
  /** Variables for the key; the first one that is set is used. */
  readonly keys: readonly [string, ...string[]];
  /** Page of the service on which keys are created; empty when there is none. */
  readonly keyPage: string;
  /**
   * The variable that overrides the address, and the default address; null when the variable is
   * required.
   */
  readonly address: readonly [variable: string, own: string | null];
  /** Prefix of the variables of its budget. */
  readonly budget: string;
  /** Requests the list of models, which costs nothing. */
  readonly askForModels: (
    address: string,
    key: string,
    exchange: Exchange,
  ) => Promise<UpstreamAnswer | null>;
  /** Names of the models that generate text; empty when the answer does not list them. */
  readonly readModels: (answer: UpstreamAnswer) => readonly string[];
}

/** Models in OpenAI's list that do not generate text. */
const OTHERS =
  /embedding|whisper|tts|dall-e|moderation|image|audio|realtime|transcribe|sora|davinci|babbage/;

const idList = z.object({ data: z.array(z.object({ id: z.string() })) });
const readIds = (answer: UpstreamAnswer) =>
  idList.safeParse(readJson(answer)).data?.data.map(({ id }) => id) ?? [];

const googleList = z.object({
  models: z.array(
    z.object({ name: z.string(), supportedGenerationMethods: z.array(z.string()).default([]) }),
  ),
});

const get = (url: string, headers: Readonly<Record<string, string>>, exchange: Exchange) =>
  ask(exchange, { method: "GET", url, headers: { ...headers, accept: "application/json" } });

export const LANGUAGE_SETUPS: Readonly<Record<LanguageService, LanguageSetup>> = {
  openai: {
    title: "OpenAI",
    keys: ["OPENAI_API_KEY"],
    keyPage: "https://platform.openai.com/api-keys",
    address: ["OPENAI_URL", "https://api.openai.com/v1"],
    budget: "OPENAI",
    askForModels: (address, key, exchange) =>
      get(`${address}/models`, { authorization: `Bearer ${key}` }, exchange),
    readModels: (answer) => readIds(answer).filter((id) => !OTHERS.test(id)),
  },
  anthropic: {
    title: "Anthropic",
    keys: ["ANTHROPIC_API_KEY"],
    keyPage: "https://platform.claude.com/settings/keys",
    address: ["ANTHROPIC_URL", "https://api.anthropic.com/v1"],
    budget: "ANTHROPIC",
    askForModels: (address, key, exchange) =>
      get(
        `${address}/models?limit=1000`,
        { "x-api-key": key, "anthropic-version": "2023-06-01" },
        exchange,
      ),
    readModels: readIds,
  },
  google: {
    title: "Google",
    keys: ["GOOGLE_GENERATIVE_AI_API_KEY", "GEMINI_API_KEY"],
    keyPage: "https://aistudio.google.com/apikey",
    address: ["GOOGLE_GENERATIVE_AI_URL", "https://generativelanguage.googleapis.com/v1beta"],
    budget: "GOOGLE",
    askForModels: (address, key, exchange) =>
      get(`${address}/models?pageSize=1000`, { "x-goog-api-key": key }, exchange),
    readModels: (answer) =>
      (googleList.safeParse(readJson(answer)).data?.models ?? [])
        .filter(({ supportedGenerationMethods: does }) => does.includes("generateContent"))
        .map(({ name }) => name.replace(/^models\//, ""))
        .filter((name) => !OTHERS.test(name)),
  },
  compatible: {
    title: "",
    keys: ["LANGUAGE_MODEL_KEY"],
    keyPage: "",
    address: ["LANGUAGE_MODEL_URL", null],
    budget: "LANGUAGE_MODEL",
    askForModels: (address, key, exchange) =>
      get(`${address}/models`, key ? { authorization: `Bearer ${key}` } : {}, exchange),
    readModels: readIds,
  },
};
