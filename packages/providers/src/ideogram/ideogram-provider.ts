import type { AnswersAtOnce } from "@kinora/domain/hosted/provider";
import { z } from "zod";
import { ANSWER_PATIENCE, classifyImages } from "../answered-images/classify-images.ts";
import type { EndpointOf } from "../endpoint-of.ts";
import type { Exchange, UpstreamAnswer } from "../http/exchange.ts";
import { mapIdeogramOrder } from "./map-order.ts";

export interface IdeogramSettings {
  readonly key: string;
  /** Origin, without a trailing slash. */
  readonly url: string;
}

const fieldsOf = z.record(z.string(), z.union([z.string(), z.number()]));

function formOf(json: string): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fieldsOf.parse(JSON.parse(json))))
    form.set(name, `${value}`);
  return form;
}

const REFUSED_WORDS = 422;
/** A 422 reports a prompt that failed the safety check; one with other words is about a field. */
const SAFETY = /safety|moderat|policy/i;
const isIdeogramPolicy = ({ status, body }: UpstreamAnswer): boolean =>
  status === REFUSED_WORDS && SAFETY.test(body);

/**
 * The provider for Ideogram (reference 3.4): one POST, whose answer contains the picture's URL,
 * which expires soon. An order cannot be looked up afterwards. The reference names no setting for
 * faces or people.
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
      const exchanged = await exchange({
        method: "POST",
        url: `${url}/v1/${endpoint}/generate`,
        headers: { "api-key": apiKey, accept: "application/json" },
        form: formOf(fields),
        patience: ANSWER_PATIENCE,
      });
      return classifyImages(exchanged, key, { isPolicy: isIdeogramPolicy });
    },
  };
}
