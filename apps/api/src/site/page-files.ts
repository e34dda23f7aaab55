import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

const listing = z.record(z.string(), z.array(z.string()));

/**
 * The lines of a head that have the scripts of one address fetched along with those of every page.
 *
 * @returns nothing where the build did not list them
 */
export async function openPageFiles(webFolder: string): Promise<(path: string) => string> {
  const text = await readFile(join(webFolder, "page-files.json"), "utf8").catch(() => "{}");
  const pages = Object.entries(listing.parse(JSON.parse(text))).map(([address, files]) => ({
    pattern: new RegExp(
      `^${address
        .replace(/\/$/, "")
        .replace(/[.*+?^()|[\]\\]/g, "\\$&")
        .replace(/\$\w+/g, "[^/]+")}/?$`,
    ),
    // After the pictures of the first screen: the page stands without them.
    lines: files
      .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`)
      .join(""),
  }));
  return (path) => pages.find(({ pattern }) => pattern.test(path))?.lines ?? "";
}
