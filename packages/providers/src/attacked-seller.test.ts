import { expect, test } from "vitest";
import { configuredProviders } from "./configured-providers.ts";

test.each(["IMAGES", "VIDEOS"])(
  "OpenAI's own address is no server of one's own that costs nothing: %s",
  (name) => {
    const configure = () =>
      configuredProviders({
        [`${name}_URL`]: "https://api.openai.com",
        [`${name}_MODEL`]: "gpt-image-1",
        [`${name}_KEY`]: "sk-1",
      });
    expect(configure).toThrow();
  },
);
