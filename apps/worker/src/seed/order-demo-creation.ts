import type { PersonRole } from "@kinora/contracts/access/roles";
import type { Tier } from "@kinora/contracts/account/account";
import type { PromptForm } from "@kinora/contracts/prompt/prompt-form";
import { type BeginStores, beginCreation } from "@kinora/domain/creation/begin-creation";
import type { RequestLog } from "@kinora/domain/creation/creation-stores";
import type { Catalogue } from "@kinora/domain/prompt/model-entry";
import { resolveForm } from "@kinora/domain/prompt/resolve-form";
import type { DemoPrompt } from "./demo-prompts.ts";

export interface DemoPorts {
  readonly catalogue: Catalogue;
  readonly newId: () => string;
  readonly digest: (text: string) => string;
  /** Bound to one transaction. */
  readonly stores: BeginStores & { readonly requests: RequestLog };
}

/** Orders one piece of demo content exactly once, at the lowest priority and free of charge. */
export async function orderDemoCreation(
  demo: DemoPrompt,
  person: { readonly id: string; readonly role: PersonRole; readonly tier: Tier },
  now: Date,
  { catalogue, newId, digest, stores }: DemoPorts,
): Promise<void> {
  const creationId = newId();
  const bodyDigest = digest(demo.prompt);
  const key = `demo:${bodyDigest.slice(0, 16)}`;
  if (await stores.requests.claim({ userId: person.id, key, bodyDigest, creationId, now })) return;
  const resolved = resolveForm(formOf(demo), catalogue, demo.seed);
  await beginCreation(
    {
      creationId,
      jobId: newId(),
      userId: person.id,
      tier: person.tier,
      role: person.role,
      resolved,
      order: null,
      holdId: null,
      background: true,
      requestId: null,
      now,
    },
    stores,
  );
}

function formOf({ style, aspectRatio, seed, effect, seconds, prompt }: DemoPrompt): PromptForm {
  const settings = { style, aspectRatio, seed };
  if (seconds === null) return { prompt, type: "text-to-image", additionalParams: settings };
  if (seconds === 30)
    return { prompt, type: "text-to-music", additionalParams: { seed, duration: seconds } };
  return {
    prompt,
    type: "text-to-video",
    generationModel: "core",
    additionalParams: { ...settings, duration: seconds, effect },
  };
}
