import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { PAGE_FILES_ID } from "@kinora/contracts/site/page-files-id";
import { z } from "zod";

const listing = z.record(z.string(), z.array(z.string()));

/**
 * Opens the list of scripts per URL, as lines of a page's head that the page fetches when it starts
 * the app. They are wrapped in a template, so that no script is fetched before the pictures of the
 * first screen.
 *
 * @returns an empty string for URLs that the build did not list
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
    lines: `<template id="${PAGE_FILES_ID}">${files
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
      .join("")}</template>`,
  }));
  return (path) => pages.find(({ pattern }) => pattern.test(path))?.lines ?? "";
}
