import { copyText } from "../../ui/copy-text.ts";

/** The address of an item, as people pass it on. */
export const linkOf = (id: string) => new URL(`/item/${id}`, location.origin).href;

/**
 * Hands the item's address to the system's share sheet, or copies it.
 *
 * @returns what was done; "nothing" when the person closed the sheet, "refused" when nothing may be copied
 */
export async function shareItem(
  id: string,
  title: string,
  isOpen = true,
): Promise<"shared" | "copied" | "nothing" | "refused"> {
  const url = linkOf(id);
  // A link that is dead for everybody is not handed out without a word.
  if (isOpen && "share" in navigator && matchMedia("(pointer: coarse)").matches) {
    try {
      await navigator.share({ title, url });
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "nothing";
    }
  }
  return (await copyText(url)) ? "copied" : "refused";
}
