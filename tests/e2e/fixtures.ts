import {
  type Browser,
  type BrowserContextOptions,
  test as base,
  expect,
  type Locator,
  type Page,
} from "@playwright/test";
import { type Server, startServer } from "./support/start-server.ts";

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
  /** A page of somebody who signs in for the first time: their gems are untouched. */
  signedInAsNewcomer(name: string): Promise<Page>;
};

/** Each of Playwright's workers has a server of its own: what one publishes, no other sees. */
type Place = { server: Server };

/** Journeys read like sentences: `const page = await signedInAs("ada")`. */
export const test = base.extend<Journey, Place>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape.
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 300_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  signedInAs: async ({ browser, baseURL, contextOptions }, use) => {
    const pages: Page[] = [];
    await use(async (handle, provider = "Google") => {
      const page = await openPage(browser, contextOptions, baseURL);
      pages.push(page);
      await page.goto("/login");
      await chooseAtProvider(page, handle, provider);
      await expect(balanceOf(page)).toBeVisible();
      return page;
    });
    for (const page of pages) await page.context().close();
  },
  signedInAsNewcomer: async ({ browser, baseURL, contextOptions }, use) => {
    const pages: Page[] = [];
    await use(async (name) => {
      const page = await openPage(browser, contextOptions, baseURL);
      pages.push(page);
      await page.goto("/login");
      await page.getByRole("button", { name: /Google/ }).click();
      await page.getByText("Add a person").click();
      await page.getByLabel("Name", { exact: true }).fill(name);
      await page.getByRole("button", { name: "Add and sign in" }).click();
      await expect(balanceOf(page)).toBeVisible();
      return page;
    });
    for (const page of pages) await page.context().close();
  },
});

async function openPage(
  browser: Browser,
  options: BrowserContextOptions,
  baseURL: string | undefined,
): Promise<Page> {
  const context = await browser.newContext({ ...options, ...(baseURL ? { baseURL } : {}) });
  return context.newPage();
}

/** From the login page through the provider's own page. */
export async function chooseAtProvider(
  page: Page,
  handle: DemoHandle,
  provider: SignInProvider,
): Promise<void> {
  await page.getByRole("button", { name: new RegExp(provider) }).click();
  await page.getByRole("button", { name: new RegExp(names[handle]) }).click();
}

/** What somebody who is signed in has; in the bar of every page and width. */
export function balanceOf(page: Page): Locator {
  return page.getByRole("link", { name: /^Balance/ });
}

/** The button that says who is signed in. */
export function accountOf(page: Page, handle: DemoHandle): Locator {
  return page.getByRole("button", { name: `Your account, ${names[handle]}` });
}
