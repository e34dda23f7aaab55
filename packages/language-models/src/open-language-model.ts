import { createAnthropic } from "@ai-sdk/anthropic";
import { createGoogle } from "@ai-sdk/google";
import { createOpenAI } from "@ai-sdk/openai";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type {
  LanguageModel,
  ModelAnswer,
  ModelQuestion,
} from "@kinora/domain/generation/language-model";
import type { LanguageModelSettings } from "@kinora/domain/generation/language-services";
import { generateText, jsonSchema, Output, type LanguageModel as SdkModel } from "ai";
import { readAnswer, readFailure } from "./read-outcome.ts";

// The SDK's warnings go to the console and may quote the request.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** Opens a hosted or self-hosted language model through the AI SDK. */
export function openLanguageModel(settings: LanguageModelSettings): LanguageModel {
  const { service, title, model: name, price } = settings;
  return {
    ...{ service, title, name, price },
    ask: (question, signal) => ask(modelOf(settings, fetchOnce()), question, signal),
  };
}

/**
 * Maximum bytes of a decompressed response. The question limits its tokens, so reading stops when a
 * server sends more.
 */
const LARGEST_ANSWER = 4_000_000;

/**
 * Returns a fetch that sends one request and rejects any other: some of the SDK's models send
 * further requests when an answer is long. Redirects are rejected too, because they would send the
 * prompt and the key to another server.
 */
function fetchOnce(): typeof fetch {
  let isSent = false;
  return async (input, init) => {
    if (isSent) throw new Error("A question is sent once.");
    isSent = true;
    const answer = await fetch(input, { ...init, redirect: "error" });
    return new Response(answer.body?.pipeThrough(atMost(LARGEST_ANSWER)), answer);
  };
}

function atMost(largest: number): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.length;
      if (bytes > largest) controller.error(new Error("Too long an answer"));
      else controller.enqueue(chunk);
    },
  });
}

function modelOf(
  { service, model, address, key }: LanguageModelSettings,
  fetch: typeof globalThis.fetch,
): SdkModel {
  const access = { baseURL: address, apiKey: key ?? "", fetch };
  switch (service) {
    case "openai":
      return createOpenAI(access).chat(model);
    case "anthropic":
      return createAnthropic(access)(model);
    case "google":
      return createGoogle(access)(model);
    case "compatible":
      return createOpenAICompatible({
        ...{ name: "compatible", baseURL: address, fetch },
        ...(key === null ? {} : { apiKey: key }),
        supportsStructuredOutputs: true,
      })(model);
  }
}

async function ask<T>(
  model: SdkModel,
  { instructions, data, shape, mostTokens, seconds }: ModelQuestion<T>,
  signal: AbortSignal,
): Promise<ModelAnswer<T>> {
  try {
    const result = await generateText({
      model,
      instructions,
      prompt: data,
      output: Output.object({ name: shape.name, schema: jsonSchema(shape.schema) }),
      maxOutputTokens: mostTokens,
      maxRetries: 0,
      abortSignal: AbortSignal.any([signal, AbortSignal.timeout(seconds * 1_000)]),
    });
    return readAnswer(result, shape);
  } catch (error) {
    return readFailure(error);
  }
}
