/**
 * Hands the item's address to the system's share sheet, or copies it.
 *
 * @returns what was done; "nothing" when the person closed the sheet
 */
export async function shareItem(
  id: string,
  prompt: string,
): Promise<"shared" | "copied" | "nothing"> {
  const url = new URL(`/item/${id}`, location.origin).href;
  if ("share" in navigator && matchMedia("(pointer: coarse)").matches) {
    try {
      await navigator.share({ title: prompt, url });
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "nothing";
    }
  }
  await navigator.clipboard.writeText(url);
  return "copied";
}
