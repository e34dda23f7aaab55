import { test as base, expect, type Locator, type Page } from "@playwright/test";

export { expect };

/** Demo people of the built-in identity provider, by their handles. */
export type DemoHandle = "olivia" | "mira" | "ada" | "bruno" | "chiyo";

const names: Record<DemoHandle, string> = {
  olivia: "Olivia Hart",
  mira: "Mira Sandoval",
  ada: "Ada Lindqvist",
  bruno: "Bruno Okafor",
  chiyo: "Chiyo Tanaka",
};

export type SignInProvider = "Google" | "Apple";

type Journey = {
  /** A page signed in as a demo person, through the provider's own pages. */
  signedInAs(handle: DemoHandle, provider?: SignInProvider): Promise<Page>;
};

/** Journeys read like sentences: `const page = await signedInAs("ada")`. */
export const test = base.extend<Journey>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape.
  baseURL: async ({}, use) => use(process.env.E2E_URL),
  signedInAs: async ({ browser, baseURL, contextOptions }, use) => {
    const pages: Page[] = [];
    await use(async (handle, provider = "Google") => {
      const context = await browser.newContext({
        ...contextOptions,
        ...(baseURL ? { baseURL } : {}),
      });
      const page = await context.newPage();
      pages.push(page);
      await signIn(page, handle, provider);
      return page;
    });
    for (const page of pages) await page.context().close();
  },
});

/** Signs in from the login page and waits until the app knows who it is. */
export async function signIn(
  page: Page,
  handle: DemoHandle,
  provider: SignInProvider = "Google",
): Promise<void> {
  await page.goto("/login");
  await page.getByRole("button", { name: new RegExp(provider) }).click();
  await page.getByRole("button", { name: new RegExp(names[handle]) }).click();
  await expect(accountOf(page, handle)).toBeVisible();
}

/** The button that says who is signed in. */
export function accountOf(page: Page, handle: DemoHandle): Locator {
  return page.getByRole("button", { name: `Your account, ${names[handle]}` });
}
