import type { Page } from "@playwright/test";

/** Elements whose text is the same in every language, or was written by a user. */
const OWN = "[dir=auto], time, kbd, textarea, input, noscript, script, style, [data-words=own]";
const NAMES =
  /Kinora|Google|Apple|Animated Diffusion|Photorealistic|Animation|Pocket|MP4|WebP|PNG|JSON|@\w+/g;

/**
 * Finds the words of a page in the pseudo-language that are not in brackets, and therefore not
 * translated.
 *
 * @param own words of works and users that may appear anywhere
 */
export function findUntranslated(page: Page, own: readonly string[]): Promise<string[]> {
  return page.evaluate(
    ({ exempt, names, ownWords }) => {
      const left = (words: string) => {
        let rest = ownWords.reduce((text, one) => text.replaceAll(one, ""), words);
        for (let before = ""; before !== rest; ) {
          before = rest;
          rest = rest.replace(/\[[^[\]]*\]/gs, "");
        }
        rest = rest.replace(new RegExp(names, "g"), "").trim();
        return /\p{L}{2}/u.test(rest) ? rest : null;
      };
      const found = new Set<string>();
      /**
       * The text of each block without nested blocks, because a sentence may span several elements.
       */
      const blocks = new Map<Element, string>();
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        let block = walker.currentNode.parentElement;
        if (block === null || block.closest(exempt) || !block.checkVisibility()) continue;
        while (block.parentElement && getComputedStyle(block).display === "inline")
          block = block.parentElement;
        blocks.set(block, (blocks.get(block) ?? "") + walker.currentNode.textContent);
      }
      for (const words of blocks.values()) {
        const rest = left(words);
        if (rest !== null) found.add(rest.replace(/\s+/g, " ").slice(0, 80));
      }
      for (const name of ["aria-label", "title", "placeholder", "alt"]) {
        for (const each of document.querySelectorAll(`[${name}]`)) {
          const rest = each.closest(exempt.replace("textarea, input, ", ""))
            ? null
            : left(each.getAttribute(name) ?? "");
          if (rest !== null) found.add(`${name}: ${rest.slice(0, 80)}`);
        }
      }
      return [...found];
    },
    { exempt: OWN, names: NAMES.source, ownWords: [...own].sort((a, b) => b.length - a.length) },
  );
}
