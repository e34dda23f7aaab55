import type { Locator, Page } from "@playwright/test";
import { expect } from "../fixtures.ts";

export interface Wish {
  readonly prompt: string;
  readonly kind: "Picture" | "Film" | "Music";
  /** Length of a film or of music in seconds. */
  readonly length?: number;
}

/** Timeout of a result on a busy machine. */
export const UNTIL_MADE = { timeout: 120_000 };

/** Fills in the open composer. */
export async function write(page: Page, { prompt, kind, length }: Wish): Promise<void> {
  await page.getByRole("textbox", { name: "Prompt" }).fill(prompt);
  await page.getByRole("radio", { name: kind }).click();
  if (length === undefined) return;
  await page.getByRole("button", { name: /^Length:/ }).click();
  await page.getByRole("button", { name: `${length} seconds`, exact: true }).click();
}

/** Opens the create page and fills in the composer. */
export async function writeOnCreatePage(page: Page, wish: Wish): Promise<void> {
  await page.goto("/create");
  await write(page, wish);
}

/** The create button, which shows the price once it is known. */
export function createButton(page: Page, gems?: number): Locator {
  const price = gems === 1 ? " · 1 gem" : ` · ${gems} gems`;
  return page.getByRole("button", {
    name: gems === undefined ? /^Create( ·|$)/ : `Create${price}`,
    exact: true,
  });
}

/** The result of the last press, below the composer. */
export function started(page: Page): Locator {
  return page.getByRole("region", { name: "Your new works" });
}

/** Makes a picture, waits for it and returns its id. */
export async function makePicture(page: Page, prompt: string): Promise<string> {
  await writeOnCreatePage(page, { prompt, kind: "Picture" });
  await createButton(page, 1).click();
  await expect(started(page).getByRole("img", { name: prompt })).toBeVisible(UNTIL_MADE);
  const address = await started(page).getByRole("link", { name: "Open" }).getAttribute("href");
  return address?.replace("/item/", "") ?? "";
}
