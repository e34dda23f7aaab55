import { InputRefused } from "@kinora/domain/creation/input-refused";
import type { AnswersAtOnce } from "@kinora/domain/hosted/provider";
import { z } from "zod";
import { ANSWER_PATIENCE, classifyImages } from "../answered-images/classify-images.ts";
import { canonicalBody } from "../canonical-body.ts";
import type { EndpointOf } from "../endpoint-of.ts";
import { type Exchange, readJson, type UpstreamAnswer } from "../http/exchange.ts";
import { openaiHeaders } from "../openai/headers.ts";
import { isPolicyCode } from "../openai/is-policy.ts";
import { imageOrder } from "./image-order.ts";

export interface ImagesSettings {
  /** Origin, without a slash at the end. */
  readonly url: string;
  /** The server's name of a model. */
  readonly model: string;
  /** Null: it asks for none. */
  readonly key: string | null;
}

/** Bytes of an answer with a picture in it, written in letters. */
const LARGEST = 24_000_000;

const problem = z.object({ error: z.object({ code: z.unknown() }) });
const isPolicy = (answer: UpstreamAnswer): boolean =>
  isPolicyCode(problem.safeParse(readJson(answer)).data?.error.code);

const failure = z.object({ error: z.object({ message: z.string() }) });
/** Its own words for a picture that it could not make; what stands before it, and answers for it, knows nothing of that. */
const saysThatItFailed = (answer: UpstreamAnswer): boolean =>
  answer.status >= 500 && failure.safeParse(readJson(answer)).success;

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
        headers: { ...openaiHeaders(secret), "content-type": "application/json" },
        ...{ patience: ANSWER_PATIENCE, largest: LARGEST },
      });
      // It costs nothing, and nothing more will ever be heard of it.
      if (exchanged.kind === "answered" && saysThatItFailed(exchanged.answer))
        return { kind: "accepted", upstreamId: key, files: [] };
      return classifyImages(exchanged, key, { isPolicy });
    },
  };
}
