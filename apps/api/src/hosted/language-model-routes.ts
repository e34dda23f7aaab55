import type { LanguageModelState } from "@kinora/contracts/hosted/language-model";
import { routes } from "@kinora/contracts/routes";
import {
  chooseLanguageModel,
  chooseNoLanguageModel,
  type LanguageChoicePorts,
  type LanguageOffer,
} from "@kinora/domain/hosted/language-choice";
import type { InTurn } from "@kinora/domain/in-turn";
import type { FastifyInstance } from "fastify";
import { mountRoute } from "../http/mount-route.ts";

/** A source of language models with its display name. */
interface TitledOffer extends LanguageOffer {
  readonly title: string;
  readonly isLocal: boolean;
}

export interface LanguageModelRoutePorts extends Omit<LanguageChoicePorts, "offers"> {
  readonly offers: () => Promise<readonly TitledOffer[]>;
  /** The model currently in use; null when there is none. */
  readonly current: () => LanguageModelState["current"];
  /** Applies the new choice. */
  readonly refresh: () => Promise<void>;
  readonly now: () => Date;
}

/**
 * Mounts the owner's choice of a language model, which takes effect here at once and in other
 * processes within seconds. While a service is being asked, none of the owner's turns is occupied.
 */
export function mountLanguageModelRoutes(
  server: FastifyInstance,
  ports: LanguageModelRoutePorts,
): void {
  const { offers, current, refresh, now } = ports;
  const state = async (): Promise<LanguageModelState> => {
    return {
      current: current(),
      offers: (await offers()).map(({ isLocal, models, service, title }) => ({
        ...{ service, title, local: isLocal },
        models: models && [...models],
      })),
    };
  };
  const changed = async (inTurn: InTurn) => {
    await inTurn(refresh);
    return state();
  };

  mountRoute(server, routes.getLanguageModel, state);

  mountRoute(server, routes.chooseLanguageModel, async ({ body, person, requestId, inTurn }) => {
    const transact: LanguageChoicePorts["transact"] = (work) => inTurn(() => ports.transact(work));
    const change = { ...body, userId: person.userId, requestId, now: now() };
    await chooseLanguageModel(change, { ...ports, transact });
    return changed(inTurn);
  });

  mountRoute(server, routes.chooseNoLanguageModel, async ({ person, requestId, inTurn }) => {
    const change = { userId: person.userId, requestId, now: now() };
    await inTurn(() => chooseNoLanguageModel(change, ports));
    return changed(inTurn);
  });
}
