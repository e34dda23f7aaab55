import type { Turn } from "./begin-turn.ts";

/** Reason with which a wait for the narrator is given up, so that the job can yield its place. */
export class PatienceLost extends Error {
  constructor() {
    super("The wait for a turn was given up.");
    this.name = "PatienceLost";
  }
}

/** Milliseconds between two looks whether others wait. */
const LOOK_MS = 2_000;

/**
 * Does work that may wait for the narrator. Once the job's turn is over and others wait for its
 * place, the signal aborts: whoever only waits has no use for a place.
 */
export async function withPatience<Result>(
  turn: Pick<Turn, "isOver">,
  work: (patience: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const patience = new AbortController();
  const look = async () => {
    // When the database is unavailable, the work itself finds out.
    const isOver = await turn.isOver().catch(() => false);
    if (isOver) patience.abort(new PatienceLost());
  };
  const timer = setInterval(() => void look(), LOOK_MS);
  try {
    return await work(patience.signal);
  } finally {
    clearInterval(timer);
  }
}
