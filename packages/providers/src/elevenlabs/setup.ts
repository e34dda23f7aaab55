import { ask } from "../http/exchange.ts";
import { defineProvider } from "../provider-setup.ts";
import { elevenLabsProvider } from "./elevenlabs-provider.ts";
import { elevenLabsSpeaker } from "./elevenlabs-speaker.ts";
import { readElevenLabsAccount } from "./read-account.ts";
import { readProblem } from "./read-problem.ts";

export const elevenlabs = defineProvider({
  name: "elevenlabs",
  title: "ElevenLabs",
  keyVariable: "ELEVENLABS_API_KEY",
  keyPage: "https://elevenlabs.io/app/settings/api-keys",
  addresses: { ELEVENLABS_URL: "https://api.elevenlabs.io" },
  configure({ ELEVENLABS_API_KEY: key }, { ELEVENLABS_URL: url }) {
    if (!key) return null;
    return {
      open: (exchange, endpointOf) => elevenLabsProvider({ key, url }, exchange, endpointOf),
      openSpeaker: (exchange, voiceOf) => elevenLabsSpeaker({ key, url }, exchange, voiceOf),
      // Webhooks are not supported.
      openCallbacks: () => null,
    };
  },
  // Requests what is left of the plan. A key with restricted permissions is recognised, even though
  // it may not ask for this.
  async askWithKey(key, { ELEVENLABS_URL: url }, exchange) {
    const headers = { "xi-api-key": key, accept: "application/json" };
    const answer = await ask(exchange, {
      ...{ method: "GET", url: `${url}/v1/user/subscription`, headers },
    });
    return answer && readProblem(answer) === "missing_permissions"
      ? { ...answer, status: 200 }
      : answer;
  },
  readAccount: readElevenLabsAccount,
});
