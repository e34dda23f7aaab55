import { expect, test } from "vitest";
import { configuredProviders } from "./configured-providers.ts";

const SELLERS = [
  "https://api.openai.com",
  "https://API.openai.com.",
  "http://api.openai.com",
  "https://eu.api.openai.com:443",
];

test.each(["IMAGES", "VIDEOS"])(
  "OpenAI's own address is no server of one's own that costs nothing: %s",
  (name) => {
    for (const url of SELLERS) {
      const configure = () =>
        configuredProviders({
          [`${name}_URL`]: url,
          [`${name}_MODEL`]: "gpt-image-1",
          [`${name}_KEY`]: "sk-1",
        });
      expect(configure, url).toThrow(new RegExp(`^${name}_URL is .* a service that charges`));
    }
  },
);
