import type { Role, Tier } from "@kinora/contracts/account/account";
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

/** Orders one piece of demo content, once for ever, at the lowest priority and paid by the house. */
export async function orderDemoCreation(
  demo: DemoPrompt,
  person: { readonly id: string; readonly role: Role; readonly tier: Tier },
  now: Date,
  { catalogue, newId, digest, stores }: DemoPorts,
): Promise<void> {
  const creationId = newId();
  const bodyDigest = digest(demo.prompt);
  const key = `demo:${bodyDigest.slice(0, 16)}`;
  if (await stores.requests.claim({ userId: person.id, key, bodyDigest, creationId, now })) return;
  const { style, aspectRatio, seed, effect, seconds, prompt } = demo;
  const settings = { style, aspectRatio, seed };
  const form =
    seconds === null
      ? { prompt, type: "text-to-image" as const, additionalParams: settings }
      : {
          prompt,
          type: "text-to-video" as const,
          generationModel: "core",
          additionalParams: { ...settings, duration: seconds, effect },
        };
  const resolved = resolveForm(form, catalogue, seed);
  await beginCreation(
    {
      creationId,
      jobId: newId(),
      userId: person.id,
      tier: person.tier,
      role: person.role,
      resolved,
      holdId: null,
      background: true,
      requestId: null,
      now,
    },
    stores,
  );
}
