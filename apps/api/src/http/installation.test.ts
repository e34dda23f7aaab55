import { expect, it } from "vitest";
import { installationIn, newInstallation } from "./installation.ts";

const ID = "abcdefghijklmnopqrstuv";

it.each([
  [{}, null],
  [{ cookie: `kinora.installation=${ID}` }, ID],
  [{ cookie: `a=b; kinora.installation=${ID}; c=d` }, ID],
  [{ cookie: "kinora.installation=short" }, null],
  [{ cookie: `other=${ID}` }, null],
  [{ "kinora-installation": ID }, ID],
  [{ "kinora-installation": `${ID}'; drop` }, null],
])("reads %o as %s", (headers, id) => expect(installationIn(headers)).toBe(id));

it("draws an id that it reads again, out of reach of scripts", () => {
  const { id, cookie } = newInstallation("https://kinora.example");
  expect(installationIn({ cookie: cookie.split(";")[0] })).toBe(id);
  expect(cookie).toMatch(/; Path=\/api; .*HttpOnly; SameSite=Lax; Secure$/);
});
