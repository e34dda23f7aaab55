/** True in any phone app, whatever its contract: what its store forbids is not shown there. */
export const isInApp = (): boolean => typeof window.kinoraShell?.version === "number";
