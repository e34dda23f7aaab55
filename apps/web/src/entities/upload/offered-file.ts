let offered: File | null = null;
const takers = new Set<() => void>();

/** Hands a file to the upload field as soon as that is mounted. */
export function offerFile(file: File): void {
  offered = file;
  for (const take of takers) take();
}

/** Registers a handler for offered files. @returns a function that unregisters it */
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
