import { expect, it } from "vitest";
import { readAppStoreSettings } from "./app-store-settings.ts";

const given = {
  APP_STORE_KEY_ID: "ABC123DEFG",
  APP_STORE_ISSUER_ID: "57246542-96fe-1a63-e053-0824d011072a",
  APP_STORE_KEY_FILE: "/keys/app-store.p8",
  APP_STORE_BUNDLE_ID: "test.kinora.app",
  APP_STORE_APP_ID: "1234567890",
  APP_STORE_ROOTS: "/keys/apple",
  APP_STORE_ENVIRONMENT: "production",
};
const simulator = "http://127.0.0.1:4242";

it("without a key there is no app", () => {
  expect(readAppStoreSettings({})).toBeNull();
});

it.each([
  ["production", undefined, "live"],
  ["sandbox", undefined, "test"],
  ["sandbox", simulator, "simulated"],
])(
  "%s with the simulator %s is %s",
  (APP_STORE_ENVIRONMENT, APP_STORE_SIMULATOR_URL, environment) => {
    const settings = { ...given, APP_STORE_ENVIRONMENT, APP_STORE_SIMULATOR_URL };
    expect(readAppStoreSettings(settings)).toMatchObject({ environment, appId: 1_234_567_890 });
  },
);

it.each([
  ["nothing is verified", { APP_STORE_ENVIRONMENT: "LocalTesting" }, "APP_STORE_ENVIRONMENT"],
  ["nothing is verified", { APP_STORE_ENVIRONMENT: "Xcode" }, "APP_STORE_ENVIRONMENT"],
  ["no environment", { APP_STORE_ENVIRONMENT: undefined }, "APP_STORE_ENVIRONMENT"],
  ["a simulator that is paid", { APP_STORE_SIMULATOR_URL: simulator }, "APP_STORE_SIMULATOR_URL"],
  [
    "a simulator elsewhere",
    { APP_STORE_ENVIRONMENT: "sandbox", APP_STORE_SIMULATOR_URL: "http://store.example" },
    "APP_STORE_SIMULATOR_URL",
  ],
  ["no roots", { APP_STORE_ROOTS: "" }, "APP_STORE_ROOTS"],
  ["a name for a number", { APP_STORE_APP_ID: "kinora" }, "APP_STORE_APP_ID"],
])("%s is refused: %j", (_why, changed, named) => {
  expect(() => readAppStoreSettings({ ...given, ...changed })).toThrow(named);
});
