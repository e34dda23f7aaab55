import type { LanguageChoice } from "@kinora/domain/hosted/language-choice";
import type { ProviderEnvironment } from "../provider-setup.ts";
import { LANGUAGE_SETUPS } from "./language-setups.ts";
import { LOCAL_SERVERS } from "./local-servers.ts";

/**
 * Returns the variables for a language model that the owner chose in the app; none when the
 * environment names one, or when the key of the chosen service is missing.
 */
export function chosenEnvironment(
  choice: LanguageChoice | null,
  environment: ProviderEnvironment,
): ProviderEnvironment {
  if (choice === null || environment.LANGUAGE_MODEL) return {};
  const { service, model } = choice;
  const local = LOCAL_SERVERS.find((server) => server.service === service);
  if (local)
    return {
      ...{ LANGUAGE_MODEL: `compatible:${model}`, LANGUAGE_MODEL_URL: local.url },
      LANGUAGE_MODEL_KEY: undefined,
    };
  const setup =
    LANGUAGE_SETUPS[service === "anthropic" || service === "google" ? service : "openai"];
  const hasKey = setup.keys.some((name) => environment[name]);
  return hasKey ? { LANGUAGE_MODEL: `${service}:${model}` } : {};
}
