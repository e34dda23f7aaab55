let offered: File | null = null;
const takers = new Set<() => void>();

/** Hands a file to the field that takes one, as soon as it is there. */
export function offerFile(file: File): void {
  offered = file;
  for (const take of takers) take();
}

/** @returns how to stop taking files */
export function takeOfferedFiles(take: (file: File) => void): () => void {
  const takeIt = () => {
    if (offered === null) return;
    const file = offered;
    offered = null;
    take(file);
  };
  takers.add(takeIt);
  takeIt();
  return () => void takers.delete(takeIt);
}
