import type { Improvement } from "@kinora/contracts/prompt/improvement";
import { routes } from "@kinora/contracts/routes";
import { type ImprovePorts, improveWords } from "@kinora/domain/prompt/improve-words";
import type { ImprovementRecord, ImprovementStore } from "@kinora/domain/prompt/improvement";
import { Refusal } from "@kinora/domain/refusal";
import type { Locale } from "@kinora/text/locale";
import { sentence } from "@kinora/text/sentence";
import type { FastifyInstance } from "fastify";
import { customerOf } from "../creation/viewer.ts";
import { mountRoute } from "../http/mount-route.ts";

export interface ImprovementRoutePorts extends ImprovePorts {
  readonly improvements: Pick<ImprovementStore, "find">;
  /** Returns the name of a language model that people know, by its id. */
  readonly modelName: (id: string) => string;
  readonly now: () => Date;
}

export function mountImprovementRoutes(
  server: FastifyInstance,
  ports: ImprovementRoutePorts,
): void {
  const present = (record: ImprovementRecord, locale: Locale) =>
    presentImprovement({ ...record, model: ports.modelName(record.model) }, locale);

  mountRoute(server, routes.improveWords, async ({ person, body, idempotencyKey, locale }) => {
    const actor = customerOf(person);
    const input = { actor, request: body, idempotencyKey, now: ports.now() };
    return present(await improveWords(input, ports), locale);
  });

  mountRoute(server, routes.getImprovement, async ({ params, person, locale }) => {
    const found = await ports.improvements.find(params.id);
    if (found?.userId !== person.userId) throw new Refusal("IMPROVEMENT_NOT_FOUND");
    return present(found, locale);
  });
}

function presentImprovement(
  { id, model, prompt, outcome }: ImprovementRecord,
  locale: Locale,
): Improvement {
  const why =
    outcome?.kind === "left"
      ? sentence({ code: "improvement.left", params: { model, why: outcome.why } }, locale)
      : null;
  return {
    ...{ id, model, why },
    state: outcome?.kind ?? "waiting",
    before: prompt,
    after: outcome?.kind === "improved" ? outcome.words : null,
  };
}
