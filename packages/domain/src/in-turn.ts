/**
 * Runs a piece of work when its turn comes, letting other work run between the pieces of a large
 * task.
 */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;
