import { expect, it } from "vitest";
import { readSettings } from "./settings.ts";
import { refusePublicDemo } from "./sign-in.ts";

const start = (environment: NodeJS.ProcessEnv) => () =>
  refusePublicDemo(readSettings(environment, "/kinora", []), environment);

it.each([
  { PUBLIC_URL: "https://kinora.example" },
  { PUBLIC_URL: "http://192.0.2.7:4310" },
  { HOST: "0.0.0.0" },
])("refuses demo accounts that are publicly reachable (%j)", (environment) => {
  expect(start(environment)).toThrow(/^A public server needs real sign-in, .* or DEMO=true/);
  expect(start({ ...environment, DEMO: "true" })).not.toThrow();
});

it.each([{}, { PUBLIC_URL: "http://kinora.localhost:4310" }, { HOST: "127.0.0.1" }])(
  "allows demo accounts that only this machine can reach: %j",
  (environment) => {
    expect(start(environment)).not.toThrow();
  },
);
