import { eachApart } from "./each-apart.ts";

/** A page of due ids, in order of id: at most `limit` ids greater than `after` ("" for the first). */
export interface DuePage {
  readonly after: string;
  readonly limit: number;
}

export interface DuePorts {
  readonly find: (page: DuePage) => Promise<readonly string[]>;
  readonly work: (id: string) => Promise<unknown>;
  readonly log: (line: string) => void;
}

/**
 * Processes everything that is due, page by page, each id once. What stays due (busy, on hold, or
 * failing) is neither repeated in the same run nor in the way of the ids after it. A failure is
 * logged in one line.
 *
 * @param limit ids per page
 */
export async function eachDue({ find, work, log }: DuePorts, limit: number): Promise<void> {
  let after = "";
  for (;;) {
    const ids = await find({ after, limit });
    await eachApart(ids, work, log);
    const last = ids.at(-1);
    if (last === undefined || ids.length < limit) return;
    after = last;
  }
}
