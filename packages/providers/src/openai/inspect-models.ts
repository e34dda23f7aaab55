import { z } from "zod";
import { ask, type Exchange, readJson } from "../http/exchange.ts";
import type { Unserved } from "../provider-setup.ts";
import { openaiHeaders } from "./headers.ts";

export interface InspectedServer {
  /** Origin, without a trailing slash. */
  readonly url: string;
  /** The server's name for the model. */
  readonly model: string;
  /** Null when the server requires no key. */
  readonly key: string | null;
}

const models = z.object({ data: z.array(z.object({ id: z.string() })) });
/** Request timeout in milliseconds. */
const PATIENCE = 5_000;

/**
 * Asks a server for its models. When a server has no list, the models that its owner configured are
 * assumed to exist.
 *
 * @param server display name of the server
 */
export async function inspectModels(
  { url, model, key }: InspectedServer,
  server: string,
  exchange: Exchange,
): Promise<Unserved> {
  const request = { method: "GET", url: `${url}/v1/models`, headers: openaiHeaders(key) } as const;
  const answer = await ask(exchange, { ...request, patience: PATIENCE });
  if (answer === null || answer.status >= 500 || answer.status === 401 || answer.status === 403)
    return () => ({ code: "model.serverSilent", params: { server } });
  const listed = answer.status === 200 ? models.safeParse(readJson(answer)).data?.data : undefined;
  const isThere = listed?.some(({ id }) => id === model) ?? true;
  return () =>
    isThere ? null : { code: "model.missingFiles", params: { server, files: [model] } };
}
