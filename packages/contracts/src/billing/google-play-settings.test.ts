import { expect, it } from "vitest";
import { readGooglePlaySettings } from "./google-play-settings.ts";

const account = (email: string) => ({
  ...{ type: "service_account", client_email: email, private_key_id: "1" },
  private_key: "-----BEGIN PRIVATE KEY-----\nsecret\n-----END PRIVATE KEY-----\n",
});
const REAL = {
  GOOGLE_PLAY_SERVICE_ACCOUNT: JSON.stringify({
    ...account("publisher@kinora.iam.gserviceaccount.com"),
    token_uri: "https://evil.example/token",
  }),
  GOOGLE_PLAY_PACKAGE_NAME: "app.kinora",
  GOOGLE_PLAY_PUSH_AUDIENCE: "https://kinora.example/events",
  GOOGLE_PLAY_PUSH_EMAIL: "push@kinora.iam.gserviceaccount.com",
};
const SIMULATED = {
  ...REAL,
  GOOGLE_PLAY_SERVICE_ACCOUNT: JSON.stringify(account("publisher@simulated.invalid")),
  GOOGLE_PLAY_PUSH_EMAIL: "push@simulated.invalid",
  GOOGLE_PLAY_SIMULATOR_URL: "http://127.0.0.1:4243",
};

it("reads nothing when nothing is sold there", () => {
  expect(readGooglePlaySettings({ GOOGLE_PLAY_PACKAGE_NAME: "app.kinora" })).toBeNull();
});

it("reads how Google is reached, and never where a key says that it is", () => {
  expect(readGooglePlaySettings(REAL)).toEqual({
    ...{ packageName: "app.kinora", simulator: null },
    account: account("publisher@kinora.iam.gserviceaccount.com"),
    push: {
      audience: "https://kinora.example/events",
      email: "push@kinora.iam.gserviceaccount.com",
    },
  });
  expect(readGooglePlaySettings(SIMULATED)?.simulator).toBe("http://127.0.0.1:4243");
});

it.each([
  ["GOOGLE_PLAY_SERVICE_ACCOUNT", { GOOGLE_PLAY_SERVICE_ACCOUNT: "secret" }],
  ["GOOGLE_PLAY_SERVICE_ACCOUNT", { GOOGLE_PLAY_SERVICE_ACCOUNT: '{"private_key":"secret"}' }],
  ["GOOGLE_PLAY_PACKAGE_NAME", { GOOGLE_PLAY_PACKAGE_NAME: "" }],
  ["GOOGLE_PLAY_PACKAGE_NAME", { GOOGLE_PLAY_PACKAGE_NAME: "../other" }],
  ["GOOGLE_PLAY_PUSH_AUDIENCE", { GOOGLE_PLAY_PUSH_AUDIENCE: "" }],
  ["GOOGLE_PLAY_PUSH_EMAIL", { GOOGLE_PLAY_PUSH_EMAIL: undefined }],
  ["GOOGLE_PLAY_SIMULATOR_URL", { GOOGLE_PLAY_SIMULATOR_URL: "http://127.0.0.1:4243" }],
  [
    "GOOGLE_PLAY_SIMULATOR_URL",
    { ...SIMULATED, GOOGLE_PLAY_SIMULATOR_URL: "http://10.0.0.1:4243" },
  ],
  [
    "GOOGLE_PLAY_SIMULATOR_URL",
    { ...SIMULATED, GOOGLE_PLAY_PUSH_EMAIL: REAL.GOOGLE_PLAY_PUSH_EMAIL },
  ],
])("names %s, and does not quote it, in %j", (name, changed) => {
  const read = () => readGooglePlaySettings({ ...REAL, ...changed });
  expect(read).toThrow(name);
  expect(read).not.toThrow("secret");
});
