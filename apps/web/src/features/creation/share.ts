import { copyText } from "../../ui/copy-text.ts";

/** The public address of an item. */
export const linkOf = (id: string) => new URL(`/item/${id}`, location.origin).href;

/**
 * Hands the item's address to the system's share sheet, or copies it.
 *
 * @returns the outcome: "nothing" when the user closed the sheet, "refused" when the clipboard is
 * unavailable
 */
export async function shareItem(
  id: string,
  title: string,
  isOpen = true,
): Promise<"shared" | "copied" | "nothing" | "refused"> {
  const url = linkOf(id);
  // A link that nobody else can open is copied with a notice instead of being shared.
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
