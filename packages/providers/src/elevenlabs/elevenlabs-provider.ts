import type { AnswersAtOnce } from "@kinora/domain/hosted/provider";
import { ANSWER_PATIENCE } from "../answered-images/classify-images.ts";
import type { EndpointOf } from "../endpoint-of.ts";
import type { Exchange } from "../http/exchange.ts";
import { classifySound } from "./classify-answer.ts";
import { mapElevenLabsOrder } from "./map-order.ts";

export interface ElevenLabsSettings {
  readonly key: string;
  /** Origin, without a trailing slash. */
  readonly url: string;
}

/**
 * Maximum size in bytes: ten minutes at the highest default bitrate (192 kbit/s), plus a margin.
 */
const LARGEST = 16_000_000;

/**
 * The provider for music of ElevenLabs (reference 11): one POST, whose answer is the file. An order
 * cannot be looked up afterwards.
 */
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
