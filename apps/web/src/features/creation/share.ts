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
): Promise<"shared" | "copied" | "nothing" | "refused"> {
  const url = linkOf(id);
  if ("share" in navigator && matchMedia("(pointer: coarse)").matches) {
    try {
      await navigator.share({ title, url });
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "nothing";
    }
  }
  return (await copyText(url)) ? "copied" : "refused";
}
