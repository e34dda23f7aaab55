import { expect, it } from "vitest";
import { readAppStoreConnectSettings } from "./app-store-connect-settings.ts";

const app = {
  APP_STORE_KEY_ID: "ABC123DEFG",
  APP_STORE_ISSUER_ID: "57246542-96fe-1a63-e053-0824d011072a",
  APP_STORE_KEY_FILE: "/keys/app-store.p8",
  APP_STORE_BUNDLE_ID: "test.kinora.app",
  APP_STORE_APP_ID: "1234567890",
  APP_STORE_ROOTS: "/keys/apple",
  APP_STORE_ENVIRONMENT: "production",
};
const key = {
  APP_STORE_CONNECT_KEY_ID: "CONNECT001",
  APP_STORE_CONNECT_ISSUER_ID: "57246542-96fe-1a63-e053-0824d011072a",
  APP_STORE_CONNECT_KEY_FILE: "/keys/connect.p8",
};

it("asks about the app that sells here, with a key of its own", () => {
  expect(readAppStoreConnectSettings(app)).toBeNull();
  expect(readAppStoreConnectSettings({ ...app, ...key })).toMatchObject({
    ...{ keyId: "CONNECT001", keyFile: "/keys/connect.p8", appId: 1_234_567_890, simulator: null },
  });
});

it("names what is missing", () => {
  const without = { ...app, ...key, APP_STORE_CONNECT_KEY_FILE: "" };
  expect(() => readAppStoreConnectSettings(without)).toThrow("APP_STORE_CONNECT_KEY_FILE");
  expect(() => readAppStoreConnectSettings(key)).toThrow("without APP_STORE_KEY_ID");
});
