import { describe, expect, it } from "vitest";
import { readSettings } from "./settings.ts";
import { StartRefusal } from "./start-refusal.ts";

describe("local settings", () => {
  it.each([
    [{ PORT: "http" }, 'PORT is "http": it must be a whole number from 1 to 65535.'],
    [
      { PUBLIC_URL: "kinora.example" },
      'PUBLIC_URL is "kinora.example": it must be an address like http://localhost:4310.',
    ],
    [{ MIGRATE: "later" }, 'MIGRATE is "later": it must be yes or no.'],
    [
      { TRUSTED_PROXIES: "everybody" },
      'TRUSTED_PROXIES is "everybody": it must be addresses or ranges separated by commas, like 10.0.0.1, 10.1.0.0/16.',
    ],
    [
      { ALLOWED_HOSTS: "kinora.example:80" },
      'ALLOWED_HOSTS is "kinora.example:80": it must be host names separated by commas, without ports.',
    ],
    [{ WORKERS: "0" }, 'WORKERS is "0": it must be a whole number from 1 to 64.'],
    [{ WORKERS: "two" }, 'WORKERS is "two": it must be a whole number from 1 to 64.'],
    [{ LEAST_AGE: "old" }, 'LEAST_AGE is "old": it must be a whole number from 1 to 99.'],
    [{ API: "65" }, 'API is "65": it must be a whole number from 1 to 64.'],
    [{ S3_REGION: "eu-north-1" }, "S3_REGION is set without S3_BUCKET."],
    [{ S3_BUCKET: "works", S3_KEY_ID: "KEY" }, "S3_KEY_ID and S3_SECRET belong together."],
    [{ STRIPE_SECRET_KEY: "sk_live_1" }, "STRIPE_WEBHOOK_SECRET is missing."],
    [
      { STRIPE_SECRET_KEY: "key", STRIPE_WEBHOOK_SECRET: "whsec_1" },
      "STRIPE_SECRET_KEY begins with neither sk_live_ nor sk_test_.",
    ],
    [{ APP_STORE_KEY_ID: "ABC123DEFG" }, "APP_STORE_ISSUER_ID is missing."],
    [
      { STORE_TESTERS: "ada@example.com" },
      'STORE_TESTERS has "ada@example.com": it must be ids of people separated by commas.',
    ],
    [{ SEALING_SECRET: "guessed" }, "SEALING_SECRET has a secret of fewer than 32 characters."],
    [{ HOSTED_FOR: "friends" }, 'HOSTED_FOR is "friends": it must be owner, named or all.'],
  ])("rejects %j", (environment, said) => {
    expect(() => readSettings(environment, "/kinora", [])).toThrow(
      typeof said === "string" ? new StartRefusal(said) : said,
    );
  });

  it("have defaults for all variables", () => {
    expect(readSettings({}, "/kinora", [])).toMatchObject({
      port: 4310,
      host: "127.0.0.1",
      publicUrl: "http://localhost:4310",
      dataDirectory: "/kinora/.kinora",
      apis: 1,
      workers: 1,
    });
  });
});
