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
  /** Origin, without a trailing slash. */
  readonly url: string;
  /** The server's name for the model. */
  readonly model: string;
  /** Null when the server requires no key. */
  readonly key: string | null;
}

/** Maximum size in bytes of an answer with a base64 picture. */
const LARGEST = 24_000_000;

const problem = z.object({ error: z.object({ code: z.unknown() }) });
const isPolicy = (answer: UpstreamAnswer): boolean =>
  isPolicyCode(problem.safeParse(readJson(answer)).data?.error.code);

const failure = z.object({ error: z.object({ message: z.string() }) });
/**
 * True when the server itself reports a failed generation; a proxy that answers for it would not
 * know these words.
 */
const saysThatItFailed = (answer: UpstreamAnswer): boolean =>
  answer.status >= 500 && failure.safeParse(readJson(answer)).success;

/**
 * The provider for any server compatible with OpenAI's images that returns the picture in the
 * answer. An order cannot be looked up afterwards.
 */
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
      // The failure costs nothing, and it is final.
      if (exchanged.kind === "answered" && saysThatItFailed(exchanged.answer))
        return { kind: "accepted", upstreamId: key, files: [] };
      return classifyImages(exchanged, key, { isPolicy });
    },
  };
}
