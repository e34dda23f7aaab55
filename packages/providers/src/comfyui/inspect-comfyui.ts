import type { ModelSentenceCode, Sentence } from "@kinora/contracts/message/sentence";
import type { Exchange } from "../http/exchange.ts";
import { COMFYUI_MODELS } from "./comfyui-models.ts";
import { findMissing, type NodeKinds, readNodeKinds } from "./find-missing.ts";
import { type LicensedFiles, whyNotAllowed } from "./licence.ts";
import type { WeightFiles } from "./weights.ts";
import { WORKFLOWS } from "./workflows.ts";

const server = "ComfyUI";
type Why = Sentence<ModelSentenceCode> | null;

const KINDS = new Set(
  Object.values(WORKFLOWS).flatMap(({ prompt }) =>
    Object.values(prompt).map(({ class_type }) => class_type),
  ),
);

/**
 * Asks a server what it has. Returns a function that explains why the server cannot make an
 * endpoint's model, or returns null when it can.
 */
export async function inspectComfyui(
  url: string,
  licensed: LicensedFiles,
  exchange: Exchange,
): Promise<(endpoint: string) => Why> {
  const kinds = await readNodeKinds(url, KINDS, exchange);
  return (endpoint) =>
    kinds === null
      ? { code: "model.serverSilent", params: { server } }
      : (whyNotAllowed(workflowsOf(endpoint), licensed) ??
        whatIsMissing(endpoint, kinds, licensed.files));
}

const workflowsOf = (endpoint: string) =>
  (COMFYUI_MODELS[endpoint]?.workflows ?? []).map((name) => WORKFLOWS[name]);

function whatIsMissing(endpoint: string, kinds: NodeKinds, files: WeightFiles): Why {
  const missing = workflowsOf(endpoint).flatMap((workflow) => findMissing(workflow, kinds, files));
  return missing.length === 0
    ? null
    : { code: "model.missingFiles", params: { server, files: [...new Set(missing)] } };
}
