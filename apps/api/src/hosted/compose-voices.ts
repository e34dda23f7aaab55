import { HOSTED_VOICES } from "@kinora/catalogue/hosted-voices";
import type { ModelSentenceCode, Sentence } from "@kinora/contracts/message/sentence";
import type { ServiceVoice } from "@kinora/domain/hosted/voice-service";
import type { RouteAbsence } from "@kinora/domain/prompt/model-entry";
import type { ConfiguredProvider } from "@kinora/providers/provider-setup";
import type { OwnServers } from "./compose-own-servers.ts";
import type { Circuits } from "./watch-circuits.ts";

interface Standing {
  readonly providers: () => readonly Pick<ConfiguredProvider, "name" | "voices">[];
  readonly ownServers: Pick<OwnServers, "absence">;
  readonly circuits: Pick<Circuits, "absence">;
  readonly switchedOff: RouteAbsence;
}

/** Says which voices of services and own servers there are at the moment. */
export function composeVoices({ providers, ownServers, circuits, switchedOff }: Standing) {
  /** Voices that the operator configured, in addition to those of the catalogue. */
  const namedVoices = () => providers().flatMap(({ voices }) => voices);
  const absenceOf = ({ service: protocol, upstreamId: endpoint }: ServiceVoice) =>
    switchedOff({ protocol, endpoint }) ?? circuits.absence({ protocol, endpoint });
  /** Own servers report their voices; services do not. */
  const namedAbsence = (voice: ServiceVoice) => {
    const { upstreamId: endpoint } = voice;
    const protocol = providers().find(({ voices }) => voices.includes(voice))?.name;
    const absence = absenceOf(voice);
    if (absence || protocol === undefined) return absence;
    return switchedOff({ protocol, endpoint }) ?? ownServers.absence({ protocol, endpoint });
  };
  return {
    namedVoices,
    /** Voices of configured services that are there, and of own servers that report them. */
    serviceVoices: () => {
      const services = new Set(providers().map(({ name }) => name));
      return [
        ...HOSTED_VOICES.filter(
          (voice) => services.has(voice.service) && absenceOf(voice) === null,
        ),
        ...namedVoices().filter((voice) => namedAbsence(voice) === null),
      ];
    },
    /** Returns why a voice cannot be ordered at the moment; null when it can, or is not known. */
    voiceAbsence: (key: string): Sentence<ModelSentenceCode> | null => {
      const named = namedVoices().find((voice) => voice.key === key);
      if (named) return namedAbsence(named);
      const voice = HOSTED_VOICES.find((one) => one.key === key);
      return voice ? absenceOf(voice) : null;
    },
  };
}
