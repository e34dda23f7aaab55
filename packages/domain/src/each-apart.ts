/**
 * Processes a list item by item. A failure is logged in one line and does not stop the others.
 * @returns the items that failed
 */
export async function eachApart<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
  log: (line: string) => void,
): Promise<Item[]> {
  const failed: Item[] = [];
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      failed.push(item);
      log(`${item}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return failed;
}
