import type { AnswersAtOnce } from "@kinora/domain/hosted/provider";
import { ANSWER_PATIENCE } from "../answered-images/classify-images.ts";
import type { EndpointOf } from "../endpoint-of.ts";
import type { Exchange } from "../http/exchange.ts";
import { mapGeminiOrder } from "./map-order.ts";
import { classifyGeminiSubmit } from "./read-gemini.ts";

export interface GeminiSettings {
  readonly key: string;
  /** Origin, without a trailing slash. */
  readonly url: string;
}

/** Maximum size in bytes of an answer with a base64 picture. */
const LARGEST = 24_000_000;

/** Headers of every request. */
export const geminiHeaders = (key: string) => ({
  "x-goog-api-key": key,
  accept: "application/json",
});

/**
 * The provider for pictures of Gemini (reference 3.4): one POST, whose answer is the picture. An
 * order cannot be looked up afterwards.
 */
export function geminiProvider(
  { key: apiKey, url }: GeminiSettings,
  exchange: Exchange,
  endpointOf: EndpointOf,
): AnswersAtOnce {
  return {
    name: "gemini",
    map: (order) => mapGeminiOrder(order, endpointOf),

    async submit({ endpoint, body }, { key }) {
      const exchanged = await exchange({
        ...{ method: "POST", url: `${url}/v1/models/${endpoint}:generateContent`, body },
        headers: { ...geminiHeaders(apiKey), "content-type": "application/json" },
        ...{ patience: ANSWER_PATIENCE, largest: LARGEST },
      });
      return classifyGeminiSubmit(exchanged, key);
    },
  };
}
