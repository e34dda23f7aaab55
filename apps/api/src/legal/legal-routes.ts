import type { ConsentState, LegalPage } from "@kinora/contracts/legal/legal";
import { CONSENT_NAMES, type LegalName, PLAIN_LANGUAGE } from "@kinora/contracts/legal/legal-names";
import { routes } from "@kinora/contracts/routes";
import { changeOf, giveConsent } from "@kinora/domain/legal/consent";
import type { Consents } from "@kinora/domain/legal/legal-texts";
import { chooseLanguage } from "@kinora/text/choose-locale";
import type { FastifyInstance } from "fastify";
import { mountRoute } from "../http/mount-route.ts";
import type { ConsentGate } from "./consent-gate.ts";
import type { LiveTexts } from "./live-texts.ts";

export interface LegalRoutePorts {
  readonly now: () => Date;
  readonly texts: LiveTexts;
  readonly leastAge: number;
  readonly consents: Consents;
  readonly gate: ConsentGate;
  /** Grants what a user gets upon agreeing. */
  readonly welcome: (
    userId: string,
    network: string | null,
    installation: string | null,
  ) => Promise<void>;
}

export function mountLegalRoutes(server: FastifyInstance, ports: LegalRoutePorts): void {
  const { now, texts, leastAge, consents, gate } = ports;

  mountRoute(server, routes.getLegalPage, async ({ params, languages }) =>
    presentPage(params.name, texts, languages),
  );

  const state = async (userId: string): Promise<ConsentState> => {
    const last = await consents.last(userId);
    const { versions } = texts.asked() ?? { versions: null };
    return {
      needed: await gate.needed(userId),
      leastAge,
      agreedAt: last?.at.toISOString() ?? null,
      texts: CONSENT_NAMES.map((name) => {
        const { version, since } = texts.text(name);
        const change = versions === null ? "same" : changeOf(name, versions, last);
        return { name, version, since: since?.toISOString() ?? null, change };
      }),
    };
  };

  mountRoute(server, routes.getConsent, ({ person }) => state(person.userId));

  mountRoute(server, routes.giveConsent, async ({ person, body, network, installation }) => {
    const asked = texts.asked();
    const { userId } = person;
    if (asked !== null) {
      await giveConsent({ consents }, { userId, asked, shown: body.versions, now: now() });
      await ports.welcome(userId, network, installation);
    }
    return state(userId);
  });

  mountRoute(server, routes.declineConsent, async ({ person }) => {
    const isAsked = texts.asked() !== null;
    return { accountRemoved: isAsked && (await consents.removeUnused(person.userId)) };
  });
}

function presentPage(name: LegalName, texts: LiveTexts, languages: string | undefined): LegalPage {
  const { version, since, pages } = texts.text(name);
  const liked = chooseLanguage(languages, [PLAIN_LANGUAGE, ...pages.keys()]);
  const language = liked !== undefined && pages.has(liked) ? liked : PLAIN_LANGUAGE;
  const { title, html } = pages.get(language) ?? { title: null, html: "" };
  return {
    ...{ name, version, since: since?.toISOString() ?? null, isExample: texts.isExample },
    ...{ language, title, html },
  };
}
