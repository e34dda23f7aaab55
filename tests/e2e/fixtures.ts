import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Locator,
  type Page,
} from "@playwright/test";
import { type Server, startServer } from "./support/start-server.ts";

export { expect };

/** Handles of the demo users of the built-in identity provider. */
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
  /**
   * Opens a page signed in as a demo user: through the provider's pages the first time, or when a
   * provider is given.
   */
  signedInAs(handle: DemoHandle, provider?: SignInProvider): Promise<Page>;
  /** Opens a page of a user who signs in for the first time and has spent no gems. */
  signedInAsNewcomer(name: string): Promise<Page>;
};

/**
 * Each Playwright worker has its own server, so that published works are not visible to other
 * workers.
 */
type Place = { server: Server; sessions: Map<DemoHandle, StorageState> };

type StorageState = Awaited<ReturnType<BrowserContext["storageState"]>>;

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
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape.
  sessions: [async ({}, use) => use(new Map()), { scope: "worker" }],
  baseURL: async ({ server }, use) => use(server.url),
  signedInAs: async ({ browser, baseURL, contextOptions, sessions }, use) => {
    const pages = new Map<Page, DemoHandle>();
    await use(async (handle, provider) => {
      const session = provider === undefined ? sessions.get(handle) : undefined;
      // A session belongs to one window, because its credential changes with every visit.
      sessions.delete(handle);
      const page = await openPage(
        browser,
        { ...contextOptions, ...(session ? { storageState: session } : {}) },
        baseURL,
      );
      pages.set(page, handle);
      await page.goto(session ? "/" : "/login");
      if (!session) await chooseAtProvider(page, handle, provider ?? "Google");
      await expect(balanceOf(page)).toBeVisible();
      return page;
    });
    for (const [page, handle] of pages) {
      // A page that is still refreshing its session would be read halfway: the old cookie, but no
      // longer the attempt that may repeat it.
      await page.goto("about:blank");
      sessions.set(handle, sessionOf(await page.context().storageState()));
      await page.context().close();
    }
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

/**
 * Returns the state that a later window needs to be signed in, without anything else that a journey
 * left behind.
 */
function sessionOf({ cookies, origins }: StorageState): StorageState {
  const kept = ["session-attempt", "hasSeenIntroSlides"];
  return {
    cookies,
    origins: origins.map(({ origin, localStorage }) => ({
      origin,
      localStorage: localStorage.filter(({ name }) => kept.includes(name)),
    })),
  };
}

async function openPage(
  browser: Browser,
  options: BrowserContextOptions,
  baseURL: string | undefined,
): Promise<Page> {
  const context = await browser.newContext({ ...options, ...(baseURL ? { baseURL } : {}) });
  return context.newPage();
}

/** Signs in from the login page through the provider's page. */
export async function chooseAtProvider(
  page: Page,
  handle: DemoHandle,
  provider: SignInProvider,
): Promise<void> {
  await page.getByRole("button", { name: new RegExp(provider) }).click();
  await page.getByRole("button", { name: new RegExp(names[handle]) }).click();
}

/** The user's gem balance, in the bar of every page at every width. */
export function balanceOf(page: Page): Locator {
  return page.getByRole("link", { name: /^Balance/ });
}

/** The button that shows who is signed in. */
export function accountOf(page: Page, handle: DemoHandle): Locator {
  return page.getByRole("button", { name: `Your account, ${names[handle]}` });
}
