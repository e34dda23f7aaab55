import type { AnswersAtOnce } from "@kinora/domain/hosted/provider";
import { ANSWER_PATIENCE } from "../answered-images/classify-images.ts";
import type { EndpointOf } from "../endpoint-of.ts";
import type { Exchange } from "../http/exchange.ts";
import { classifySound } from "./classify-answer.ts";
import { mapElevenLabsOrder } from "./map-order.ts";

export interface ElevenLabsSettings {
  readonly key: string;
  /** Origin, without a slash at the end. */
  readonly url: string;
}

/** Bytes of a piece of ten minutes, at the most a second that it makes of its own accord (192 kbit), and some. */
const LARGEST = 16_000_000;

/** Music of ElevenLabs (reference 11): one POST, whose answer is the file. Nothing is known there of an order afterwards. */
export function elevenLabsProvider(
  { key: apiKey, url }: ElevenLabsSettings,
  exchange: Exchange,
  endpointOf: EndpointOf,
): AnswersAtOnce {
  return {
    name: "elevenlabs",
    map: (order) => mapElevenLabsOrder(order, endpointOf),

    async submit({ body }, { key }) {
      const exchanged = await exchange({
        ...{ method: "POST", url: `${url}/v1/music`, body },
        headers: { "xi-api-key": apiKey, "content-type": "application/json" },
        ...{ patience: ANSWER_PATIENCE, largest: LARGEST, encoding: "latin1" },
      });
      return classifySound(exchanged, key);
    },
  };
}
