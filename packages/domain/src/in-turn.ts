/** Does a piece of work when it is its turn: of much that is to be done, others are served between the pieces. */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;
