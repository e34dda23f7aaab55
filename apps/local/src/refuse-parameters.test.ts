import { expect, it } from "vitest";
import { refuseParameters } from "./refuse-parameters.ts";

it.each(["--help", "-h", "--port=1", "web"])("refuses %s instead of starting a server", (one) => {
  expect(() => refuseParameters([one])).toThrow(/^npm start takes no parameters\./);
});

it("starts without parameters, and with the one of npm run dev", () => {
  expect(() => refuseParameters([])).not.toThrow();
  expect(() => refuseParameters(["--watch"])).not.toThrow();
});
