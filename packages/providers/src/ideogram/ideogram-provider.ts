import type { AnswersAtOnce } from "@kinora/domain/hosted/provider";
import { z } from "zod";
import { ANSWER_PATIENCE, classifyImages } from "../answered-images/classify-images.ts";
import type { EndpointOf } from "../endpoint-of.ts";
import type { Exchange, UpstreamAnswer } from "../http/exchange.ts";
import { mapIdeogramOrder } from "./map-order.ts";

export interface IdeogramSettings {
  readonly key: string;
  /** Origin, without a slash at the end. */
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
/** A 422 says that words failed the check for safety; one that speaks of something else speaks of a field. */
const SAFETY = /safety|moderat|policy/i;
const isIdeogramPolicy = ({ status, body }: UpstreamAnswer): boolean =>
  status === REFUSED_WORDS && SAFETY.test(body);

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
