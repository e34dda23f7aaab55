import type { AnswersAtOnce } from "@kinora/domain/hosted/provider";
import { ANSWER_PATIENCE, classifyImages } from "../answered-images/classify-images.ts";
import type { EndpointOf } from "../endpoint-of.ts";
import type { Exchange } from "../http/exchange.ts";
import { mapIdeogramOrder } from "./map-order.ts";
import { multipart } from "./multipart.ts";

export interface IdeogramSettings {
  readonly key: string;
  /** Origin, without a slash at the end. */
  readonly url: string;
}

/** What it says of words under its rules, and, as far as the reference says, of nothing else. */
const REFUSED_WORDS = 422;

/**
 * Ideogram (reference 3.4): one POST, whose answer has the picture's address, which soon ends. Nothing is known there of
 * an order afterwards. Faces and people have no setting that the reference names.
 */
export function ideogramProvider(
  { key: apiKey, url }: IdeogramSettings,
  exchange: Exchange,
  endpointOf: EndpointOf,
): AnswersAtOnce {
  return {
    name: "ideogram",
    map: (order) => mapIdeogramOrder(order, endpointOf),

    async submit({ endpoint, body: fields }, { key }) {
      const { type, body } = await multipart(fields);
      const exchanged = await exchange({
        method: "POST",
        url: `${url}/v1/${endpoint}/generate`,
        headers: { "api-key": apiKey, accept: "application/json", "content-type": type },
        body,
        patience: ANSWER_PATIENCE,
      });
      return classifyImages(exchanged, key, ({ status }) => status === REFUSED_WORDS);
    },
  };
}
