import { z } from "zod";
import { ask, type Exchange, readJson } from "../http/exchange.ts";
import type { Unserved } from "../provider-setup.ts";
import { openaiHeaders } from "./headers.ts";

export interface InspectedServer {
  /** Origin, without a slash at the end. */
  readonly url: string;
  /** The server's name of a model. */
  readonly model: string;
  /** Null: it asks for none. */
  readonly key: string | null;
}

const models = z.object({ data: z.array(z.object({ id: z.string() })) });
/** Milliseconds that a question may take. */
const PATIENCE = 5_000;

/**
 * Asks a server which models it has. One that has no list of them is believed to have what its owner named.
 *
 * @param server what it is called
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
