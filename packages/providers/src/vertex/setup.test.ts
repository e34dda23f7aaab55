import { expect, test } from "vitest";
import { environmentWith, KNOWN_SERVICES } from "../services.ts";

const enteredAs = (service: string, key: string) =>
  environmentWith({}, new Map([[service, { key }]]), null);

test("takes an entered key only if it is the JSON of a service account, never a path", () => {
  const account = JSON.stringify({
    ...{ type: "service_account", project_id: "p", private_key_id: "1", client_email: "a@b" },
    private_key: "-----BEGIN PRIVATE KEY-----\n",
  });
  expect(enteredAs("vertex", account)).toEqual({ VERTEX_SERVICE_ACCOUNT: account });
  for (const key of ["/etc/hostname", "{}", "AIzaSy-an-api-key"])
    expect(enteredAs("vertex", key), key).toEqual({});
});

test("every other service takes a key of any form", () => {
  for (const { name, keyVariable } of KNOWN_SERVICES)
    if (name !== "vertex") expect(enteredAs(name, "a-key")).toEqual({ [keyVariable]: "a-key" });
});
