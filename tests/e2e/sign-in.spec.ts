import { accountOf, expect, test } from "./fixtures.ts";

for (const provider of ["Google", "Apple"] as const) {
  test(`a demo user signs in with ${provider} and stays signed in after a reload`, async ({
    signedInAs,
  }) => {
    const page = await signedInAs("ada", provider);
    await page.reload();
    await expect(accountOf(page, "ada")).toBeVisible();
  });
}
