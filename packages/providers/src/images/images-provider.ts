import { InputRefused } from "@kinora/domain/creation/input-refused";
import type { AnswersAtOnce } from "@kinora/domain/hosted/provider";
import { canonicalBody } from "../canonical-body.ts";
import type { EndpointOf } from "../endpoint-of.ts";
import type { Exchange } from "../http/exchange.ts";
import { imageOrder } from "./image-order.ts";
import { classifyImages } from "./read-images.ts";

export interface ImagesSettings {
  /** Origin, without a slash at the end. */
  readonly url: string;
  /** The server's name of a model. */
  readonly model: string;
  /** Null: it asks for none. */
  readonly key: string | null;
}

/** Milliseconds that a picture is waited for: as long as an attempt of a job has time for twice. */
const PATIENCE = 300_000;
/** Bytes of an answer with a picture in it, written in letters. */
const LARGEST = 24_000_000;

/** What every request has. */
export const imagesHeaders = (key: string | null): Readonly<Record<string, string>> => ({
  accept: "application/json",
  ...(key === null ? {} : { authorization: `Bearer ${key}` }),
});

/** Any server that answers OpenAI's images with the picture itself: it knows nothing of an order afterwards. */
export function imagesProvider(
  { url, model, key: secret }: ImagesSettings,
  exchange: Exchange,
  endpointOf: EndpointOf,
): AnswersAtOnce {
  return {
    name: "images",

    async map({ recipe }) {
      if (
        endpointOf(recipe) === null ||
        recipe.type !== "text-to-image" ||
        recipe.inputs !== undefined
      )
        throw new InputRefused({ code: "hosted.input", params: {} });
      return { endpoint: model, body: canonicalBody(imageOrder(recipe, model)) };
    },

    async submit({ body }, { key }) {
      const exchanged = await exchange({
        ...{ method: "POST", url: `${url}/v1/images/generations`, body },
        headers: { ...imagesHeaders(secret), "content-type": "application/json" },
        ...{ patience: PATIENCE, largest: LARGEST },
      });
      return classifyImages(exchanged, key);
    },
  };
}
