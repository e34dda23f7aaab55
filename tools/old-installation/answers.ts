import { z } from "zod";

/** The answer of one version of the api to one user. */
export interface Answer {
  readonly handle: string;
  readonly path: string;
  readonly body: unknown;
}

const listed = z.object({ items: z.array(z.object({ id: z.string() })) });
const recorded = z.object({ items: z.array(z.object({ receiptId: z.string().nullish() })) });

/** Requests everything that a user can see of their own data, and the feed. */
export async function askEverything(
  handle: string,
  ask: (path: string) => Promise<unknown>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  const note = async (path: string) => {
    const body = await ask(path);
    answers.push({ handle, path, body });
    return body;
  };
  const each = async (list: string, item: string) => {
    for (const { id } of listed.parse(await note(list)).items) await note(`${item}/${id}`);
  };
  await note("/api/me");
  await note("/api/gems/balance");
  await note("/api/notifications?limit=100");
  await note("/api/feed?kind=recent&limit=100");
  await each("/api/creations?limit=100", "/api/creations");
  await each("/api/creations?view=trash&limit=100", "/api/creations");
  await each("/api/stories?limit=100", "/api/stories");
  await each("/api/uploads?limit=100", "/api/uploads");
  const { items } = recorded.parse(await note("/api/gems/entries?limit=100"));
  const receipts = new Set(items.flatMap(({ receiptId }) => receiptId ?? []));
  for (const id of receipts) await note(`/api/gems/receipts/${id}`);
  return answers;
}
